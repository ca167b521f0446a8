import { expect, it } from 'vitest'
import { pairsOfRound } from './season-fixtures'

it.each([10, 11, 20, 23])('%i teams meet each other once at home and once away, and play once per round', (count) => {
  const teams = Array.from({ length: count }, (_, index) => index)
  const met = new Set<string>()
  for (let round = 0; round < 2 * (count - 1 + (count % 2)); round += 1) {
    const pairs = pairsOfRound(teams, round)
    expect(new Set(pairs.flat()).size).toBe(2 * Math.floor(count / 2))
    for (const pair of pairs) met.add(pair.join())
  }
  expect(met.size).toBe(count * (count - 1))
})
