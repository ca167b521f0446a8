import { fieldsOf, recordsOf } from '../input'
import type { NationResult } from './nation-result'

/** A result with its day, any number that grows. */
export interface DatedResult extends NationResult {
  day: number
}

/** Both are null if the results do not say it. */
export interface TournamentEnd {
  champion: number | null
  runnerUp: number | null
}

/**
 * Who won a tournament, and who was second, from all its results, the oldest first. If the last teams have each met once, or
 * each twice, and nobody else since, it is the table of these matches, with two points for a win, then goal difference, then goals.
 * Otherwise it is the final: the match of the last day whose teams did not lose the match before it, with its first leg or the
 * match that it repeats. A league of which not all matches were played is taken for one only with `isLeague`.
 *
 * Rule: DOM-111.
 *
 * @example
 * const semi = { day: 1, home: 1, away: 2, home_score: 2, away_score: 0, shootout: null }
 * const other = { ...semi, home: 3, away: 4 }
 * const final = { day: 5, home: 1, away: 3, home_score: 1, away_score: 1, shootout: 'away' }
 * tournamentEnd([semi, other, final]) // => { champion: 3, runnerUp: 1 }
 */
export const tournamentEnd = (results: readonly DatedResult[], isLeague = false): TournamentEnd => {
  const list = recordsOf(results)
  if (isLeague) return firstTwo(list)
  const single = finalRound(list, 1)
  const double = finalRound(list, 2)
  const decider = (double?.length ?? 0) > (single?.length ?? 0) ? double : single
  return decider ? firstTwo(decider) : finalOf(list)
}

const UNKNOWN: TournamentEnd = { champion: null, runnerUp: null }

/** The longest series of last matches in which at least three teams have each met once, or each twice. */
const finalRound = (list: readonly DatedResult[], times: 1 | 2): readonly DatedResult[] | null => {
  const teams = new Set<number>()
  const pairs = new Map<string, number>()
  let longest: readonly DatedResult[] | null = null
  for (let at = list.length - 1; at >= 0; at -= 1) {
    const match = fieldsOf(list[at])
    const pair = [match.home, match.away].sort((a, b) => a - b).join(' ')
    const met = (pairs.get(pair) ?? 0) + 1
    // One match too many of the same teams: no longer series can be such a round.
    if (met > times) break
    pairs.set(pair, met)
    teams.add(match.home).add(match.away)
    const wanted = (times * (teams.size * (teams.size - 1))) / 2
    if (teams.size > 2 && list.length - at === wanted) longest = list.slice(at)
  }
  return longest
}

const firstTwo = (list: readonly DatedResult[]): TournamentEnd => {
  const rows = new Map<number, [points: number, difference: number, goals: number]>()
  const add = (team: number, scored: number, conceded: number) => {
    const row = rows.get(team) ?? [0, 0, 0]
    row[0] += scored > conceded ? 2 : scored === conceded ? 1 : 0
    row[1] += scored - conceded
    row[2] += scored
    rows.set(team, row)
  }
  for (const { home, away, home_score, away_score } of list) {
    add(home, home_score, away_score)
    add(away, away_score, home_score)
  }
  const [first, second, third] = [...rows].sort(([, a], [, b]) => compareRows(b, a))
  if (!first || !second || compareRows(first[1], second[1]) === 0) return UNKNOWN
  const isSecondKnown = !third || compareRows(second[1], third[1]) !== 0
  return { champion: first[0], runnerUp: isSecondKnown ? second[0] : null }
}

const compareRows = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0

const finalOf = (list: readonly DatedResult[]): TournamentEnd => {
  const lastDay = list.at(-1)?.day
  const ofLastDay = list.filter(({ day }) => day === lastDay)
  const final = ofLastDay.length === 1 ? ofLastDay[0] : ofLastDay.find((match) => isBetweenWinners(match, list))
  if (!final) return UNKNOWN
  // The first leg, or a final that was repeated.
  const legs = list.filter((match, at) => match === final || list.slice(at).every((each) => isSamePair(each, final)))
  const lead = legs.reduce(
    (sum, leg) => sum + (leg.home_score - leg.away_score) * (leg.home === final.home ? 1 : -1),
    0,
  )
  const shootout = final.shootout === null ? 0 : final.shootout === 'home' ? 1 : -1
  const winner = lead || shootout
  if (!winner) return UNKNOWN
  return winner > 0 ? { champion: final.home, runnerUp: final.away } : { champion: final.away, runnerUp: final.home }
}

const isSamePair = (one: NationResult, other: NationResult) =>
  (one.home === other.home && one.away === other.away) || (one.home === other.away && one.away === other.home)

const isBetweenWinners = (match: DatedResult, list: readonly DatedResult[]): boolean =>
  [match.home, match.away].every((team) => {
    const before = list.findLast(({ day, home, away }) => day < match.day && (home === team || away === team))
    return before !== undefined && !hasLost(team, before)
  })

const hasLost = (team: number, { home, home_score, away_score, shootout }: DatedResult): boolean => {
  const winner = home_score === away_score ? shootout : home_score > away_score ? 'home' : 'away'
  return winner !== null && (winner === 'home') !== (home === team)
}
