export * from './Danmaku'
export type { DanmakuComment } from './danmaku-stage'
