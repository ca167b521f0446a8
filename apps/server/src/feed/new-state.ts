import { NO_STATE } from '@org/domain'
import type { MatchState } from '../ports/match-writer'

/** The same in every sport. */
export const NOT_STARTED = NO_STATE.status

/** A state in which nothing has happened. */
export const stateOf = (status: number): MatchState => ({ ...NO_STATE, status })
