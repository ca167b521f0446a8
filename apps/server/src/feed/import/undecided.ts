import { scoresOf } from './match-faults'
import type { FileMatch } from './openfootball-schema'

/**
 * Whether a knockout match of a file has no winner: it is level, without a shootout, and not one of two legs. The file was
 * written before its end.
 */
export const isUndecided = (match: FileMatch, knockout: readonly FileMatch[]): boolean => {
  const { ft, et, p } = scoresOf(match)
  const last = et ?? ft
  if (last === null || p !== null || last[0] !== last[1] || match.status !== undefined) return false
  const teams = [match.team1, match.team2]
  return !knockout.some((leg) => leg !== match && teams.includes(leg.team1) && teams.includes(leg.team2))
}
