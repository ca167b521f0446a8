export * from './StandingsTable'
export type { StandingsColumn, StandingsRow, StandingsZone } from './StandingsRows'
