import {
  instant,
  brierScore,
  calibration,
  expectedGoals,
  fitGoalModel,
  GOAL_MODEL_SETTINGS,
  logLoss,
  LOW_SCORE_RHO,
  outcomeChances,
  scoreMatrix,
  type CalibrationBin,
  type ForecastResult,
  type GoalModelSettings,
} from '../src/index'
import { eloForecasts, eloGaps, fitEloScale, type EloSettings } from './elo'
import { day, daysLater, outcomeOf, type International } from './internationals'

/** Everything is chosen on forecasts for these years … */
const VALIDATION = { from: day('2014-01-01'), to: day('2022-01-01') }
/** … and tried on these. */
const TEST = { from: day('2022-01-01'), to: day('2027-01-01') }
/** Results before this day play no part in a fit any more. */
const FIT_YEARS = 25

interface Span {
  from: number
  to: number
}

export interface Quality {
  name: string
  logLoss: number
  brier: number
}

/** A forecast beside the goal model: by how much its log loss is higher, match by match, and the standard error of that. */
export interface Reference extends Quality {
  behind: number
  error: number
}

export interface Comparison {
  goalModel: Quality
  references: Reference[]
}

export interface Evaluation {
  matches: number
  /** Ratings from results up to the end of 2021 only. */
  frozen: Comparison
  /** Ratings that go on learning; settings stay as chosen before 2022. */
  walkForward: Comparison
  calibration: CalibrationBin[]
}

/** Log loss and Brier score of the goal model beside its references, on the test years. */
export const evaluate = (results: readonly International[], elo: EloSettings = ELO_SETTINGS): Evaluation => {
  const tested = within(results, TEST)
  const base = baseRates(results, tested)
  const scale = fitEloScale(gapsWithin(eloGaps(results, elo), VALIDATION))
  const eloOf = (frozenFrom?: number) => eloForecasts(gapsWithin(eloGaps(results, elo, frozenFrom), TEST), scale)
  const frozen = forecasts(results, TEST, Infinity)
  const walked = forecasts(results, TEST, 30)
  return {
    matches: tested.length,
    frozen: compare(frozen, { Elo: eloOf(TEST.from), 'base rates': base }),
    walkForward: compare(walked, { Elo: eloOf(), 'base rates': base }),
    calibration: calibration(walked),
  }
}

/** The setting of the Elo reference with the least log loss on the validation years. */
export const ELO_SETTINGS: EloSettings = { speed: 1, homeAdvantage: 100 }

/** What the validation years say of some settings; the choices above and in the package are the best of these. */
export const validate = (results: readonly International[]): { goalModel: Quality[]; elo: Quality[] } => ({
  goalModel: GOAL_MODEL_CANDIDATES.map((settings) =>
    quality(name(settings), forecasts(results, VALIDATION, 120, settings)),
  ),
  elo: [0.6, 0.8, 1, 1.3].flatMap((speed) =>
    [80, 100, 120].map((homeAdvantage) => {
      const gaps = eloGaps(results, { speed, homeAdvantage })
      const scale = fitEloScale(gapsWithin(gaps, { from: day('2002-01-01'), to: VALIDATION.from }))
      return quality(name({ speed, homeAdvantage }), eloForecasts(gapsWithin(gaps, VALIDATION), scale))
    }),
  ),
})

const GOAL_MODEL_CANDIDATES: Partial<GoalModelSettings>[] = [
  {},
  { halfLifeDays: 700 },
  { halfLifeDays: 1800 },
  { strengthDeviation: 0.6 },
  { strengthDeviation: 3 },
  { opennessDeviation: 0.1 },
  { opennessDeviation: 1 },
  { goalCap: 4 },
  { goalCap: 10 },
]

const name = (settings: object) =>
  Object.entries(settings)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ') || 'as chosen'

const quality = (title: string, forecast: readonly ForecastResult[]): Quality => ({
  name: title,
  logLoss: logLoss(forecast) ?? NaN,
  brier: brierScore(forecast) ?? NaN,
})

const compare = (
  model: readonly ForecastResult[],
  references: Record<string, readonly ForecastResult[]>,
): Comparison => ({
  goalModel: quality('goal model', model),
  references: Object.entries(references).map(([title, forecast]) => {
    const gaps = forecast.map((one, index) => (logLoss([one]) ?? NaN) - (logLoss(model.slice(index, index + 1)) ?? NaN))
    const behind = mean(gaps)
    const error = Math.sqrt(mean(gaps.map((gap) => (gap - behind) ** 2)) / gaps.length)
    return { ...quality(title, forecast), behind, error }
  }),
})

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length

/** Forecasts of a span by models that are fitted anew every `refitDays` on what was known then. */
const forecasts = (
  results: readonly International[],
  span: Span,
  refitDays: number,
  settings: Partial<GoalModelSettings> = GOAL_MODEL_SETTINGS,
): ForecastResult[] => {
  const all: ForecastResult[] = []
  for (let from = span.from; from < span.to; from = daysLater(from, refitDays)) {
    const step = within(results, { from, to: Math.min(daysLater(from, refitDays), span.to) })
    if (step.length === 0) continue
    const known = within(results, { from: daysLater(from, -365 * FIT_YEARS), to: from })
    const model = fitGoalModel(known, instant(from), settings)
    for (const result of step) {
      const matrix = scoreMatrix(expectedGoals(model, result), { rho: LOW_SCORE_RHO })
      all.push({ chances: outcomeChances(matrix), outcome: outcomeOf(result) })
    }
  }
  return all
}

/** How often each outcome happened before the test years, at home and on neutral ground apart. */
const baseRates = (results: readonly International[], tested: readonly International[]): ForecastResult[] => {
  const rates = [true, false].map((neutral) => {
    const known = results.filter((result) => result.at < TEST.from && result.neutral === neutral)
    const share = (outcome: string) => known.filter((result) => outcomeOf(result) === outcome).length / known.length
    return { home: share('home'), draw: share('draw'), away: share('away') }
  })
  const [onNeutral, atHome] = rates
  return tested.flatMap((result) => {
    const chances = result.neutral ? onNeutral : atHome
    return chances ? [{ chances, outcome: outcomeOf(result) }] : []
  })
}

const within = <R extends { at: number }>(results: readonly R[], { from, to }: Span): R[] =>
  results.filter(({ at }) => at >= from && at < to)

const gapsWithin = <G extends { result: { at: number } }>(gaps: readonly G[], { from, to }: Span): G[] =>
  gaps.filter(({ result }) => result.at >= from && result.at < to)
