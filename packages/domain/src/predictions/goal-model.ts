import { countOf, fieldsOf, recordsOf, rowOf } from '../input'
import { DAY_SECONDS } from '../time/shanghai-day'
import { isInstant, type EpochSeconds, type Instant } from '../time/instant'
import type { ExpectedGoals } from './score-matrix'

/** A past match. */
export interface PastResult {
  home: string
  away: string
  home_goals: number
  away_goals: number
  at: EpochSeconds
  /** Played on a neutral ground: no home side. */
  neutral: boolean
  /** The weight of the match, 1 for a normal one. */
  weight: number
}

export interface GoalModelSettings {
  /** After this many days a result counts half. */
  halfLifeDays: number
  /** The prior deviation of team strength, in logarithms of goals. */
  strengthDeviation: number
  /** The prior deviation of team openness (goals of both sides together), in logarithms of goals. */
  opennessDeviation: number
  /** A side's goals are capped at this number: a high score says less than it seems. */
  goalCap: number
  /** Iterations of the fit. */
  rounds: number
}

/** The fitted values of a team: `strength` moves goals from its opponent to it, `openness` adds goals on both sides. */
export interface TeamRating {
  strength: number
  openness: number
}

/** The fitted model. All numbers are logarithms of goals. Plain data. */
export interface GoalModel {
  base: number
  homeBonus: number
  awayMalus: number
  teams: Readonly<Record<string, TeamRating>>
}

/** Settings that forecast national teams well, chosen by the log loss of forecasts for 2014 to 2021. */
export const GOAL_MODEL_SETTINGS: GoalModelSettings = {
  halfLifeDays: 1100,
  strengthDeviation: 1.3,
  opennessDeviation: 0.3,
  goalCap: 6,
  rounds: 20,
}

/**
 * Fits expected goals to the results up to `now`: a Poisson regression of goals on the strength and openness of both
 * teams and the home advantage, in which older results count less and teams with few results stay near the average.
 * Results after `now`, and results with invalid goals, are ignored; without a valid moment the model is empty. More
 * than 1000 iterations count as 1000; any other setting that is not a positive number gets its default.
 *
 * @example
 * const result = (home, away, home_goals, away_goals) => ({ home, away, home_goals, away_goals, at: 0, neutral: true, weight: 1 })
 * const model = fitGoalModel([result('A', 'B', 3, 0), result('B', 'A', 1, 2)], instant(0))
 * model.teams.A.strength > model.teams.B.strength // => true
 */
export const fitGoalModel = (
  results: readonly PastResult[],
  now: Instant,
  settings: Partial<GoalModelSettings> = {},
): GoalModel => {
  const all = readSettings(settings)
  const fit = startFit(isInstant(now) ? recordsOf(results) : [], now, all)
  for (let round = 0; round < all.rounds; round += 1) {
    fitCommon(fit)
    fit.teams.forEach((team) => fitTeam(team, all))
  }
  const { base, homeBonus, awayMalus } = fit
  const teams = [...fit.teams].map(([name, { strength, openness }]) => [name, { strength, openness }] as const)
  return { base, homeBonus, awayMalus, teams: Object.fromEntries(teams) }
}

const readSettings = (given: Partial<GoalModelSettings>): GoalModelSettings => {
  const settings = { ...GOAL_MODEL_SETTINGS }
  for (const key of Object.keys(settings) as (keyof GoalModelSettings)[]) {
    const value = fieldsOf(given)[key]
    if (value !== undefined && value > LEAST_SETTING && value < 1 / LEAST_SETTING) settings[key] = value
  }
  return { ...settings, rounds: countOf(settings.rounds, 0, 0, 1000) }
}

/** Settings below this, or above its inverse, would overflow. */
const LEAST_SETTING = 1e-6

/**
 * The goals that each side is expected to score. An unknown team counts as average.
 *
 * @example
 * const model = { base: 0, homeBonus: 0.2, awayMalus: -0.1, teams: { A: { strength: 0.5, openness: 0 } } }
 * expectedGoals(model, { home: 'A', away: 'B', neutral: true }).home.toFixed(2) // => '1.65'
 * expectedGoals(model, { home: 'B', away: 'A', neutral: false }).home.toFixed(2) // => '0.74'
 */
