import { recordsOf } from '../input'
import { SPORT } from '../sport/sport'
import type { Match } from './match'
import { matchWinner, scoreLine, type ScoreLine } from './score-lines'

/** A match between two teams of a knockout. */
export interface TieMatch extends Pick<
  Match,
  'sport_id' | 'status' | 'home_score' | 'away_score' | 'home_penalty_score' | 'away_penalty_score'
> {
  readonly home: number
  readonly away: number
}

export interface TieScore {
  /**
   * From the point of view of the last match: goals of both legs in football, won matches of a series in other sports. Null
   * before the first score.
   */
  readonly score: ScoreLine | null
  /** Of the last match's teams; null until the tie is decided. */
  readonly winner: 'home' | 'away' | null
}

/**
 * What the matches between two teams add up to, in the order of their kick-offs. Level goals of two legs are decided by the
 * shootout of the last one; away goals do not count.
 *
 * @example
 * const leg = { sport_id: SPORT.football, status: 8, home_penalty_score: null, away_penalty_score: null }
 * const legs = [{ ...leg, home: 1, away: 2, home_score: 2, away_score: 0 }, { ...leg, home: 2, away: 1, home_score: 1, away_score: 0 }]
 * tieScore(legs) // => { score: { home: 1, away: 2 }, winner: 'away' }
 */
export const tieScore = (matches: readonly TieMatch[]): TieScore => {
  const legs = recordsOf(matches)
  const last = legs.at(-1)
  if (last === undefined) return { score: null, winner: null }
  const isSeries = last.sport_id !== SPORT.football && legs.length > 1
  const lines = legs.flatMap((leg) => {
    const line = isSeries ? wonLine(leg) : scoreLine(leg)
    if (line === null) return []
    return [leg.home === last.home ? line : { home: line.away, away: line.home }]
  })
  const sum = (side: keyof ScoreLine) => lines.reduce((total, line) => total + line[side], 0)
  const score = lines.length === 0 ? null : { home: sum('home'), away: sum('away') }
  const isOver = legs.every((leg) => matchWinner(leg) !== null)
  const lead = score ? score.home - score.away : 0
  if (!isOver) return { score, winner: null }
  if (lead !== 0) return { score, winner: lead > 0 ? 'home' : 'away' }
  const shootout = (last.home_penalty_score ?? 0) - (last.away_penalty_score ?? 0)
  return { score, winner: shootout === 0 ? null : shootout > 0 ? 'home' : 'away' }
}

const wonLine = (match: TieMatch): ScoreLine | null => {
  const winner = matchWinner(match)
  return winner === null ? null : { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 }
}
