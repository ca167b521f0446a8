export * from './PitchLineup'
export { linesOf } from './lines-of'
export type { LineupMark, LineupPlayer } from './Player'
