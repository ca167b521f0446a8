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

export type Pair = readonly [home: number, away: number]

export interface RecordedGoal {
  readonly side: 'home' | 'away'
  readonly player: string
  readonly minute: number
  /** Minutes of stoppage time, 0 for none. */
  readonly added: number
  readonly kind: 'goal' | 'own_goal' | 'penalty_goal'
}

/** What is known of a match that was really played. */
export interface MatchRecord {
  /** YYYY-MM-DD at the ground. */
  readonly date: string
  readonly outcome: 'played' | 'awarded' | 'postponed' | 'cancelled' | 'abandoned' | 'unknown'
  readonly ht: Pair | null
  /** After 90 minutes; null without a result. */
  readonly ft: Pair | null
  readonly et: Pair | null
  readonly p: Pair | null
  /** Null where no scorers are known: the goals are then spread over the halves they fell in. */
  readonly goals: readonly RecordedGoal[] | null
}

/** What the database keeps of a match besides its state: enough to tell its whole story again. */
export interface StoredPlan {
  readonly plan: MatchPlan
  /** What really happened, for imported matches; null for simulated ones. */
  readonly record: MatchRecord | null
}
