export * from './OrderRow'
