import { FOOTBALL_STATUS } from '@org/domain'
import type { PlayerName } from '../catalogue/player-names'
import type { FootballGame } from './football-game'
import { footballMomentum } from './football-momentum'
import { footballShootout } from './football-shootout'
import { footballSquad, type Squad } from './football-squad'
import type { PlayKind, Side } from '../../ports/match-writer'
import type { MatchScript, Phase, Play } from './match-script'
import type { SeededRandom } from '../../ports/seeded-random'

interface FootballSides {
  /** From 0 (weakest) to 1. */
  readonly homeStrength: number
  readonly awayStrength: number
  readonly homePlayers: readonly PlayerName[]
  readonly awayPlayers: readonly PlayerName[]
}

interface FootballPeriod {
  readonly status: number
  /** Second of play. */
  readonly from: number
  /** The minute on the clock before it begins: 0, 45, 90, 105. */
  readonly base: number
  /** Regular minutes, and those of stoppage time. */
  readonly minutes: number
  readonly added: number
}

const HALF_TIME_BREAK = 15 * 60
const BEFORE_EXTRA_TIME = 4 * 60
const EXTRA_TIME_BREAK = 2 * 60
const BEFORE_SHOOTOUT = 3 * 60

/** Plays a football match from its first to its last second. */
export const footballScript = (random: SeededRandom, sides: FootballSides, knockout: boolean): MatchScript => {
  const rates = expectedGoals(sides)
  const game = newGame(random, sides)
  const phases: Phase[] = []

  const play = (status: number, from: number, base: number, minutes: number, added: number) => {
    phases.push({ status, from, clockFrom: from })
    game.whistle(from, status, base + 1, 0)
    playPeriod(random, game, rates, { status, from, base, minutes, added })
    return from + (minutes + added) * 60
  }
  /** A break before, in or after extra time. */
  const pause = (from: number, minute: number, seconds: number) => {
    phases.push({ status: FOOTBALL_STATUS.extraTime, from, clockFrom: null })
    game.whistle(from, FOOTBALL_STATUS.extraTime, minute, 0)
    return from + seconds
  }

  const halfTime = play(FOOTBALL_STATUS.firstHalf, 0, 0, 45, random.between(1, 4))
  phases.push({ status: FOOTBALL_STATUS.halfTime, from: halfTime, clockFrom: 0 })
  game.whistle(halfTime, FOOTBALL_STATUS.halfTime, 45, 0)
  const secondHalf = halfTime + HALF_TIME_BREAK
  let end = play(FOOTBALL_STATUS.secondHalf, secondHalf, 45, 45, random.between(3, 7))
  let minute = 90

  if (knockout && game.score.home === game.score.away) {
    const extra = pause(end, 90, BEFORE_EXTRA_TIME)
    end = play(FOOTBALL_STATUS.extraTime, extra, 90, 15, random.between(0, 2))
    const second = pause(end, 105, EXTRA_TIME_BREAK)
    end = play(FOOTBALL_STATUS.extraTime, second, 105, 15, random.between(0, 2))
    minute = 120
    if (game.score.home === game.score.away) {
      const shootout = pause(end, minute, BEFORE_SHOOTOUT)
      phases.push({ status: FOOTBALL_STATUS.penaltyShootout, from: shootout, clockFrom: null })
      game.whistle(shootout, FOOTBALL_STATUS.penaltyShootout, minute, 0)
      end = footballShootout(random, game, shootout)
    }
  }
  phases.push({ status: FOOTBALL_STATUS.finished, from: end, clockFrom: 0 })
  game.whistle(end, FOOTBALL_STATUS.finished, minute, 0)

  const momentum = footballMomentum(random, game.plays, phases)
  return { phases, plays: withReviewedGoals(game.plays), momentum, clock: [] }
}

/** Seconds until a goal is taken back. */
const REVIEW = 45

/** A goal before every decision that one does not count: until the decision, or the next play, it does. */
const withReviewedGoals = (plays: readonly Play[]): Play[] =>
  plays.flatMap((decision, index) => {
    const { at, kind, side } = decision
    const annulledAt = Math.min(at + REVIEW, (plays[index + 1]?.at ?? at) - 1)
    if (kind !== 'var' || side === 'none' || annulledAt <= at) return [decision]
    return [
      { ...decision, kind: 'goal', [side]: decision[side] + 1, annulledAt },
      { ...decision, at: annulledAt },
    ]
  })

