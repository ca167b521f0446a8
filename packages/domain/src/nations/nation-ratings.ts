import { countOf, fieldsOf, textOf } from '../input'
import type { NationResult } from './nation-result'

/** Every national team starts with these points; a difference of `scale` points makes ten to one. */
export const NATION_RATING = { start: 1000, scale: 600 } as const

/** The points of both teams of a match. */
export interface NationPoints {
  home: number
  away: number
}

/**
 * How much a match counts, by its tournament: World Cup 50, continental championships and the Confederations Cup 35,
 * qualification 25, Nations Leagues 15, all others 10.
 *
 * Rule: DOM-110.
 *
 * @example
 * matchWeight('FIFA World Cup') // => 50
 * matchWeight('UEFA Euro qualification') // => 25
 * matchWeight('Friendly') // => 10
 */
export const matchWeight = (tournament: string): number => {
  const name = textOf(tournament)
  if (name === 'FIFA World Cup') return 50
  if (/^(FIFA|UEFA|AFC|African|Copa|Gold|Oceania|CONCACAF) .*qualification$/.test(name)) return 25
  if (CHAMPIONSHIPS.includes(name)) return 35
  return name.endsWith('Nations League') ? 15 : 10
}

const CHAMPIONSHIPS: readonly string[] = [
  'UEFA Euro',
  'Copa América',
  'African Cup of Nations',
  'AFC Asian Cup',
  'Gold Cup',
  'CONCACAF Championship',
  'Oceania Nations Cup',
  'Confederations Cup',
]

/**
 * The points of both teams after a match, by FIFA's formula: P + I × (W − We), where We = 1 / (10^(−d / 600) + 1) for a
 * difference d of the points before. W is 1 for a win, 0.5 for a draw, 0 for a defeat; 0.75 and 0.5 after a shootout.
 *
 * Rule: DOM-110.
 *
 * @example
 * const result = { home: 1, away: 2, home_score: 2, away_score: 0, shootout: null }
 * pointsAfter({ home: 1000, away: 1000 }, result, 10) // => { home: 1005, away: 995 }
 */
export const pointsAfter = (before: NationPoints, result: NationResult, weight: number): NationPoints => {
  const points = fieldsOf(before)
  const home = pointsOf(points.home)
  const away = pointsOf(points.away)
  const expected = 1 / (10 ** ((away - home) / NATION_RATING.scale) + 1)
  const won = wonBy(fieldsOf(result))
  const factor = countOf(weight, 0, 0, 100)
  return { home: home + factor * (won.home - expected), away: away + factor * (won.away - (1 - expected)) }
}

const MOST_POINTS = 1e6
const pointsOf = (value: number) =>
  typeof value === 'number' && Math.abs(value) < MOST_POINTS ? value : NATION_RATING.start

const wonBy = ({ home_score, away_score, shootout }: NationResult): NationPoints => {
  if (home_score !== away_score) return home_score > away_score ? { home: 1, away: 0 } : { home: 0, away: 1 }
  if (shootout === null) return { home: 0.5, away: 0.5 }
  return shootout === 'home' ? { home: 0.75, away: 0.5 } : { home: 0.5, away: 0.75 }
}
