import { fieldsOf } from '../input'
import { diversityIndex } from './diversity-index'
import type { ForecastEvent } from './forecast-quality'
import { handicapChances, marginChances, totalChances } from './margin-chances'
import { outcomeChances, type OutcomeChances } from './outcome-chances'
import { LOW_SCORE_RHO, scoreMatrix, type ExpectedGoals, type ScoreMatrix } from './score-matrix'
import { upsetChance } from './upset-chance'

/** The four data models. The place of a model, counted from 1, is its id. */
export const MODELS = ['upset', 'diversity', 'poisson', 'margin'] as const
export type ModelName = (typeof MODELS)[number]

/** The goals of both sides at the end of a match. */
export interface FinalScore {
  home: number
  away: number
}

/** What every model says of a match. */
interface Said {
  /** What the model measures: an upset, how open the match is, the likeliest score or margin; 0 to 1. */
  value: number
  /** The chance of what it says. */
  chance: number
}

/** What a model says of a match. */
export type ModelReading =
  | (Said & {
      model: 'upset'
      favourite: 'home' | 'away'
      /** Whether the favourite is said not to win. */ fails: boolean
    })
  | (Said & { model: 'diversity'; outcome: keyof OutcomeChances })
  | (Said & { model: 'poisson'; score: FinalScore })
  | (Said & { model: 'margin'; /** Of the home side; below 0 if the away side wins. */ margin: number })

/**
 * The score matrix from which all models read.
 *
 * @example
 * modelMatrix({ home: 0, away: 0 })[0][0] // => 1
 */
export const modelMatrix = (expected: ExpectedGoals): ScoreMatrix => scoreMatrix(expected, { rho: LOW_SCORE_RHO })

/**
 * What a model says of a match, by the goals that both sides are expected to score. The formulas are ours. Rule: DOM-25.
 *
 * @example
 * const { value, ...said } = readModel('poisson', { home: 1.7, away: 0.8 })
 * said.score // => { home: 1, away: 0 }
 */
export const readModel = (model: ModelName, expected: ExpectedGoals): ModelReading => {
  const matrix = modelMatrix(expected)
  const chances = outcomeChances(matrix)
  switch (model) {
    case 'diversity': {
      const outcome = likeliest(OUTCOMES, (name) => chances[name])
      const value = diversityIndex(OUTCOMES.map((name) => Math.min(1, chances[name]))) ?? 0
      return { model, outcome, value, chance: chances[outcome] }
    }
    case 'poisson': {
      const scores = matrix.flatMap((row, home) => row.map((chance, away) => ({ score: { home, away }, chance })))
      const { score, chance } = likeliest(scores, (each) => each.chance)
      return { model, score, value: chance, chance }
    }
    case 'margin': {
      const { margin, chance } = likeliest(marginChances(matrix), (each) => each.chance)
      return { model, margin, value: chance, chance }
    }
    default: {
      const { favourite = 'home', fails: value = 0 } = upsetChance(chances) ?? {}
      const fails = value >= 0.5
      return { model: 'upset', favourite, fails, value, chance: fails ? value : 1 - value }
    }
  }
}

const OUTCOMES = ['home', 'draw', 'away'] as const

/** The first of the highest. */
const likeliest = <Item>(items: readonly Item[], chanceOf: (item: Item) => number): Item =>
  items.reduce((best, item) => (chanceOf(item) > chanceOf(best) ? item : best))

/**
 * Whether what a model said has happened.
 *
 * @example
 * isModelRight({ model: 'margin', margin: 1, value: 0.3, chance: 0.3 }, { home: 2, away: 1 }) // => true
 */
export const isModelRight = (reading: ModelReading, score: FinalScore): boolean => {
  const { home, away } = fieldsOf(score)
  const outcome = outcomeOf(home - away)
  const said = fieldsOf(reading)
  switch (said.model) {
    case 'upset':
      return (outcome !== said.favourite) === said.fails
    case 'diversity':
      return outcome === said.outcome
    case 'poisson':
      return home === fieldsOf(said.score).home && away === fieldsOf(said.score).away
    case 'margin':
      return home - away === said.margin
  }
}

const outcomeOf = (margin: number): keyof OutcomeChances => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw')

const TOTALS = [0.5, 1.5, 2.5, 3.5, 4.5]
const HANDICAPS = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]

/**
 * The events by which the calibration of a model is counted: that the favourite fails, the three outcomes, more goals than
 * each line, the home side with each handicap.
 *
 * @example
 * modelEvents('poisson', { home: 1.7, away: 0.8 }, { home: 2, away: 1 }).map(({ happened }) => happened) // => [true, true, true, false, false]
 */
export const modelEvents = (model: ModelName, expected: ExpectedGoals, score: FinalScore): ForecastEvent[] => {
  const matrix = modelMatrix(expected)
  const { home, away } = fieldsOf(score)
  const chances = outcomeChances(matrix)
  const outcome = outcomeOf(home - away)
  switch (model) {
    case 'diversity':
      return OUTCOMES.map((name) => ({ chance: chances[name], happened: name === outcome }))
    case 'poisson':
      return TOTALS.map((line) => ({ chance: totalChances(matrix, line)?.win ?? 0, happened: home + away > line }))
    case 'margin':
      return HANDICAPS.map((line) => ({
        chance: handicapChances(matrix, line)?.win ?? 0,
        happened: home - away + line > 0,
      }))
    default: {
      const upset = upsetChance(chances)
      return upset === null ? [] : [{ chance: upset.fails, happened: outcome !== upset.favourite }]
    }
  }
}
