import type { BookmakerOdds, Incident, MatchStat } from '@org/api-client/contract'
import type { Generated, JSONColumnType } from 'kysely'

export interface DetailTables {
  match_play: PlayTable
  match_figures: FiguresTable
  match_odds: OddsTable
  lineup_player: LineupTable
}

export type Side = 'home' | 'away'

export type PlayKind = Incident['kind'] | FootballExtra | BasketballKind | EsportKind

type FootballExtra = 'shot_on' | 'shot_off' | 'corner' | 'foul' | 'offside'
type BasketballKind =
  | 'two_made'
  | 'two_missed'
  | 'three_made'
  | 'three_missed'
  | 'free_made'
  | 'free_missed'
  | 'rebound'
  | 'turnover'
  | 'block'
  | 'timeout'
type EsportKind = 'kill' | 'objective' | 'map'

export interface PlayTable {
  match_id: number
  /** From 1, in the order of the plays; never changes. */
  seq: number
  kind: PlayKind
  side: Side | 'none'
  /** Football: minute as counted. Basketball: the period, overtimes from 5. Esports: the map, from 1. */
  minute: number
  /** Football: minutes of stoppage time. Basketball: seconds left of the period. Esports: minute of the map. */
  added: number
  /** Score after it: goals, points, maps. */
  home: number
  away: number
  /** Status that begins, for `period`; points for basketball scores. */
  value: number
  player_en: string | null
  player_zh: string | null
  /** Who gave the assist, or comes on. */
  second_en: string | null
  second_zh: string | null
}

export interface FiguresTable {
  match_id: number
  stats: JSONColumnType<MatchStat[]>
  /** Football: pressure of each minute of play, home positive, -100 to 100. */
  momentum: JSONColumnType<number[]>
  /** The match has been trimmed. */
  trimmed: Generated<boolean>
}

export interface OddsTable {
  match_id: number
  /** The order in which bookmakers and markets are shown. */
  place: number
  company: BookmakerOdds['company']
  market: BookmakerOdds['market']
  line: number
  /** The movement, oldest first; never empty. */
  history: JSONColumnType<BookmakerOdds['history']>
}

export interface LineupTable {
  match_id: number
  side: Side
  /** From 1, goalkeeper first; the bench follows the starting players. */
  place: number
  starts: boolean
  name_en: string
  name_zh: string
}
