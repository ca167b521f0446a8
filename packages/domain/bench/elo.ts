import type { ForecastResult, OutcomeChances } from '../src/index'
import { logLoss } from '../src/index'
import { outcomeOf, type International } from './internationals'

/** The reference: the Elo rating of the World Football Elo table, with its weights scaled. */
export interface EloSettings {
  /** Scales the usual weights (60 World Cup, 50 continental, 40 qualifiers, 30 others, 20 friendlies). */
  speed: number
  homeAdvantage: number
}

export interface EloGap {
  gap: number
  result: International
}

/** The rating gap (home advantage included) before each match; from `frozenFrom` on ratings stay as they are. */
export const eloGaps = (results: readonly International[], settings: EloSettings, frozenFrom = Infinity): EloGap[] => {
  const ratings = new Map<string, number>()
  return results.map((result) => {
    const home = ratings.get(result.home) ?? 1500
    const away = ratings.get(result.away) ?? 1500
    const gap = home - away + (result.neutral ? 0 : settings.homeAdvantage)
    if (result.at < frozenFrom) {
      const won = { home: 1, draw: 0.5, away: 0 }[outcomeOf(result)]
      const change =
        settings.speed * importance(result.tournament) * goalFactor(result) * (won - 1 / (1 + 10 ** (-gap / 400)))
      ratings.set(result.home, home + change)
      ratings.set(result.away, away - change)
    }
    return { gap, result }
  })
}

const importance = (tournament: string) => {
  if (tournament === 'FIFA World Cup') return 60
  if (tournament === 'Friendly') return 20
  if (/qualification/.test(tournament)) return 40
  return /Euro|Copa Am|African Cup|Asian Cup|Gold Cup|Confederations/.test(tournament) ? 50 : 30
}

const goalFactor = ({ home_goals, away_goals }: International) => {
  const goals = Math.abs(home_goals - away_goals)
  if (goals <= 1) return 1
  return goals === 2 ? 1.5 : (11 + goals) / 8
}

/** How a gap becomes chances: an ordered logit with a slope and a width of the draw. */
export interface EloScale {
  slope: number
  draw: number
}

export const eloChances = (gap: number, { slope, draw }: EloScale): OutcomeChances => {
  const home = logistic(gap * slope - draw)
  const away = logistic(-gap * slope - draw)
  return { home, draw: 1 - home - away, away }
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))

export const eloForecasts = (gaps: readonly EloGap[], scale: EloScale): ForecastResult[] =>
  gaps.map(({ gap, result }) => ({ chances: eloChances(gap, scale), outcome: outcomeOf(result) }))

/** Without forecasts every scale is as bad. */
const lossOf = (gaps: readonly EloGap[], scale: EloScale): number => logLoss(eloForecasts(gaps, scale)) ?? Infinity

/** The scale of the least log loss, by descent along the axes with shrinking steps. */
export const fitEloScale = (gaps: readonly EloGap[]): EloScale => {
  let best: EloScale = { slope: 0.005, draw: 0.6 }
  let least = lossOf(gaps, best)
  for (let step = 1; step > 1e-3;) {
    const around = [-1, 1].flatMap((sign) => [
      { ...best, slope: best.slope + sign * step * 0.001 },
      { ...best, draw: best.draw + sign * step * 0.1 },
    ])
    const [next, loss] = around
      .map((scale) => [scale, lossOf(gaps, scale)] as const)
      .reduce((a, b) => (b[1] < a[1] ? b : a))
    if (loss < least) [best, least] = [next, loss]
    else step /= 2
  }
  return best
}
