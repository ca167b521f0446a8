import type { Generated, JSONColumnType } from 'kysely'
import type { Annulment, Figures, LineupPlayer, MarketOdds, Play, Side } from '../../ports/match-writer'

export interface DetailTables {
  match_play: PlayTable
  withdrawn_play: WithdrawnPlayTable
  player_total: PlayerTotalTable
  match_figures: FiguresTable
  match_odds: OddsTable
  lineup_player: LineupTable
}

export interface PlayTable extends Play {
  match_id: number
}

/** A play that was reported and does not count. */
export interface WithdrawnPlayTable extends PlayTable {
  reason: Annulment
  /** Seconds of the epoch. */
  withdrawn_at: number
}

/** What a player of a basketball match has done, counted from the plays before they are trimmed. */
export interface PlayerTotalTable {
  match_id: number
  side: Side
  kind: 'points' | 'rebounds' | 'assists'
  player_en: string
  player_zh: string
  value: number
}

export interface FiguresTable {
  match_id: number
  stats: JSONColumnType<Figures['stats']>
  momentum: JSONColumnType<Figures['momentum']>
  /** The match has been trimmed. */
  trimmed: Generated<boolean>
  /** The numbers of the plays that are gone, as a multirange. */
  trimmed_plays: Generated<string>
}

export interface OddsTable extends Omit<MarketOdds, 'history'> {
  match_id: number
  history: JSONColumnType<MarketOdds['history']>
}

export interface LineupTable extends LineupPlayer {
  match_id: number
}