/** Goals to expect of each side in 90 minutes. */
export const expectedGoals = ({
  homeStrength,
  awayStrength,
}: Pick<FootballSides, 'homeStrength' | 'awayStrength'>) => ({
  home: 1.45 * Math.exp(0.75 * (homeStrength - awayStrength)),
  away: 1.15 * Math.exp(0.75 * (awayStrength - homeStrength)),
})

const newGame = (random: SeededRandom, { homePlayers, awayPlayers }: FootballSides): FootballGame => {
  const plays: Play[] = []
  const score = { home: 0, away: 0 }
  return {
    plays,
    score,
    squads: { home: footballSquad(random, homePlayers), away: footballSquad(random, awayPlayers) },
    add: (at, minute, added, kind, side, player, second = null) => {
      if (kind === 'goal' || kind === 'own_goal' || kind === 'penalty_goal') score[side] += 1
      const { home, away } = score
      plays.push({ at, kind, side, player, second, minute, added, value: 0, home, away })
    },
    whistle: (at, status, minute, added) => {
      const { home, away } = score
      plays.push({
        at,
        kind: 'period',
        side: 'none',
        player: null,
        second: null,
        minute,
        added,
        value: status,
        home,
        away,
      })
    },
  }
}

/** The frequency of plays per side and 90 minutes. */
const PER_MATCH = { shotOn: 3, shotOff: 6.5, corner: 4.8, foul: 10.5, offside: 1.8, penalty: 0.12, disallowed: 0.06 }

const playPeriod = (random: SeededRandom, game: FootballGame, rates: Record<Side, number>, period: FootballPeriod) => {
  const total = period.minutes + period.added
  const lean = { home: Math.sqrt(rates.home / rates.away), away: Math.sqrt(rates.away / rates.home) }
  for (let index = 0; index < total; index += 1) {
    const minute = period.base + Math.min(index + 1, period.minutes)
    const added = Math.max(0, index + 1 - period.minutes)
    let second = random.between(0, 25)
    // More goals are scored late than early.
    const late = 0.85 + (0.3 * (period.base + index)) / 95
    for (const side of random.chance(0.5) ? SIDES : SIDES_REVERSED) {
      const squad = game.squads[side]
      const other = game.squads[side === 'home' ? 'away' : 'home']
      const often = (count: number) => random.chance((count / 94) * late)
      const add: Add = (kind, player, partner = null) => {
        second = Math.min(59, second + random.between(1, 7))
        game.add(period.from + index * 60 + second, minute, added, kind, side, player, partner)
      }
      const shorthanded = 1 - 0.15 * squad.sentOff + 0.2 * other.sentOff

      if (often(rates[side] * 0.9 * shorthanded)) scoreGoal(random, squad, other, add)
      if (often(PER_MATCH.penalty)) {
        add(random.chance(0.78) ? 'penalty_goal' : 'penalty_missed', squad.taker())
      }
      if (often(PER_MATCH.disallowed)) add('var', squad.scorer())
      if (often(PER_MATCH.shotOn * lean[side])) add('shot_on', squad.scorer())
      if (often(PER_MATCH.shotOff * lean[side])) add('shot_off', squad.scorer())
      if (often(PER_MATCH.corner * lean[side])) add('corner', squad.anyone())
      if (often(PER_MATCH.offside)) add('offside', squad.scorer())
      if (often(PER_MATCH.foul)) commitFoul(random, squad, add)
      if (period.base + index > 50 && random.chance(0.085)) {
        const change = squad.substitute()
        if (change) add('substitution', change.off, change.on)
      }
    }
  }
}

const SIDES: readonly Side[] = ['home', 'away']
const SIDES_REVERSED: readonly Side[] = ['away', 'home']

type Add = (kind: PlayKind, player: PlayerName | null, second?: PlayerName | null) => void

/** `side` of an own goal is the side it counts for; the player is of the other one. */
const scoreGoal = (random: SeededRandom, squad: Squad, other: Squad, add: Add) => {
  if (random.chance(0.03)) return add('own_goal', other.defender())
  const scorer = squad.scorer()
  add('goal', scorer, random.chance(0.68) ? squad.partnerOf(scorer) : null)
}

const commitFoul = (random: SeededRandom, squad: Squad, add: Add) => {
  const player = squad.anyone()
  add('foul', player)
  if (random.chance(0.19)) add(squad.book(player), player)
  else if (random.chance(0.004)) {
    squad.sendOff(player)
    add('red_card', player)
  }
}
