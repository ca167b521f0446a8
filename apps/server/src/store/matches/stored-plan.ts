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

/** The plan of a match. With the seed it determines everything that happens. */
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
  /** A football draw leads to extra time. */
  readonly knockout: boolean
  /** Maps at most in esports, 0 otherwise. */
  readonly bestOf: number
  readonly fate: Fate
  /** The key of the match's random numbers. */
  readonly seed: string
  /** Seconds of play per real second; 1 is real time. */
  readonly speed: number
}

export type Pair = readonly [home: number, away: number]

export interface RecordedGoal {
  readonly side: 'home' | 'away'
  readonly player: string
  readonly minute: number
  /** Minutes of stoppage time, 0 for none. */
  readonly added: number
  readonly kind: 'goal' | 'own_goal' | 'penalty_goal'
}

/** The facts of a real match. */
export interface MatchRecord {
  /** YYYY-MM-DD at the ground. */
  readonly date: string
  readonly outcome: 'played' | 'awarded' | 'postponed' | 'cancelled' | 'abandoned' | 'unknown'
  readonly ht: Pair | null
  /** After 90 minutes; null without a result. */
  readonly ft: Pair | null
  readonly et: Pair | null
  readonly p: Pair | null
  /** Null if no scorers are known; then the goals are spread over their halves. */
  readonly goals: readonly RecordedGoal[] | null
}

/** The stored plan of a match, from which all its details can be generated again. */
export interface StoredPlan {
  readonly plan: MatchPlan
  /** The facts of an imported match; null for simulated ones. */
  readonly record: MatchRecord | null
  /** Of an imported match only what its record says is shown. A replay also has a course, which is simulated. */
  readonly factsOnly?: true
}
