import { fieldsOf } from '../input'
import { matchPhase } from '../match/match-phase'
import { PLAN_STATUS } from '../money/plan-status'
import type { EpochSeconds } from '../time/instant'
import type { PlanResult } from './plan-record'

interface PlanFacts {
  /** Null until it has ended. */
  readonly result: PlanResult | null
  readonly sport_id: number
  /** The status of the match. */
  readonly status: number
  readonly kickoff_time: EpochSeconds
}

/**
 * The status of a plan by its result and its match: for sale until the kick-off (active), then in play until it is settled.
 * A match that is off leaves it inactive until it is refunded.
 *
 * @example
 * const plan = { result: null, sport_id: SPORT.football, status: FOOTBALL_STATUS.notStarted, kickoff_time: 600 }
 * planState(plan, 599) // => PLAN_STATUS.active
 * planState(plan, 600) // => PLAN_STATUS.inplay
 * planState({ ...plan, result: 'refunded' }, 600) // => PLAN_STATUS.refund
 */
export const planState = (plan: PlanFacts, now: EpochSeconds): (typeof PLAN_STATUS)[keyof typeof PLAN_STATUS] => {
  const { result, sport_id, status, kickoff_time } = fieldsOf(plan)
  if (result === 'refunded') return PLAN_STATUS.refund
  if (result === 'won' || result === 'lost') return PLAN_STATUS.finished
  const phase = matchPhase(sport_id, status)
  if (phase === 'abnormal') return PLAN_STATUS.inactive
  return phase === 'waiting' && now < kickoff_time ? PLAN_STATUS.active : PLAN_STATUS.inplay
}
