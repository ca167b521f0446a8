export * from './Progress'
