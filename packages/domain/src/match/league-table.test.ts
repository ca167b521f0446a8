import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leagueTable, type TableDecision, type TableResult, type TableRules, type TableScope } from '../index'

const [A, B, C, D] = [1, 2, 3, 4]
type Score = readonly [home: number, away: number, home_score: number, away_score: number]

const FOOTBALL = { win_points: 3, draw_points: 1, loss_points: 0 }
const resultsOf = (scores: readonly Score[]): TableResult[] =>
  scores.map(([home, away, home_score, away_score]) => ({ home, away, home_score, away_score }))
const order = (tie_rule: TableRules['tie_rule'], scores: readonly Score[], teams = [A, B, C, D]) =>
  leagueTable({ teams, results: resultsOf(scores), rules: { ...FOOTBALL, tie_rule }, scope: 'all' }).map(
    ({ team_id }) => team_id,
  )

describe('teams with equal points', () => {
  /** A and B have 3 points. B has beaten A; A has the better goal difference against others. */
  const duel: Score[] = [
    [B, A, 1, 0],
    [A, C, 5, 0],
    [C, B, 2, 0],
    [C, D, 1, 0],
  ]

  it.each([
    ['difference', [C, A, B, D]],
    ['head_to_head', [C, B, A, D]],
    ['wins', [C, A, B, D]],
  ] as const)('are sorted first by the rule of the league: %s', (rule, places) => {
    // C has 6 points.
    expect(order(rule, duel)).toEqual(places)
  })

  it('are sorted by wins before goal difference where the league has that rule', () => {
    // Three points each: A by three draws, B by one win.
    const scores: Score[] = [
      [A, C, 2, 2],
      [A, D, 2, 2],
      [A, D, 0, 0],
      [B, C, 1, 0],
      [C, B, 9, 0],
    ]
    // Matches against teams of another table count, as in a league that has split.
    expect(order('wins', scores, [A, B])).toEqual([B, A])
    expect(order('wins', scores)).toEqual([C, B, A, D])
    expect(order('difference', scores)).toEqual([C, A, B, D])
  })

  it('are sorted by their own matches when goal difference and goals are equal too', () => {
    const even: Score[] = [
      [B, A, 1, 0],
      [A, C, 1, 0],
      [D, B, 1, 0],
    ]
    expect(order('difference', even)).toEqual([D, B, A, C])
  })

  it('do not count matches against others head to head', () => {
    // A, B and C have 4 points and one goal against each other; A has lost 0-6 to D.
    const circle: Score[] = [
      [A, B, 2, 0],
      [B, C, 1, 0],
      [C, A, 1, 0],
      [D, A, 6, 0],
      [B, D, 0, 0],
      [C, D, 0, 0],
      [A, D, 0, 0],
    ]
    expect(order('head_to_head', circle)).toEqual([D, A, C, B])
    expect(order('difference', circle).at(-1)).toBe(A)
  })

  it('are compared again by the matches between those that are still equal', () => {
    // B, C and D have 6 points, and 1-1 goals of each other but for D's better goals; B has beaten C.
    const scores: Score[] = [
      [B, C, 1, 0],
      [C, D, 2, 1],
      [D, B, 2, 1],
      [B, A, 1, 0],
      [C, A, 9, 0],
      [D, A, 1, 0],
    ]
    // Between the three: B 2-2, C 2-2, D 3-3. D is first, then B before C, although C has the better goal difference.
    expect(order('head_to_head_goals', scores)).toEqual([D, B, C, A])
    // Without these goals all matches decide: C +9, B and D +1, and D has scored one goal more.
    expect(order('head_to_head', scores)).toEqual([C, D, B, A])
  })

  it('are not sorted by their own matches before all of them have played each other', () => {
    // A, B and C have 3 points. A has beaten B, B has beaten C; A and C have not met. The goal difference: C, A, B.
    const open: Score[] = [
      [A, B, 1, 0],
      [B, C, 1, 0],
      [C, D, 9, 0],
    ]
    expect(order('head_to_head', open)).toEqual([C, A, B, D])
  })

  it('are not sorted by their own matches while one of these is still to come', () => {
    const leagueWith = (fixtures: readonly { home: number; away: number }[]) =>
      leagueTable({
        teams: [A, B, C, D],
        results: resultsOf(duel),
        fixtures,
        rules: { ...FOOTBALL, tie_rule: 'head_to_head' },
        scope: 'all',
      }).map(({ team_id }) => team_id)
    expect(leagueWith([{ home: A, away: B }])).toEqual([C, A, B, D])
    expect(leagueWith([{ home: A, away: D }])).toEqual([C, B, A, D])
  })

  it('are sorted by their own matches at home only if each has been at home to each', () => {
    const home = (scores: readonly Score[]) =>
      leagueTable({
        teams: [A, B, C],
        results: resultsOf(scores),
        rules: { ...FOOTBALL, tie_rule: 'head_to_head' },
        scope: 'home',
      }).map(({ team_id }) => team_id)
    const half: Score[] = [
      [A, B, 1, 0],
      [A, C, 0, 2],
      [B, C, 1, 0],
    ]
    expect(home(half)).toEqual([B, A, C])
    // Between A and B alone, A has won at home and B has lost.
    expect(home([...half, [B, A, 0, 1], [C, B, 0, 9]])).toEqual([A, B, C])
  })

  it('keep the given order when nothing separates them', () => {
    expect(order('head_to_head', [], [D, A, C, B])).toEqual([D, A, C, B])
    expect(order('wins', [[A, B, 1, 1]], [B, A])).toEqual([B, A])
  })
})

