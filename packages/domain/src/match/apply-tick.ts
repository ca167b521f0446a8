import { fieldsOf } from '../input'
import type { Match } from './match'

type Core =
  | 'id'
  | 'sport_id'
  | 'stamp'
  | 'status'
  | 'time'
  | 'period_count'
  | 'period_remaining_time'
  | 'home_score'
  | 'away_score'

type Parts =
  | 'home_half_score'
  | 'away_half_score'
  | 'home_extra_score'
  | 'away_extra_score'
  | 'home_penalty_score'
  | 'away_penalty_score'
  | 'home_quarter_scores'
  | 'away_quarter_scores'

/**
 * A live change of one match, as sent to `NOTIFY_ROOM`: the state after the change, not a difference. Omitted partial
 * scores did not change.
 *
 * Rule: DOM-61.
 */
export type MatchTick = Pick<Match, Core> & Partial<Pick<Match, Parts>>

/**
 * The match after a tick. The newer stamp wins: a tick of another match, or one that is not newer, returns the same
 * object. So ticks may arrive late, twice and out of order.
 *
 * Rule: DOM-61.
 *
 * @example
 * const match = { id: 7, sport_id: SPORT.football, stamp: 2, status: 2, home_score: 0, away_score: 0 }
 * applyTick(match, { ...match, stamp: 3, home_score: 1 }).home_score // => 1
 * applyTick(match, { ...match, stamp: 2, home_score: 1 }) === match // => true
 */
export const applyTick = <M extends Pick<Match, 'id' | 'sport_id' | 'stamp'>>(match: M, tick: MatchTick): M =>
  isNewer(fieldsOf<Stamped>(tick), fieldsOf(match)) ? { ...match, ...tick } : match

type Stamped = Pick<Match, 'id' | 'sport_id' | 'stamp'>

const isNewer = (tick: Stamped, match: Stamped): boolean =>
  tick.id === match.id && tick.sport_id === match.sport_id && tick.stamp > match.stamp
