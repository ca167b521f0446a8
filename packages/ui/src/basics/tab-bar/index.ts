export * from './TabBar'
