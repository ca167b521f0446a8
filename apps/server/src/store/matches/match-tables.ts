import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ListOdds } from '../../feed/odds/winner-odds'
import type { StoredPlan } from '../../feed/stored-plan'
import type { MatchState } from '../../feed/simulation/match-state'

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
  plan: JSONColumnType<StoredPlan>
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
