import type { EpochSeconds } from '@org/domain'
import type { MatchPlan } from '../../store/matches/stored-plan'

/** Seconds of play since the real start, negative before it. */
export const playSeconds = (plan: Pick<MatchPlan, 'kickoff' | 'delay' | 'speed'>, now: EpochSeconds): number =>
  (now - plan.kickoff - plan.delay) * plan.speed

/** The instant at which a second of play happens. */
export const instantOfPlay = (plan: Pick<MatchPlan, 'kickoff' | 'delay' | 'speed'>, at: number): EpochSeconds =>
  plan.kickoff + plan.delay + at / plan.speed
