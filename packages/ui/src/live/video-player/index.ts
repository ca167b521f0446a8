export * from './player-props'
export * from './VideoPlayer'
export type { PlayerChoice } from './PlayerMenu'
