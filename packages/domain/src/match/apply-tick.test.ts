import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTick, NO_STATE, type MatchTick } from '../index'
import { buildMatch } from '../../test/build-match'

const tick = (fields: Partial<MatchTick> = {}): MatchTick => ({
  ...NO_STATE,
  id: 1,
  sport_id: 1,
  stamp: 1,
  status: 2,
  time: 1_700_000_000,
  home_score: 1,
  ...fields,
})

test('a newer tick brings the whole state, with cards and corners, and leaves the other fields', () => {
  const match = buildMatch({ home_half_score: 1, away_half_score: 1, live: 1, kickoff_time: 7 })
  const after = applyTick(match, tick({ home_red: 1, away_corner: 3 }))
  expect(after).toEqual({ ...match, ...tick(), home_red: 1, away_corner: 3 })
  expect(after).toMatchObject({ live: 1, kickoff_time: 7, home_half_score: null })
})

test.each([
  ['older', { stamp: 4 }],
  ['equally old', { stamp: 5 }],
  ['of another match', { stamp: 6, id: 2 }],
  ['of another sport', { stamp: 6, sport_id: 2 as const }],
  ['without a real stamp', { stamp: NaN }],
])('a tick that is %s changes nothing', (_, fields) => {
  const match = buildMatch({ stamp: 5 })
  expect(applyTick(match, tick(fields))).toBe(match)
})

test('does not change the match it is given', () => {
  const match = Object.freeze(buildMatch())
  expect(applyTick(match, tick()).home_score).toBe(1)
  expect(match.home_score).toBe(0)
})

test('ticks give the same match in whatever order and however often they come', () => {
  const ticks = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 })
  fc.assert(
    fc.property(ticks, fc.func(fc.integer()), (stamps, shuffle) => {
      const play = (order: readonly number[]) =>
        order.reduce((match, stamp) => applyTick(match, tick({ stamp, home_score: stamp * 2 })), buildMatch())
      const shuffled = [...stamps, ...stamps].sort((a, b) => shuffle(a, b))
      expect(play(shuffled)).toEqual(play([...stamps].sort((a, b) => a - b)))
    }),
  )
})
