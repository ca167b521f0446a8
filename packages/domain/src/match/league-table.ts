import { fieldsOf, listOf, recordsOf } from '../input'

/** A result that counts for a table. */
export interface TableResult {
  readonly home: number
  readonly away: number
  readonly home_score: number
  readonly away_score: number
}

export interface TableRules {
  readonly win_points: number
  readonly draw_points: number
  readonly loss_points: number
  /**
   * What is compared first between teams with equal points. In `head_to_head` it is the points, then the difference of the matches between
   * them, in `head_to_head_goals` also the goals of these, before all matches count.
   */
  readonly tie_rule: 'difference' | 'head_to_head' | 'head_to_head_goals' | 'wins'
}

/** What a team has from its matches. */
interface Totals {
  readonly team_id: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Goals, points or maps. */
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

export interface TableRow extends Totals {
  /** From 1; teams that nothing separates share one. */
  readonly place: number
}

/** The matches of each team that count. */
export type TableScope = 'all' | 'home' | 'away'

/** A match of a table that will still be played. */
export interface TableFixture {
  readonly home: number
  readonly away: number
}

/** What the league has decided about a team, beside its results. */
export interface TableDecision {
  readonly team_id: number
  /** Added to its points; negative for points taken off. */
  readonly points: number
  /** The team does not play on: it comes last. */
  readonly is_expelled: boolean
  /** Its matches count for nobody. */
  readonly annuls_results: boolean
}

interface Table {
  readonly teams: readonly number[]
  readonly results: readonly TableResult[]
  /** None by default. */
  readonly fixtures?: readonly TableFixture[]
  /** None by default. Points and expulsions change the table of all matches only. */
  readonly decisions?: readonly TableDecision[]
  readonly rules: TableRules
  readonly scope: TableScope
}

/**
 * The table of the teams, best first. Teams that are equal in everything share a place and keep their order in `teams`. Results with a score
 * that is not a number do not count; those against teams of another table do. The matches between teams with equal points decide once all of these have played each
 * other and no match between them is still to come.
 *
 * Rule: DOM-118.
 *
 * @example
 * const rules = { win_points: 3, draw_points: 1, loss_points: 0, tie_rule: 'difference' }
 * const results = [{ home: 1, away: 2, home_score: 0, away_score: 1 }]
 * leagueTable({ teams: [1, 2], results, rules, scope: 'all' })[0].team_id // => 2
 */
export const leagueTable = (table: Table): readonly TableRow[] => {
  const known = tableOf(table)
  const decisions = known.scope === 'all' ? known.decisions : []
  const expelled = new Set(decisions.filter(({ is_expelled }) => is_expelled).map(({ team_id }) => team_id))
  const rows = totalsOf(known).map((row) => ({ ...row, points: row.points + pointsFor(row.team_id, decisions) }))
  const parts = split(rows, [({ team_id }) => (expelled.has(team_id) ? 0 : 1), ({ points }) => points])
  return placed(parts.flatMap((tied) => orderTied(tied, known)))
}

const placed = (parts: Parts): readonly TableRow[] => {
  let place = 1
  return parts.flatMap((level) => {
    const rows = level.map((row) => ({ ...row, place }))
    place += level.length
    return rows
  })
}

const pointsFor = (team: number, decisions: readonly TableDecision[]): number =>
  decisions.reduce((sum, { team_id, points }) => (team_id === team ? sum + pointsOf(points) : sum), 0)

type KnownTable = Required<Table>

/** The table with what is missing or wrong in it left out. */
const tableOf = (table: Table): KnownTable => {
  const { teams, results, fixtures, decisions, rules, scope } = fieldsOf(table)
  const decided = recordsOf(decisions ?? [])
  const annulled = new Set(decided.filter(({ annuls_results }) => annuls_results).map(({ team_id }) => team_id))
  const counts = ({ home, away }: TableFixture) => !annulled.has(home) && !annulled.has(away)
  const { win_points, draw_points, loss_points, tie_rule } = fieldsOf(rules)
  return {
    teams: listOf(teams),
    results: recordsOf(results).filter(
      (result) => Number.isFinite(result.home_score) && Number.isFinite(result.away_score) && counts(result),
    ),
    fixtures: recordsOf(fixtures ?? []).filter(counts),
    decisions: decided,
    rules: {
      win_points: pointsOf(win_points),
      draw_points: pointsOf(draw_points),
      loss_points: pointsOf(loss_points),
      tie_rule,
    },
    scope,
  }
}

const pointsOf = (points: number): number => (Number.isFinite(points) ? points : 0)

/** Rows in their order, cut where something separates them. */
type Parts = readonly (readonly Totals[])[]

const orderTied = (tied: readonly Totals[], table: KnownTable): Parts => {
  if (table.rules.tie_rule === 'head_to_head' || table.rules.tie_rule === 'head_to_head_goals')
    return byDuels(tied, table, (equal) => split(equal, [differenceOf, scoredOf]))
  const first = table.rules.tie_rule === 'wins' ? [wonOf] : []
  return split(tied, [...first, differenceOf, scoredOf]).flatMap((equal) => byDuels(equal, table, (same) => [same]))
}

/** Before that, the matches between the teams say who has played, not who is better. */
const havePlayedEachOther = (tied: readonly Totals[], { results, fixtures, scope }: KnownTable): boolean => {
  const ids = new Set(tied.map(({ team_id }) => team_id))
  const isBetween = ({ home, away }: TableFixture) => ids.has(home) && ids.has(away)
  if (fixtures.some(isBetween)) return false
  const hosts = new Map([...ids].map((id) => [id, new Set<number>()]))
  for (const { home, away } of results.filter(isBetween)) {
    hosts.get(home)?.add(away)
    if (scope === 'all') hosts.get(away)?.add(home)
  }
  return [...hosts].every(([id, others]) => [...ids].every((other) => other === id || others.has(other)))
}

/**
 * Orders teams by the matches between them. When these separate some of them, those that are still equal are compared by
 * the matches between these alone, and by `otherwise` when no match separates them.
 */
const byDuels = (tied: readonly Totals[], table: KnownTable, otherwise: (equal: readonly Totals[]) => Parts): Parts => {
  if (tied.length === 1) return [tied]
  if (!havePlayedEachOther(tied, table)) return otherwise(tied)
  const teams = tied.map(({ team_id }) => team_id)
  const results = table.results.filter(({ home, away }) => teams.includes(home) && teams.includes(away))
  const duels = new Map(totalsOf({ ...table, teams, results }).map((row) => [row.team_id, row]))
  const duel = (of: (row: Totals) => number) => (row: Totals) => of(duels.get(row.team_id) ?? row)
  const goals = table.rules.tie_rule === 'head_to_head' ? [] : [duel(scoredOf)]
  const parts = split(tied, [duel(({ points }) => points), duel(differenceOf), ...goals])
  return parts.length === 1 ? otherwise(tied) : parts.flatMap((part) => byDuels(part, table, otherwise))
}

/** What the teams have from their matches, also those against teams of another table. */
const totalsOf = ({ teams, results, rules, scope }: KnownTable): Totals[] => {
  const totals = new Map(teams.map((team_id) => [team_id, { ...NOTHING, team_id }]))
  const add = (team: number, scored: number, conceded: number) => {
    const row = totals.get(team)
    if (row === undefined) return
    row.played += 1
    row[scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn'] += 1
    row.points += scored > conceded ? rules.win_points : scored < conceded ? rules.loss_points : rules.draw_points
    row.scored += scored
    row.conceded += conceded
  }
  for (const { home, away, home_score, away_score } of results) {
    if (scope !== 'away') add(home, home_score, away_score)
    if (scope !== 'home') add(away, away_score, home_score)
  }
  return [...totals.values()]
}

const NOTHING = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }

const differenceOf = ({ scored, conceded }: Totals): number => scored - conceded
const scoredOf = ({ scored }: Totals): number => scored
const wonOf = ({ won }: Totals): number => won

/** Sorted by the greater numbers, and cut where all of them are equal. */
const split = (
  rows: readonly Totals[],
  criteria: readonly ((row: Totals) => number)[],
): readonly (readonly Totals[])[] => {
  const compare = (one: Totals, other: Totals): number =>
    criteria.map((of) => of(other) - of(one)).find((difference) => difference !== 0) ?? 0
  const parts: Totals[][] = []
  for (const row of [...rows].sort(compare)) {
    const last = parts.at(-1)
    if (last?.[0] !== undefined && compare(last[0], row) === 0) last.push(row)
    else parts.push([row])
  }
  return parts
}
