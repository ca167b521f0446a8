export * from './MatchCard'
export type { MatchCardTeam } from './TeamCells'
