import type { Generated, JSONColumnType } from 'kysely'
import type { Figures, LineupPlayer, MarketOdds, Play } from '../../ports/match-writer'

export interface DetailTables {
  match_play: PlayTable
  match_figures: FiguresTable
  match_odds: OddsTable
  lineup_player: LineupTable
}

export interface PlayTable extends Play {
  match_id: number
}

export interface FiguresTable {
  match_id: number
  stats: JSONColumnType<Figures['stats']>
  momentum: JSONColumnType<Figures['momentum']>
  /** The match has been trimmed. */
  trimmed: Generated<boolean>
}

export interface OddsTable extends Omit<MarketOdds, 'history'> {
  match_id: number
  history: JSONColumnType<MarketOdds['history']>
}

export interface LineupTable extends LineupPlayer {
  match_id: number
}
