import { addDays, daysBetween, matchWeight, NATION_RATING, pointsAfter } from '@org/domain'
import type { FifaRankTable } from '../../store/matches/international-tables'
import type { StoredResult } from '../../store/matches/internationals'

const EPOCH = '1970-01-01'
/** The rankings that are kept: the newest, and those at the end of as many quarters before. */
const QUARTERS = 12
/** A team that has not played a World Cup or its qualification for so long is not ranked any more. */
const ACTIVE_DAYS = 8 * 366

/** The newest ranking and those of the last quarters, computed from all results, the oldest first. */
export const fifaRanks = (results: readonly StoredResult[]): FifaRankTable[] => {
  const last = results.at(-1)?.day
  if (last === undefined) return []
  const days = [...quarterEnds(last), last]
  const points = new Map<number, number>()
  const seen = new Map<number, number>()
  const ranks: FifaRankTable[] = []
  let at = 0
  for (const day of days) {
    for (let result = results[at]; result && result.day <= day; result = results[(at += 1)]) {
      count(result, points)
      if (!result.tournament.startsWith('FIFA World Cup')) continue
      seen.set(result.home_id, result.day)
      seen.set(result.away_id, result.day)
    }
    const active = [...points].filter(([team]) => (seen.get(team) ?? -Infinity) >= day - ACTIVE_DAYS)
    const ordered = active.sort(([a, mine], [b, other]) => other - mine || a - b)
    ranks.push(...ordered.map(([team_id, value], index) => ({ team_id, day, rank: index + 1, points: rounded(value) })))
  }
  return ranks
}

const rounded = (points: number) => Math.round(points * 100) / 100

const count = (result: StoredResult, points: Map<number, number>): void => {
  const { home_id: home, away_id: away, home_score, away_score, home_won_shootout: won, tournament } = result
  const before = { home: points.get(home) ?? NATION_RATING.start, away: points.get(away) ?? NATION_RATING.start }
  const shootout = won === null ? null : won ? 'home' : 'away'
  const after = pointsAfter(before, { home, away, home_score, away_score, shootout }, matchWeight(tournament))
  points.set(home, after.home)
  points.set(away, after.away)
}

/** The last days of the quarters before a day, the oldest first. */
const quarterEnds = (day: number): number[] => {
  const [year = 0, month = 1] = (addDays(EPOCH, day) ?? EPOCH).split('-').map(Number)
  const current = year * 4 + Math.floor((month - 1) / 3)
  return Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = current - QUARTERS + 1 + index
    const first = `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`
    return (daysBetween(EPOCH, first) ?? 0) - 1
  })
}
