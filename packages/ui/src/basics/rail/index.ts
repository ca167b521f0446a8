export * from './Rail'
