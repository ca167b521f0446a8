import { BASKETBALL_STATUS } from '@org/domain'
import type { PlayerName } from '../catalogue/player-names'
import type { PlayKind, Side } from '../../ports/match-writer'
import type { ClockRun, MatchScript, Phase, Play } from './match-script'
import type { SeededRandom } from '../../ports/seeded-random'

interface BasketballSides {
  readonly homeStrength: number
  readonly awayStrength: number
  readonly homePlayers: readonly PlayerName[]
  readonly awayPlayers: readonly PlayerName[]
  /** 10 by international rules, 12 in the NBA. */
  readonly quarterMinutes: number
}

const PERIODS = [
  { status: BASKETBALL_STATUS.q1, done: BASKETBALL_STATUS.q1Done, breakSeconds: 2.5 * 60 },
  { status: BASKETBALL_STATUS.q2, done: BASKETBALL_STATUS.q2Done, breakSeconds: 15 * 60 },
  { status: BASKETBALL_STATUS.q3, done: BASKETBALL_STATUS.q3Done, breakSeconds: 2.5 * 60 },
  { status: BASKETBALL_STATUS.q4, done: null, breakSeconds: 0 },
] as const

const BEFORE_OVERTIME = 2 * 60
const OVERTIME_MINUTES = 5
/** Real seconds per second of the game clock. */
const STRETCH = { least: 2.28, most: 2.6 }

/** Plays a basketball match, overtimes until one side leads. */
export const basketballScript = (random: SeededRandom, sides: BasketballSides): MatchScript => {
  const phases: Phase[] = []
  const plays: Play[] = []
  const clock: ClockRun[] = []
  const score = { home: 0, away: 0 }
  let at = 0

  const period = (no: number, status: number, minutes: number) => {
    phases.push({ status, from: at, clockFrom: at })
    plays.push(whistle(at, status, no, minutes * 60, score))
    at = playPeriod(random, sides, { no, minutes, from: at }, score, plays, clock)
  }
  for (const [index, { status, done, breakSeconds }] of PERIODS.entries()) {
    period(index + 1, status, sides.quarterMinutes)
    if (done === null) continue
    phases.push({ status: done, from: at, clockFrom: at })
    plays.push(whistle(at, done, index + 1, 0, score))
    at += breakSeconds
  }
  for (let no = 5; score.home === score.away; no += 1) {
    at += BEFORE_OVERTIME
    period(no, BASKETBALL_STATUS.overtime, OVERTIME_MINUTES)
  }
  phases.push({ status: BASKETBALL_STATUS.finished, from: at, clockFrom: at })
  plays.push(whistle(at, BASKETBALL_STATUS.finished, plays.at(-1)?.minute ?? 4, 0, score))
  return { phases, plays: plays.sort((a, b) => a.at - b.at), momentum: [], clock }
}

const whistle = (at: number, status: number, period: number, left: number, score: Record<Side, number>): Play => ({
  at,
  kind: 'period',
  side: 'none',
  player: null,
  second: null,
  minute: period,
  added: left,
  home: score.home,
  away: score.away,
  value: status,
})

interface Possession {
  readonly left: number
  readonly leftAfter: number
  /** The relative length of the stoppage after it. */
  readonly pause: number
}

const playPeriod = (
  random: SeededRandom,
  sides: BasketballSides,
  { no, minutes, from }: { no: number; minutes: number; from: number },
  score: Record<Side, number>,
  plays: Play[],
  clock: ClockRun[],
): number => {
  const length = minutes * 60
  const possessions: Possession[] = []
  for (let left = length; left > 0;) {
    const leftAfter = left <= 7 ? 0 : Math.max(0, left - random.between(6, 22))
    possessions.push({ left, leftAfter, pause: random.chance(0.3) ? 0.3 + random.next() * 3 : 0.05 })
    left = leftAfter
  }
  const still = length * (STRETCH.least - 1 + random.next() * (STRETCH.most - STRETCH.least))
  const pauses = possessions.reduce((sum, { pause }) => sum + pause, 0)
  let at = from
  let side: Side = random.chance(0.5) ? 'home' : 'away'
  for (const { left, leftAfter, pause } of possessions) {
    const to = at + (left - leftAfter)
    clock.push({ from: at, to, left, leftAfter })
    playPossession(random, sides, side, (kind, who, player, second = null, points = 0) => {
      score[who] += points
      plays.push({ at: to, kind, side: who, player, second, minute: no, added: leftAfter, ...score, value: points })
    })
    side = side === 'home' ? 'away' : 'home'
    at = to + (still * pause) / pauses
  }
  return at
}

type Tell = (kind: PlayKind, side: Side, player: PlayerName, second?: PlayerName | null, points?: number) => void

const playPossession = (random: SeededRandom, sides: BasketballSides, side: Side, tell: Tell) => {
  const other: Side = side === 'home' ? 'away' : 'home'
  const attackers = side === 'home' ? sides.homePlayers : sides.awayPlayers
  const defenders = side === 'home' ? sides.awayPlayers : sides.homePlayers
  const difference =
    side === 'home' ? sides.homeStrength - sides.awayStrength + 0.12 : sides.awayStrength - sides.homeStrength
  const skill = 0.06 * difference
  const shooter = onCourt(random, attackers)
  const roll = random.next()

  if (roll < 0.13) return tell('turnover', side, shooter, random.chance(0.58) ? onCourt(random, defenders) : null)
  if (roll < 0.25) {
    tell('foul', other, onCourt(random, defenders), shooter)
    for (let shot = 0; shot < 2; shot += 1) {
      const made = random.chance(0.77)
      tell(made ? 'free_made' : 'free_missed', side, shooter, null, made ? 1 : 0)
    }
    return
  }
  const three = random.chance(0.37)
  const assist = random.chance(0.6) ? onCourt(random, attackers, shooter) : null
  if (three && random.chance(0.355 + skill)) return tell('three_made', side, shooter, assist, 3)
  if (!three && random.chance(0.535 + skill)) return tell('two_made', side, shooter, assist, 2)
  tell(three ? 'three_missed' : 'two_missed', side, shooter)
  if (!three && random.chance(0.15)) tell('block', other, onCourt(random, defenders), shooter)
  const board: Side = random.chance(0.25) ? side : other
  tell('rebound', board, onCourt(random, board === side ? attackers : defenders))
}

/** Ten players play, the first more than the last. */
const onCourt = (random: SeededRandom, players: readonly PlayerName[], except?: PlayerName): PlayerName => {
  const ten = players.slice(0, 10).filter((player) => player !== except)
  const chosen = ten[random.weighted(ten.map((_, index) => 14 - index))]
  if (!chosen) throw new Error('basketballScript: a team needs players.')
  return chosen
}
