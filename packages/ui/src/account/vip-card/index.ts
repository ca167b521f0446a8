export * from './VipCard'
