import { fieldsOf } from '../input'
import type { Match } from './match'
import type { MatchState } from './match-state'

/**
 * A live change of one match, as sent to `NOTIFY_ROOM`: the state after the change, not a difference.
 *
 * Rule: DOM-61.
 */
export type MatchTick = Pick<Match, 'id' | 'sport_id' | 'stamp'> & MatchState

/**
 * The match after a tick. The newer stamp wins: a tick of another match, or one that is not newer, returns the same
 * object. So ticks may arrive late, twice and out of order.
 *
 * Rule: DOM-61.
 *
 * @example
 * const match = { ...NO_STATE, id: 7, sport_id: SPORT.football, stamp: 2 }
 * applyTick(match, { ...match, stamp: 3, home_score: 1 }).home_score // => 1
 * applyTick(match, { ...match, stamp: 2, home_score: 1 }) === match // => true
 */
export const applyTick = <M extends Pick<Match, 'id' | 'sport_id' | 'stamp'>>(match: M, tick: MatchTick): M =>
  isNewer(fieldsOf<Stamped>(tick), fieldsOf(match)) ? { ...match, ...tick } : match

type Stamped = Pick<Match, 'id' | 'sport_id' | 'stamp'>

const isNewer = (tick: Stamped, match: Stamped): boolean =>
  tick.id === match.id && tick.sport_id === match.sport_id && tick.stamp > match.stamp
