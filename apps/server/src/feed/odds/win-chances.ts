import { FOOTBALL_STATUS, isFinished, SPORT } from '@org/domain'
import { TEAMS } from '../catalogue/competitions'
import { expectedGoals } from '../simulation/football-script'
import { winChance } from '../simulation/esport-script'
import { endOfScript, phaseAt, type MatchScript } from '../simulation/match-script'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { hashText } from '../../ports/seeded-random'

/** What a bookmaker assumes at one moment of a match. */
export interface Outlook {
  /** Score so far. */
  readonly home: number
  readonly away: number
  /** The expected remaining score. */
  readonly moreHome: number
  readonly moreAway: number
  /** Standard deviation of the remaining difference; 0 for a Poisson distribution of goals. */
  readonly spread: number
}

const POINTS_A_GAME = 86
const BASKETBALL_SPREAD = 12.5

/** The outlook at a second of play; before the start that of the whole match. */
export const outlookAt = (plan: MatchPlan, script: MatchScript, at: number): Outlook => {
  const home = strengthOf(plan.homeId)
  const away = strengthOf(plan.awayId)
  const last = script.plays.findLast((play) => play.at <= at)
  const score = { home: last?.home ?? 0, away: last?.away ?? 0 }
  const left = shareLeft(plan, script, at)
  if (plan.sport === SPORT.football) {
    const goals = expectedGoals({ homeStrength: home, awayStrength: away })
    return { ...score, moreHome: goals.home * left, moreAway: goals.away * left, spread: 0 }
  }
  if (plan.sport === SPORT.basketball) {
    const edge = 9 * (home - away) + 2.5
    return {
      ...score,
      moreHome: (POINTS_A_GAME + edge / 2) * left,
      moreAway: (POINTS_A_GAME - edge / 2) * left,
      spread: BASKETBALL_SPREAD * Math.sqrt(left),
    }
  }
  const chance = winChance({ homeStrength: home, awayStrength: away })
  return { ...score, moreHome: chance, moreAway: 1 - chance, spread: 0 }
}

/** Imported teams that are not in the catalogue have a medium strength. */
const strengthOf = (teamId: number): number =>
  TEAMS.get(teamId)?.strength ?? 0.35 + (hashText(`${teamId}`) % 300) / 1000

const shareLeft = ({ sport }: MatchPlan, script: MatchScript, at: number): number => {
  if (at <= 0) return 1
  const status = phaseAt(script, at)?.status ?? 1
  if (isFinished(sport, status)) return 0
  if (sport === SPORT.football) {
    // Extra time is 30 of 95 minutes; in stoppage time the rest is never 0.
    const last = script.phases.findLast(({ status: phase }) => phase === FOOTBALL_STATUS.secondHalf)
    const regular = last ? last.from + 50 * 60 : endOfScript(script)
    return at < regular ? Math.max(0.01, (regular - at) / regular) : 0.05
  }
  return Math.max(0.004, 1 - at / Math.max(1, endOfScript(script)))
}

/** Chances of home win, draw and away win if `line` goals are added to the home side's score. */
export const footballChances = ({ home, away, moreHome, moreAway }: Outlook, line = 0): [number, number, number] => {
  let win = 0
  let draw = 0
  let loss = 0
  const homeChances = goalChances(moreHome)
  const awayChances = goalChances(moreAway)
  for (const [h, homeChance] of homeChances.entries()) {
    for (const [a, awayChance] of awayChances.entries()) {
      const chance = homeChance * awayChance
      const difference = home + h + line - (away + a)
      if (difference > 0) win += chance
      else if (difference === 0) draw += chance
      else loss += chance
    }
  }
  const sum = win + draw + loss
  return [win / sum, draw / sum, loss / sum]
}

/** Chances of 0 to 9 goals. */
const goalChances = (mean: number): number[] => {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals < 10; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

export const poisson = (mean: number, count: number): number => {
  let chance = Math.exp(-mean)
  for (let index = 1; index <= count; index += 1) chance *= mean / index
  return chance
}

/** Share of a normal distribution below a value. */
export const normalBelow = (value: number, mean: number, spread: number): number => {
  if (spread <= 0) return value > mean ? 1 : 0
  // Logistic approximation, good to 1 %.
  return 1 / (1 + Math.exp((-1.702 * (value - mean)) / spread))
}

/** The chance to win a series at `home`:`away` maps. */
export const seriesChance = (chance: number, home: number, away: number, needed: number): number => {
  if (home >= needed) return 1
  if (away >= needed) return 0
  return (
    chance * seriesChance(chance, home + 1, away, needed) + (1 - chance) * seriesChance(chance, home, away + 1, needed)
  )
}
