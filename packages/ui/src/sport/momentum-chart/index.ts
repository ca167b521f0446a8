export * from './MomentumChart'
