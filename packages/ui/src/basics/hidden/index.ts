export * from './Hidden'
