export * from './MessageList'
export type * from './types'
