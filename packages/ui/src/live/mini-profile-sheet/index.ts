export * from './MiniProfileSheet'
