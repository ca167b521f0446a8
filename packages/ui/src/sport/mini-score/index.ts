export * from './MiniScore'
