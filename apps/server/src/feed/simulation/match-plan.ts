import type { EpochSeconds, MatchSportId } from '@org/domain'

/** How a match ends. All but `played` are rare. */
export const FATES = [
  'played',
  'postponed',
  'cancelled',
  'delayed',
  'pending',
  'abnormal',
  'interrupted',
  'abandoned',
] as const

export type Fate = (typeof FATES)[number]

/** What is known of a match before it begins. With the seed it decides everything that happens in it. */
export interface MatchPlan {
  readonly id: number
  readonly sport: MatchSportId
  readonly eventId: number
  readonly homeId: number
  readonly awayId: number
  /** Scheduled start. */
  readonly kickoff: EpochSeconds
  /** Seconds from the schedule to the real start. */
  readonly delay: number
  /** `Matchday 12`, `Round of 16`; translated when shown. */
  readonly round: string
  /** A football draw is played out. */
  readonly knockout: boolean
  /** Maps at most in esports, 0 otherwise. */
  readonly bestOf: number
  readonly fate: Fate
  /** Key of the match's chance. */
  readonly seed: string
  /** Seconds of play a second; 1 is real time. */
  readonly speed: number
}

/** Seconds of play since the real start, negative before it. */
export const playSeconds = (plan: Pick<MatchPlan, 'kickoff' | 'delay' | 'speed'>, now: EpochSeconds): number =>
  (now - plan.kickoff - plan.delay) * plan.speed

/** The instant at which a second of play happens. */
export const instantOfPlay = (plan: Pick<MatchPlan, 'kickoff' | 'delay' | 'speed'>, at: number): EpochSeconds =>
  plan.kickoff + plan.delay + at / plan.speed