export const expectedGoals = (
  model: GoalModel,
  match: { home: string; away: string; neutral: boolean },
): ExpectedGoals => {
  const { base, homeBonus, awayMalus } = fieldsOf(model)
  const { neutral, ...sides } = fieldsOf(match)
  const home = ratingOf(model, sides.home)
  const away = ratingOf(model, sides.away)
  const level = logarithm(base) + home.openness + away.openness
  const edge = home.strength - away.strength
  return {
    home: Math.exp(level + edge + (neutral ? 0 : logarithm(homeBonus))),
    away: Math.exp(level - edge + (neutral ? 0 : logarithm(awayMalus))),
  }
}

const AVERAGE: TeamRating = { strength: 0, openness: 0 }

const ratingOf = (model: GoalModel, team: string): TeamRating => {
  const { strength, openness } = fieldsOf(rowOf(fieldsOf(fieldsOf(model).teams), team) ?? AVERAGE)
  return { strength: logarithm(strength), openness: logarithm(openness) }
}

/** A logarithm of goals; 0 if it is not a number or would overflow. */
const logarithm = (value: number) => (typeof value === 'number' && Math.abs(value) < 100 ? value : 0)

/** One side of a match: its goals, and the rate that the fit expects. */
interface Side {
  weight: number
  goals: number
  rate: number
  atHome: boolean
  away: boolean
}

interface Team extends TeamRating {
  scored: Side[]
  conceded: Side[]
}

interface Fit {
  base: number
  homeBonus: number
  awayMalus: number
  sides: Side[]
  teams: Map<string, Team>
}

/** Results that count less than this are ignored to save time. */
const LEAST_WEIGHT = 0.01

const startFit = (results: readonly PastResult[], now: Instant, settings: GoalModelSettings): Fit => {
  const fit: Fit = { base: 0, homeBonus: 0, awayMalus: 0, sides: [], teams: new Map() }
  for (const result of results) {
    const age = (now - result.at) / DAY_SECONDS
    const weight = result.weight * 0.5 ** (age / settings.halfLifeDays)
    if (!(age >= 0) || !(weight >= LEAST_WEIGHT) || !isCount(result.home_goals) || !isCount(result.away_goals)) continue
    const side = (goals: number, away: boolean): Side => ({
      weight,
      goals: Math.min(goals, settings.goalCap),
      rate: 1,
      atHome: !away && !result.neutral,
      away: away && !result.neutral,
    })
    const home = side(result.home_goals, false)
    const away = side(result.away_goals, true)
    fit.sides.push(home, away)
    addSides(teamOf(fit, result.home), home, away)
    addSides(teamOf(fit, result.away), away, home)
  }
  return fit
}

const isCount = (goals: number) => Number.isInteger(goals) && goals >= 0

const teamOf = (fit: Fit, name: string): Team => {
  const known = fit.teams.get(name)
  if (known) return known
  const team: Team = { strength: 0, openness: 0, scored: [], conceded: [] }
  fit.teams.set(name, team)
  return team
}

const addSides = (team: Team, scored: Side, conceded: Side) => {
  team.scored.push(scored)
  team.conceded.push(conceded)
}

/** Sets the level and the home advantage to the exact optimum, where expected goals match the goals. */
const fitCommon = (fit: Fit) => {
  fit.base += shift(fit.sides)
  fit.homeBonus += shift(fit.sides.filter((side) => side.atHome))
  fit.awayMalus += shift(fit.sides.filter((side) => side.away))
}

const shift = (sides: readonly Side[]): number => {
  let goals = 0
  let expected = 0
  for (const side of sides) {
    goals += side.weight * side.goals
    expected += side.weight * side.rate
  }
  if (!(goals > 0) || !(expected > 0)) return 0
  const factor = goals / expected
  for (const side of sides) side.rate *= factor
  return Math.log(factor)
}

/** One Newton step each for strength and openness of a team; updates the rates of its matches. */
const fitTeam = (team: Team, settings: GoalModelSettings) => {
  team.strength += newtonStep(team, -1, team.strength, settings.strengthDeviation)
  team.openness += newtonStep(team, 1, team.openness, settings.opennessDeviation)
}

const newtonStep = (team: Team, conceding: 1 | -1, value: number, deviation: number): number => {
  let slope = -value / deviation ** 2
  let curve = 1 / deviation ** 2
  for (const { weight, goals, rate } of team.scored) {
    slope += weight * (goals - rate)
    curve += weight * rate
  }
  for (const { weight, goals, rate } of team.conceded) {
    slope += conceding * weight * (goals - rate)
    curve += weight * rate
  }
  const step = Math.max(-1, Math.min(1, slope / curve))
  const factor = Math.exp(step)
  for (const side of team.scored) side.rate *= factor
  for (const side of team.conceded) side.rate *= conceding === 1 ? factor : 1 / factor
  return step
}
