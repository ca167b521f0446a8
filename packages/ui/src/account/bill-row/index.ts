export * from './BillRow'
