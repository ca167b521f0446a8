export * from './MasterCard'
