import type { PlayerName } from '../catalogue/player-names'
import type { Squad } from './football-squad'
import type { PlayKind, Side } from '../../ports/match-writer'
import type { Play } from './match-script'

/** The state of a match during its generation. */
export interface FootballGame {
  readonly plays: Play[]
  readonly score: { home: number; away: number }
  readonly squads: { readonly home: Squad; readonly away: Squad }
  add(
    at: number,
    minute: number,
    added: number,
    kind: PlayKind,
    side: Side,
    player: PlayerName | null,
    second?: PlayerName | null,
  ): void
  whistle(at: number, status: number, minute: number, added: number): void
}
