import type { Outcome } from '@org/api-client/contract'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CompetitionKind, ListOdds, MatchState } from '../../ports/match-writer'
import type { StoredPlan } from './stored-plan'

export interface MatchTables {
  competition: CompetitionTable
  team: TeamTable
  match: MatchTable
  match_attention: MatchAttentionTable
  match_vote: MatchVoteTable
}

export interface CompetitionTable {
  /** Imported ones count from 10 000. */
  id: Generated<number>
  sport_id: number
  name_en: string
  short_name_en: string
  name_zh: string
  short_name_zh: string
  /** The Portuguese name. */
  name_pt: string
  short_name_pt: string
  country: string
  /** Two colours as three hex digits each. */
  colours: string
  /** As its source says; null if it does not. */
  kind: Generated<CompetitionKind | null>
}

export interface TeamTable {
  /** Imported ones count from 1 000 000. */
  id: Generated<number>
  sport_id: number
  name_en: string
  short_name_en: string
  name_zh: string
  short_name_zh: string
  /** The Portuguese name. */
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
  /** `simulation`, `import`, `replay`, or the name of a source. */
  origin: string
  /** The source's own id, unique in its origin; null for simulated matches, whose id is enough. */
  natural_key: string | null
  round: string
  venue: Generated<string>
  referee: Generated<string>
  /** Null unless the simulation or a replay plays the match. */
  plan: JSONColumnType<StoredPlan | null>
  /** The stage of its season; null for replays, friendlies and matches from before seasons were stored. */
  stage_id: number | null
  /** Also in `state`; here for look-ups. */
  status: number
  state: JSONColumnType<MatchState>
  odds: JSONColumnType<ListOdds>
  /** Milliseconds of the epoch; grows with every change. */
  stamp: number
  /** When the simulation or the replay updates it first. */
  wakes_at: number
  /** It will not change any more. */
  settled: boolean
  /** As its source reported: decided at the table, not on the pitch. */
  decided: Generated<boolean>
  /** Decided at the table as reported or as imported; set by the database. */
  awarded: GeneratedAlways<boolean>
  /** The transaction that changed it last; set by the database. */
  changed_in: GeneratedAlways<number>
}

export interface MatchAttentionTable {
  seq: GeneratedAlways<number>
  /** The user id in chat: a uid or a guest's id. */
  viewer: string
  match_id: number
  created_at: number
}

export interface MatchVoteTable {
  match_id: number
  /** The user id in chat: a uid or a guest's id. */
  viewer: string
  vote: Outcome
  created_at: number
}
