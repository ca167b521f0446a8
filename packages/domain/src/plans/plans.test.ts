import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOOTBALL_STATUS } from '../match/football-status'
import { PLAN_STATUS } from '../money/plan-status'
import { isQuizAskable } from '../quiz/quiz-templates'
import { SPORT } from '../sport/sport'
import { planRecord, type EndedPlan } from './plan-record'
import { planState } from './plan-state'
import { planTemplates } from './plan-templates'
import { sealedPlan } from './sealed-plan'

test('plans answer only questions that can be asked about their sport', () => {
  for (const sport of Object.values(SPORT))
    for (const template of planTemplates(sport)) {
      const line = template === 'totalGoals' ? 2 : template === 'totalPoints' ? 200 : 0
      expect(isQuizAskable({ template, line }, sport)).toBe(true)
    }
  expect(planTemplates(SPORT.esport)).toEqual([])
})

const ended: fc.Arbitrary<EndedPlan> = fc.record({
  result: fc.constantFrom('won' as const, 'lost' as const, 'refunded' as const),
  odds: fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths / 100),
})

test('a record counts what was won and lost, and nothing that was refunded', () => {
  fc.assert(
    fc.property(fc.array(ended, { maxLength: 60 }), (plans) => {
      const record = planRecord(plans)
      const counted = plans.filter(({ result }) => result !== 'refunded')
      const won = counted.filter(({ result }) => result === 'won')
      expect(record).toEqual(planRecord(counted))
      expect(record.settled).toBe(counted.length)
      expect(record.won).toBe(won.length)
      expect(record.profit).toBeCloseTo(won.reduce((sum, { odds }) => sum + odds, 0) - counted.length, 6)
      expect(record.streak).toBeLessThanOrEqual(record.longest)
      expect(counted.at(-1)?.result === 'won').toBe(record.streak > 0)
    }),
  )
})

test('the longest run stays when the present one ends', () => {
  const plans = ['won', 'won', 'won', 'lost', 'won'].map((result) => ({ result, odds: 2 }) as EndedPlan)
  expect(planRecord(plans)).toMatchObject({ streak: 1, longest: 3 })
})

test('nobody can find another plan behind the same seal', () => {
  const plan = { template: 'fullTime', line: 0, option: 'home', odds: 2.1, text: 'x' } as const
  const others = [
    { ...plan, option: 'away' as const },
    { ...plan, odds: 2.2 },
    { ...plan, text: 'y' },
    { ...plan, template: 'winner' as const },
    { ...plan, line: 2 },
  ]
  for (const other of others) expect(sealedPlan(other)).not.toBe(sealedPlan(plan))
})

test.each([
  [FOOTBALL_STATUS.notStarted, 599, PLAN_STATUS.active],
  [FOOTBALL_STATUS.notStarted, 601, PLAN_STATUS.inplay],
  [FOOTBALL_STATUS.secondHalf, 599, PLAN_STATUS.inplay],
  [FOOTBALL_STATUS.finished, 9_000, PLAN_STATUS.inplay],
  [FOOTBALL_STATUS.postponed, 599, PLAN_STATUS.inactive],
])('a plan about a match with status %i is, at %i, in status %i', (status, now, expected) => {
  expect(planState({ result: null, sport_id: SPORT.football, status, kickoff_time: 600 }, now)).toBe(expected)
})

test('a result decides the status, whatever the match says', () => {
  const plan = { sport_id: SPORT.football, status: FOOTBALL_STATUS.finished, kickoff_time: 600 }
  expect(planState({ ...plan, result: 'lost' }, 1)).toBe(PLAN_STATUS.finished)
  expect(planState({ ...plan, result: 'refunded' }, 1)).toBe(PLAN_STATUS.refund)
})
