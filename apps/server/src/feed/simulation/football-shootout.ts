import type { FootballGame } from './football-game'
import type { Side } from '../../ports/match-writer'
import type { SeededRandom } from '../../ports/seeded-random'

const SECONDS_A_KICK = 45
const KICKS = 5

/** Adds the kicks of a penalty shootout from a second of play on; returns the second at which it is decided. */
export const footballShootout = (random: SeededRandom, game: FootballGame, from: number): number => {
  const scored = { home: 0, away: 0 }
  const taken = { home: 0, away: 0 }
  const first: Side = random.chance(0.5) ? 'home' : 'away'
  let at = from
  while (!isDecided(scored, taken)) {
    const side = taken.home === taken.away ? first : first === 'home' ? 'away' : 'home'
    const hit = random.chance(0.75)
    taken[side] += 1
    if (hit) scored[side] += 1
    game.add(at, 120, 0, hit ? 'shootout_goal' : 'shootout_missed', side, game.squads[side].anyone())
    at += SECONDS_A_KICK
  }
  return at
}

/** Five kicks each, fewer if it is decided earlier, then pairs of kicks. */
const isDecided = (scored: Record<Side, number>, taken: Record<Side, number>): boolean => {
  const left = (side: Side) => Math.max(0, KICKS - taken[side])
  if (taken.home <= KICKS && taken.away <= KICKS)
    return scored.home > scored.away + left('away') || scored.away > scored.home + left('home')
  return taken.home === taken.away && scored.home !== scored.away
}
