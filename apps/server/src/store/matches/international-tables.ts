import type { GeneratedAlways } from 'kysely'

export interface InternationalTables {
  international_tournament: InternationalTournamentTable
  international_result: InternationalResultTable
  fifa_rank: FifaRankTable
  international_entry: InternationalEntryTable
}

export interface InternationalTournamentTable {
  id: GeneratedAlways<number>
  /** As in the file of results: `FIFA World Cup`, `Friendly`. */
  name: string
}

/** Days are counted from 1970-01-01, at the ground. */
export interface InternationalResultTable {
  day: number
  home_id: number
  away_id: number
  /** From 1: the same teams may play twice on a day. */
  nth: number
  /** After extra time. */
  home_score: number
  away_score: number
  /** Null without a penalty shootout. */
  home_won_shootout: boolean | null
  tournament_id: number
  /** On a ground that is home to neither team. */
  neutral: boolean
}

export interface FifaRankTable {
  team_id: number
  /** The day of the ranking. */
  day: number
  rank: number
  points: number
}

/** A team took part in a tournament. */
export interface InternationalEntryTable {
  team_id: number
  tournament_id: number
  /** The day of the tournament's last match. */
  last_day: number
  /** 1 for the champion, 2 for the other finalist. */
  place: 1 | 2 | null
}
