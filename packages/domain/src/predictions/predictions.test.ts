import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  instant,
  brierScore,
  calibration,
  DAY_SECONDS,
  diversityIndex,
  expectedGoals,
  fitGoalModel,
  GOAL_MODEL_SETTINGS,
  handicapChances,
  logLoss,
  LOW_SCORE_RHO,
  marginChances,
  outcomeChances,
  scoreMatrix,
  totalChances,
  upsetChance,
  type PastResult,
  type ScoreMatrix,
} from '../index'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const rate = fc.double({ min: 0, max: 5, noNaN: true })
const rho = fc.constantFrom(0, -0.07, -0.2, 0.1)

/** Half of all matches end 0–0, a quarter each 1–0 and 0–2. */
const MATRIX: ScoreMatrix = [
  [0.5, 0, 0.25],
  [0.25, 0, 0],
  [0, 0, 0],
]

describe('a score matrix', () => {
  test('is Poisson on both sides', () => {
    const matrix = scoreMatrix({ home: 1.7, away: 1.1 }, { maxGoals: 40 })
    const poisson = (mean: number, goals: number, factorial: number) => (Math.exp(-mean) * mean ** goals) / factorial
    expect(matrix[0]?.[0]).toBeCloseTo(Math.exp(-2.8), 12)
    expect(matrix[2]?.[1]).toBeCloseTo(poisson(1.7, 2, 2) * poisson(1.1, 1, 1), 12)
    expect(matrix[0]?.[3]).toBeCloseTo(poisson(1.7, 0, 1) * poisson(1.1, 3, 6), 12)
  })

  test('has a row and a column for each number of goals up to the most', () => {
    const matrix = scoreMatrix({ home: 1, away: 1 }, { maxGoals: 3 })
    expect(matrix.map((row) => row.length)).toEqual([4, 4, 4, 4])
    expect(scoreMatrix({ home: 1, away: 1 })).toHaveLength(11)
  })

  test('sums to 1, and no chance is negative', () => {
    fc.assert(
      fc.property(rate, rate, rho, (home, away, by) => {
        const chances = scoreMatrix({ home, away }, { rho: by }).flat()
        expect(sum(chances)).toBeCloseTo(1, 9)
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('corrects the four low scores and leaves the others in proportion', () => {
    const expected = { home: 1.5, away: 0.8 }
    const plain = scoreMatrix(expected, { maxGoals: 30 })
    const corrected = scoreMatrix(expected, { maxGoals: 30, rho: -0.1 })
    const factor = (home: number, away: number) => (corrected[home]?.[away] ?? 0) / (plain[home]?.[away] ?? 1)
    expect(factor(0, 0)).toBeCloseTo(1 + 1.5 * 0.8 * 0.1, 9)
    expect(factor(0, 1)).toBeCloseTo(1 - 1.5 * 0.1, 9)
    expect(factor(1, 0)).toBeCloseTo(1 - 0.8 * 0.1, 9)
    expect(factor(1, 1)).toBeCloseTo(1.1, 9)
    for (const [home, away] of [
      [2, 0],
      [0, 2],
      [2, 1],
      [1, 2],
      [3, 3],
    ] as const)
      expect(factor(home, away)).toBeCloseTo(1, 9)
    expect(LOW_SCORE_RHO).toBe(-0.07)
  })

  test('of invalid rates is 0–0', () => {
    expect(scoreMatrix({ home: NaN, away: -1 })[0]?.[0]).toBe(1)
    expect(scoreMatrix({ home: Infinity, away: 0 })[0]?.[0]).toBe(1)
    expect(scoreMatrix({ home: NaN, away: 2 }, { rho: -0.1 })[0]?.[1]).toBeGreaterThan(0.2)
  })

  test('limits a correction that would be negative to 0', () => {
    expect(scoreMatrix({ home: 5, away: 5 }, { rho: -0.3 })[0]?.[1]).toBe(0)
  })
})

describe('the chances from a score matrix', () => {
  test('of the outcome', () => {
    expect(outcomeChances(MATRIX)).toEqual({ home: 0.25, draw: 0.5, away: 0.25 })
    expect(outcomeChances([])).toEqual({ home: 0, draw: 0, away: 0 })
  })

  test('of the margin', () => {
    expect(marginChances(MATRIX)).toEqual([
      { margin: -2, chance: 0.25 },
      { margin: -1, chance: 0 },
      { margin: 0, chance: 0.5 },
      { margin: 1, chance: 0.25 },
      { margin: 2, chance: 0 },
    ])
  })

  test.each([
    [0, { win: 0.25, push: 0.5, lose: 0.25 }],
    [-0.5, { win: 0.25, push: 0, lose: 0.75 }],
    [0.5, { win: 0.75, push: 0, lose: 0.25 }],
    [-1, { win: 0, push: 0.25, lose: 0.75 }],
    [2, { win: 0.75, push: 0.25, lose: 0 }],
    [-0.25, { win: 0.25, push: 0.25, lose: 0.5 }],
    [0.75, { win: 0.75, push: 0, lose: 0.25 }],
    [1.75, { win: 0.75, push: 0.125, lose: 0.125 }],
  ])('of a handicap of %s', (line, bet) => {
    expect(handicapChances(MATRIX, line)).toEqual(bet)
  })

  test.each([
    [0.5, { win: 0.5, push: 0, lose: 0.5 }],
    [1, { win: 0.25, push: 0.25, lose: 0.5 }],
    [1.25, { win: 0.25, push: 0.125, lose: 0.625 }],
    [2.5, { win: 0, push: 0, lose: 1 }],
  ])('of more than %s goals', (line, bet) => {
    expect(totalChances(MATRIX, line)).toEqual(bet)
  })

  test('are the same by outcome, handicap and margin', () => {
    fc.assert(
      fc.property(rate, rate, rho, (home, away, by) => {
        const matrix = scoreMatrix({ home, away }, { rho: by })
        const chances = outcomeChances(matrix)
        const level = handicapChances(matrix, 0)
        expect([level?.win, level?.push, level?.lose]).toEqual([
          expect.closeTo(chances.home, 9),
          expect.closeTo(chances.draw, 9),
          expect.closeTo(chances.away, 9),
        ])
        expect(sum(marginChances(matrix).map((entry) => entry.chance))).toBeCloseTo(1, 9)
        const isLikelier = chances.home > chances.away
        const isWithinRounding = Math.abs(home - away) < 1e-9 && Math.abs(chances.home - chances.away) < 1e-6
        expect(isWithinRounding || isLikelier === home > away).toBe(true)
      }),
      { examples: [[4.999999999999991, 4.999999999999991, 0]] },
    )
  })
})

test('an upset is that the likelier winner does not win', () => {
  expect(upsetChance({ home: 0.6, draw: 0.25, away: 0.15 })).toEqual({ favourite: 'home', loses: 0.15, fails: 0.4 })
  expect(upsetChance({ home: 0.125, draw: 0.25, away: 0.625 })).toEqual({
    favourite: 'away',
    loses: 0.125,
    fails: 0.375,
  })
  expect(upsetChance({ home: 0.25, draw: 0.5, away: 0.25 })?.favourite).toBe('home')
})

describe('the diversity index', () => {
  test.each([
    [[1, 0, 0], 0],
    [[1 / 3, 1 / 3, 1 / 3], 1],
    [[0.5, 0.5, 0], Math.log(2) / Math.log(3)],
    [[0.5, 0.5], 1],
    [[1], 0],
    [[], 0],
  ])('of %j is %s', (chances, index) => {
    expect(diversityIndex(chances)).toBeCloseTo(index, 12)
  })

  test('is between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 5 }), (parts) => {
        const index = diversityIndex(parts.map((part) => part / sum(parts)))
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })
})

describe('the quality of forecasts', () => {
  const chances = { home: 0.5, draw: 0.3, away: 0.2 }
  const forecast = (outcome: 'home' | 'draw' | 'away') => ({ chances, outcome })

  test('log loss is the mean of −ln of the chance that the forecast gave to the outcome', () => {
    expect(logLoss([forecast('home'), forecast('away')])).toBeCloseTo(-(Math.log(0.5) + Math.log(0.2)) / 2, 12)
    expect(logLoss([{ chances: { home: 0, draw: 1, away: 0 }, outcome: 'home' }])).toBeCloseTo(-Math.log(1e-15), 9)
    expect(logLoss([])).toBeNull()
    expect(brierScore([])).toBeNull()
  })

  test('the Brier score is the mean squared distance', () => {
    expect(brierScore([forecast('home')])).toBeCloseTo(0.25 + 0.09 + 0.04, 12)
    expect(brierScore([forecast('draw')])).toBeCloseTo(0.25 + 0.49 + 0.04, 12)
    expect(brierScore([{ chances: { home: 0, draw: 0, away: 1 }, outcome: 'home' }])).toBe(2)
  })

  test('calibration compares forecast chances with the frequency of the outcomes', () => {
    const bins = calibration([forecast('home'), forecast('home'), forecast('draw'), forecast('away')], 5)
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0.2, 0.4, 8],
      [0.4, 0.6, 4],
    ])
    expect(bins[0]?.said).toBeCloseTo(0.25, 12)
    expect(bins[0]?.happened).toBeCloseTo(0.25, 12)
    expect(bins[1]?.said).toBeCloseTo(0.5, 12)
    expect(bins[1]?.happened).toBeCloseTo(0.5, 12)
    const sure = { chances: { home: 1, draw: 0, away: 0 }, outcome: 'home' } as const
    expect(calibration([sure]).map(({ from, count, happened }) => [from, count, happened])).toEqual([
      [0, 2, 0],
      [0.9, 1, 1],
    ])
  })
})

describe('the goal model', () => {
  const NOW = 20_000 * DAY_SECONDS
  const result = (fields: Partial<PastResult> = {}): PastResult => ({
    home: 'A',
    away: 'B',
    home_goals: 1,
    away_goals: 1,
    at: NOW,
    neutral: true,
    weight: 1,
    ...fields,
  })
  const times = (count: number, fields: Partial<PastResult>) => Array.from({ length: count }, () => result(fields))
  const neutral = { home: 'A', away: 'B', neutral: true }

  test('has no rates without results', () => {
    const model = fitGoalModel([], instant(NOW))
    expect(model).toEqual({ base: 0, homeBonus: 0, awayMalus: 0, teams: {} })
    expect(expectedGoals(model, { home: 'toString', away: 'X', neutral: false })).toEqual({ home: 1, away: 1 })
  })

  test('expects the average of the goals, with enough results', () => {
    const { home, away } = expectedGoals(
      fitGoalModel(times(200, { home_goals: 3, away_goals: 1 }), instant(NOW)),
      neutral,
    )
    expect(home).toBeCloseTo(3, 1)
    expect(away).toBeCloseTo(1, 1)
  })

  test('is nearer the average with fewer results', () => {
    const edge = (count: number) => {
      const model = fitGoalModel(times(count, { home_goals: 3, away_goals: 0 }), instant(NOW))
      return (model.teams.A?.strength ?? 0) - (model.teams.B?.strength ?? 0)
    }
    expect(edge(1)).toBeGreaterThan(0)
    expect(edge(5)).toBeGreaterThan(edge(1))
    expect(edge(50)).toBeGreaterThan(edge(5))
  })

  test('learns the home advantage separately from the teams', () => {
    const model = fitGoalModel(
      [
        ...times(100, { home_goals: 4, away_goals: 1, neutral: false }),
        ...times(100, { home: 'B', away: 'A', home_goals: 4, away_goals: 1, neutral: false }),
        ...times(100, { home_goals: 2, away_goals: 2 }),
      ],
      instant(NOW),
    )
    expect(Math.exp(model.homeBonus)).toBeCloseTo(2, 1)
    expect(Math.exp(model.awayMalus)).toBeCloseTo(0.5, 1)
    expect(model.teams.A?.strength).toBeCloseTo(model.teams.B?.strength ?? NaN, 2)
    const at = (isNeutral: boolean) => expectedGoals(model, { ...neutral, neutral: isNeutral })
    expect(at(false).home / at(true).home).toBeCloseTo(Math.exp(model.homeBonus), 9)
    expect(at(false).away / at(true).away).toBeCloseTo(Math.exp(model.awayMalus), 9)
  })

  test('learns which teams play open matches', () => {
    const model = fitGoalModel(
      [
        ...times(50, { home_goals: 4, away_goals: 4 }),
        ...times(50, { home: 'C', away: 'D' }),
        ...times(50, { home: 'A', away: 'C', home_goals: 2, away_goals: 2 }),
      ],
      instant(NOW),
    )
    expect(model.teams.A?.openness).toBeGreaterThan(model.teams.D?.openness ?? 0)
    expect(model.teams.A?.strength).toBeCloseTo(model.teams.D?.strength ?? NaN, 1)
    const goals = (home: string, away: string) => expectedGoals(model, { home, away, neutral: true }).home
    expect(goals('A', 'B')).toBeGreaterThan(goals('C', 'D') * 2)
  })

  test('gives a result half the weight after the half-life', () => {
    const old = NOW - GOAL_MODEL_SETTINGS.halfLifeDays * DAY_SECONDS
    const aged = fitGoalModel([result({ home_goals: 3, at: old }), result({ away_goals: 2 })], instant(NOW))
    const halved = fitGoalModel([result({ home_goals: 3, weight: 0.5 }), result({ away_goals: 2 })], instant(NOW))
    expect(aged).toEqual(halved)
    expect(aged).not.toEqual(fitGoalModel([result({ home_goals: 3 }), result({ away_goals: 2 })], instant(NOW)))
  })

  test.each([
    ['that lie in the future', { at: NOW + 1 }],
    ['without a time', { at: NaN }],
    ['that count next to nothing', { weight: 0.009 }],
    ['without weight', { weight: NaN }],
    ['with goals that are no count', { home_goals: NaN }],
    ['with half a goal', { away_goals: 0.5 }],
    ['with less than no goals', { away_goals: -1 }],
  ])('leaves out results %s', (_, fields) => {
    expect(fitGoalModel([result(fields)], instant(NOW)).teams).toEqual({})
  })

  test('accepts results of the same instant and with the least weight', () => {
    expect(Object.keys(fitGoalModel([result({ at: NOW, weight: 0.01 })], instant(NOW)).teams)).toEqual(['A', 'B'])
    expect(fitGoalModel([result({ home_goals: 0, away_goals: 0 })], instant(NOW)).base).toBe(0)
  })

  test('counts goals above the cap as the cap', () => {
    const rout = (home_goals: number) => fitGoalModel([result({ home_goals }), result()], instant(NOW))
    expect(rout(31)).toEqual(rout(GOAL_MODEL_SETTINGS.goalCap))
    expect(rout(5)).not.toEqual(rout(6))
  })

  test('is where the likelihood with its priors is greatest', () => {
    const results = [
      result({ home_goals: 3, away_goals: 1 }),
      result({ home: 'B', away: 'C', home_goals: 0, away_goals: 2 }),
      result({ home: 'C', away: 'A', home_goals: 1, away_goals: 1 }),
      result({ home: 'A', away: 'C', home_goals: 2, away_goals: 0, weight: 0.5 }),
    ]
    const model = fitGoalModel(results, instant(NOW), { rounds: 300 })
    const { strengthDeviation, opennessDeviation } = GOAL_MODEL_SETTINGS
    const likelihood = (base: number, teams: typeof model.teams) => {
      const fit = results.map((match) => {
        const { home, away } = expectedGoals({ ...model, base, teams }, match)
        return match.weight * (match.home_goals * Math.log(home) - home + match.away_goals * Math.log(away) - away)
      })
      const prior = Object.values(teams).map(
        ({ strength, openness }) => (strength / strengthDeviation) ** 2 / 2 + (openness / opennessDeviation) ** 2 / 2,
      )
      return sum(fit) - sum(prior)
    }
    const best = likelihood(model.base, model.teams)
    for (const by of [-0.02, 0.02]) {
      expect(likelihood(model.base + by, model.teams)).toBeLessThan(best)
      for (const [name, rating] of Object.entries(model.teams)) {
        const moved = (key: 'strength' | 'openness') => ({
          ...model.teams,
          [name]: { ...rating, [key]: rating[key] + by },
        })
        expect(likelihood(model.base, moved('strength')), name).toBeLessThan(best)
        expect(likelihood(model.base, moved('openness')), name).toBeLessThan(best)
      }
    }
  })

  test('stays finite for results without a goal and for one-sided ones', () => {
    for (const goals of [0, 6]) {
      const model = fitGoalModel(times(30, { home_goals: goals, away_goals: 0 }), instant(NOW))
      const { home, away } = expectedGoals(model, neutral)
      expect(Number.isFinite(home + away)).toBe(true)
    }
  })
})
