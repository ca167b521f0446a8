export * from './VideoPlayer'
export type { PlayerChoice } from './PlayerMenu'