it('counts the matches at home or away alone', () => {
  const table = (scope: 'home' | 'away') =>
    leagueTable({
      teams: [A, B],
      results: resultsOf([
        [A, B, 3, 1],
        [B, A, 0, 0],
      ]),
      rules: { ...FOOTBALL, tie_rule: 'difference' },
      scope,
    })
  expect(table('home')).toEqual([
    { place: 1, team_id: A, played: 1, won: 1, drawn: 0, lost: 0, scored: 3, conceded: 1, points: 3 },
    { place: 2, team_id: B, played: 1, won: 0, drawn: 1, lost: 0, scored: 0, conceded: 0, points: 1 },
  ])
  expect(table('away').map(({ points }) => points)).toEqual([1, 0])
})

const goals = fc.integer({ min: 0, max: 3 })
const team = fc.integer({ min: 1, max: 5 })
const results = fc.array(
  fc.record({ home: team, away: team, home_score: goals, away_score: goals }).filter(({ home, away }) => home !== away),
  { maxLength: 14 },
)
const rules = fc.record({
  win_points: fc.constantFrom(2, 3),
  draw_points: fc.constant(1),
  loss_points: fc.constant(0),
  tie_rule: fc.constantFrom(
    'difference' as const,
    'head_to_head' as const,
    'head_to_head_goals' as const,
    'wins' as const,
  ),
})
const TEAMS = [1, 2, 3, 4, 5]
const tableOf = (played: readonly TableResult[], of: TableRules, teams = TEAMS) =>
  leagueTable({ teams, results: played, rules: of, scope: 'all' })

describe('any table', () => {
  it('has each team once, by points, and all goals twice', () => {
    fc.assert(
      fc.property(results, rules, (played, of) => {
        const rows = tableOf(played, of)
        expect(rows.map(({ team_id }) => team_id).toSorted()).toEqual(TEAMS)
        const points = rows.map((row) => row.points)
        expect(points).toEqual(points.toSorted((one, other) => other - one))
        const sum = (key: 'scored' | 'conceded' | 'played') => rows.reduce((total, row) => total + row[key], 0)
        expect(sum('scored')).toBe(sum('conceded'))
        expect(sum('played')).toBe(2 * played.length)
      }),
    )
  })

  it('does not depend on the order of the results', () => {
    fc.assert(
      fc.property(results, rules, (played, of) => {
        expect(tableOf(played.toReversed(), of)).toEqual(tableOf(played, of))
      }),
    )
  })

  it('orders two teams with equal points as the matches between them, by the rule head to head', () => {
    fc.assert(
      fc.property(results, rules, (played, of) => {
        const rows = tableOf(played, { ...of, tie_rule: 'head_to_head' })
        for (const { points } of rows) {
          const tied = rows.filter((row) => row.points === points)
          const [first, second] = tied
          if (tied.length !== 2 || first === undefined || second === undefined) continue
          const [better, worse] = [first.team_id, second.team_id]
          const between = played.filter(
            ({ home, away }) => [better, worse].includes(home) && [better, worse].includes(away),
          )
          const [leader] = tableOf(between, of, [better, worse])
          const [other] = tableOf(between, of, [worse, better])
          expect([leader?.team_id, other?.team_id]).toContain(better)
        }
      }),
    )
  })
})

describe('what the league decides', () => {
  const scores: Score[] = [
    [A, B, 1, 0],
    [B, C, 2, 0],
    [C, A, 0, 3],
  ]
  const decided = (decision: Partial<TableDecision>, scope: TableScope = 'all') =>
    leagueTable({
      teams: [A, B, C],
      results: resultsOf(scores),
      rules: { ...FOOTBALL, tie_rule: 'difference' },
      scope,
      decisions: [{ team_id: A, points: 0, is_expelled: false, annuls_results: false, ...decision }],
    }).map(({ team_id, played, points }) => [team_id, played, points])

  it('takes points off, which the tables at home and away do not know', () => {
    expect(decided({ points: -4 })).toEqual([
      [B, 2, 3],
      [A, 2, 2],
      [C, 2, 0],
    ])
    expect(decided({ points: -9 }).at(-1)).toEqual([A, 2, -3])
    expect(decided({ points: -4 }, 'home')[1]).toEqual([A, 1, 3])
  })

  it('puts an expelled team last, and its results stand or count for nobody', () => {
    expect(decided({ is_expelled: true })).toEqual([
      [B, 2, 3],
      [C, 2, 0],
      [A, 2, 6],
    ])
    expect(decided({ is_expelled: true, annuls_results: true })).toEqual([
      [B, 1, 3],
      [C, 1, 0],
      [A, 0, 0],
    ])
    expect(decided({ is_expelled: true, annuls_results: true }, 'away')).toEqual([
      [A, 0, 0],
      [B, 0, 0],
      [C, 1, 0],
    ])
  })
})

it('teams that nothing separates share a place, and the next one counts them', () => {
  const rows = leagueTable({
    teams: [A, B, C, D],
    results: resultsOf([
      [A, B, 1, 1],
      [C, D, 1, 0],
      [B, A, 1, 1],
    ]),
    rules: { ...FOOTBALL, tie_rule: 'difference' },
    scope: 'all',
  })
  expect(rows.map(({ team_id, place }) => [team_id, place])).toEqual([
    [C, 1],
    [A, 2],
    [B, 2],
    [D, 4],
  ])
})
