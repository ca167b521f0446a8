import type { EpochSeconds } from '@org/domain'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { StoredPlan } from './stored-plan'

export interface MatchTables {
  competition: CompetitionTable
  team: TeamTable
  match: MatchTable
  match_attention: MatchAttentionTable
}

export interface CompetitionTable {
  /** Imported ones count from 10 000. */
  id: Generated<number>
  sport_id: number
  name_en: string
  short_name_en: string
  name_zh: string
  short_name_zh: string
  /** As Brazilians call it. */
  name_pt: string
  short_name_pt: string
  country: string
  /** Two colours as three hex digits each. */
  colours: string
}

export interface TeamTable {
  /** Imported ones count from 1 000 000. */
  id: Generated<number>
  sport_id: number
  name_en: string
  short_name_en: string
  name_zh: string
  short_name_zh: string
  /** As Brazilians call it. */
  name_pt: string
  short_name_pt: string
  country: string
  colours: string
}

/** Times are epoch seconds. */
export interface MatchTable {
  id: number
  sport_id: number
  competition_id: number
  home_id: number
  away_id: number
  /** Number of the day in Asia/Shanghai on which it is scheduled. */
  day: number
  kickoff_time: number
  /** `simulation`, `import` or `replay`. */
  origin: string
  /** Imported matches are found again by this; null for simulated ones, whose id is enough. */
  natural_key: string | null
  round: string
  venue: Generated<string>
  referee: Generated<string>
  /** Null for a match of which nothing but the result is known: its story cannot be told. */
  plan: JSONColumnType<StoredPlan | null>
  /** The stage of a season that it counts for; null for a replay, a friendly and what came before seasons were stored. */
  stage_id: number | null
  /** Also in `state`; here for look-ups. */
  status: number
  state: JSONColumnType<MatchState>
  odds: JSONColumnType<ListOdds>
  /** Milliseconds of the epoch; grows with every change. */
  stamp: number
  /** When the feed has to look at it first. */
  wakes_at: number
  /** Nothing of it will change any more. */
  settled: boolean
}

export interface MatchAttentionTable {
  seq: GeneratedAlways<number>
  /** The user id in chat: a uid or a guest's id. */
  viewer: string
  match_id: number
  created_at: number
}

/** What of a match changes while it is played; fields are named as in the contract. */
export interface MatchState {
  status: number
  time: EpochSeconds
  period_count: number
  period_remaining_time: number
  home_score: number
  away_score: number
  home_half_score: number | null
  away_half_score: number | null
  home_extra_score: number | null
  away_extra_score: number | null
  home_penalty_score: number | null
  away_penalty_score: number | null
  home_quarter_scores: number[]
  away_quarter_scores: number[]
  home_red: number
  away_red: number
  home_yellow: number
  away_yellow: number
  home_corner: number
  away_corner: number
}

/** Decimal odds. */
export interface Odds {
  home: number
  draw: number
  away: number
}

/** The odds a list shows: the winner at the first bookmaker. */
export type ListOdds = Odds | null
