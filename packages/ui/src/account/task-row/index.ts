export * from './TaskRow'
