export * from './MessageRow'
