export type { EngineMessage } from './engine-message'
export * from './message-rows'
export type * from './options'
