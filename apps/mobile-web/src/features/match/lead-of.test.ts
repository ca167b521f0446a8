import { expect, it } from 'vitest'
import { leadOf, periodEnds, quarterHours } from './lead-of'

const score = (home_score: number, away_score: number) => ({ home_score, away_score })

it('shares the lead of each minute, and says the greatest of both sides', () => {
  expect(leadOf([score(0, 0), score(2, 0), score(2, 3), score(10, 6)])).toEqual({
    values: [0, 50, -25, 100],
    home: 4,
    away: 1,
  })
  expect(leadOf([score(0, 0), score(1, 1)])).toEqual({ values: [0, 0], home: 0, away: 0 })
  expect(leadOf([])).toEqual({ values: [], home: 0, away: 0 })
})

it('names the ends of periods and of quarter hours', () => {
  expect(
    periodEnds([
      { minute: 1, clock: 'Q1 02:00' },
      { minute: 1, clock: 'Q1 00:10' },
      { minute: 2, clock: 'Q2 11:00' },
    ]),
  ).toEqual([
    { at: 2, text: 'Q1' },
    { at: 3, text: 'Q2' },
  ])
  expect(
    quarterHours([
      { minute: 14, added: 0 },
      { minute: 15, added: 0 },
      { minute: 45, added: 2 },
    ]),
  ).toEqual([{ at: 2, text: '15′' }])
})
