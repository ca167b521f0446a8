export * from './MessageMenu'
