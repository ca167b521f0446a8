import { ESPORT_STATUS } from '@org/domain'
import type { PlayerName } from '../catalogue/player-names'
import type { Side } from '../../ports/match-writer'
import type { MatchScript, Phase, Play } from './match-script'
import type { SeededRandom } from '../../ports/seeded-random'

interface EsportSides {
  readonly homeStrength: number
  readonly awayStrength: number
  readonly homePlayers: readonly PlayerName[]
  readonly awayPlayers: readonly PlayerName[]
  /** At most 3 or 5 maps. */
  readonly bestOf: number
}

/** Minutes including the draft before a map. Two maps and a break last longer than 84 minutes. */
const MAP_MINUTES = [38, 48] as const
const BREAK_MINUTES = [9, 12] as const

/** Plays a series of maps until one side has won more than half of them. */
export const esportScript = (random: SeededRandom, sides: EsportSides): MatchScript => {
  const phases: Phase[] = []
  const plays: Play[] = []
  const won = { home: 0, away: 0 }
  const needed = Math.ceil(sides.bestOf / 2)
  let at = 0
  for (let map = 1; won.home < needed && won.away < needed; map += 1) {
    phases.push({ status: ESPORT_STATUS.inPlay, from: at, clockFrom: at })
    plays.push(playOf(at, 'period', 'none', null, null, map, 0, won, ESPORT_STATUS.inPlay))
    const end = at + random.between(...MAP_MINUTES) * 60 + random.between(0, 59)
    const winner: Side = random.chance(winChance(sides)) ? 'home' : 'away'
    playMap(random, sides, winner, { map, from: at, end }, won, plays)
    won[winner] += 1
    plays.push(playOf(end, 'map', winner, null, null, map, Math.floor((end - at) / 60), won, 0))
    at = end + random.between(...BREAK_MINUTES) * 60
  }
  const end = plays.at(-1)?.at ?? at
  phases.push({ status: ESPORT_STATUS.finished, from: end, clockFrom: end })
  plays.push(playOf(end, 'period', 'none', null, null, won.home + won.away, 0, won, ESPORT_STATUS.finished))
  return { phases, plays: plays.sort((a, b) => a.at - b.at), momentum: [], clock: [] }
}

/** The chance that the home side wins a map. */
export const winChance = ({ homeStrength, awayStrength }: Pick<EsportSides, 'homeStrength' | 'awayStrength'>): number =>
  1 / (1 + Math.exp(-1.4 * (homeStrength - awayStrength)))

const playMap = (
  random: SeededRandom,
  { homePlayers, awayPlayers }: EsportSides,
  winner: Side,
  { map, from, end }: { map: number; from: number; end: number },
  won: Record<Side, number>,
  plays: Play[],
) => {
  const homeShare = winner === 'home' ? 0.6 : 0.4
  // The draft takes the first minutes.
  for (let at = from + 300 + random.between(0, 90); at < end - 20; at += random.between(35, 130)) {
    const side: Side = random.chance(homeShare) ? 'home' : 'away'
    const [own, others] = side === 'home' ? [homePlayers, awayPlayers] : [awayPlayers, homePlayers]
    const minute = Math.floor((at - from) / 60)
    const objective = minute > 8 && random.chance(0.16)
    const victim = objective ? null : random.pick(others.slice(0, 5))
    plays.push(
      playOf(at, objective ? 'objective' : 'kill', side, random.pick(own.slice(0, 5)), victim, map, minute, won, 0),
    )
  }
}

const playOf = (
  at: number,
  kind: Play['kind'],
  side: Play['side'],
  player: PlayerName | null,
  second: PlayerName | null,
  map: number,
  minute: number,
  won: Record<Side, number>,
  value: number,
): Play => ({ at, kind, side, player, second, minute: map, added: minute, home: won.home, away: won.away, value })
