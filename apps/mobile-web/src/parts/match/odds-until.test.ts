import type { BookmakerOdds } from '@org/api-client/contract'
import { expect, it } from 'vitest'
import { oddsUntil } from './odds-until'

const price = (home: number) => ({ home, draw: 3, away: 4 })
const row: BookmakerOdds = {
  company: 'BET365',
  market: 'winner',
  line: 0,
  opening: price(2),
  current: price(1.2),
  history: [2, 1.5, 1.2].map((home, index) => ({ ...price(home), time: 100 * (index + 1) })),
}

it('has the price that applied at the moment, and the movements until then', () => {
  for (const [until, home, movements] of [
    [100, 2, 1],
    [199, 2, 1],
    [200, 1.5, 2],
    [999, 1.2, 3],
  ] as const) {
    const [shown] = oddsUntil([row], until)
    expect(shown?.current.home).toBe(home)
    expect(shown?.history).toHaveLength(movements)
    expect(shown?.opening).toEqual(row.opening)
  }
})

it('leaves out a market that opened later, and changes nothing without a moment', () => {
  expect(oddsUntil([row], 99)).toEqual([])
  expect(oddsUntil([row], null)).toEqual([row])
})
