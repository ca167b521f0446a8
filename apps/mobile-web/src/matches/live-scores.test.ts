import { expect, it } from 'vitest'
import { match } from '../testing/fixtures'
import { liveScores, ticksReceived } from './live-scores'

const tick = (stamp: number, home_score: number, id = 1) => match({ id, stamp, home_score })

const after = (...batches: ReturnType<typeof tick>[][]) =>
  batches.reduce(
    (state, ticks) => liveScores.reducer(state, ticksReceived(ticks)),
    liveScores.reducer(undefined, { type: '' }),
  )

it('keeps the newest tick of each match, in whatever order they arrive', () => {
  const state = after([tick(12, 2), tick(11, 1)], [tick(10, 0), tick(5, 9, 2)])
  expect(state['1:1']?.home_score).toBe(2)
  expect(state['1:2']?.home_score).toBe(9)
})

it('keeps the same tick object until a newer tick arrives', () => {
  const state = after([tick(12, 2)])
  expect(liveScores.reducer(state, ticksReceived([tick(12, 3)]))['1:1']).toBe(state['1:1'])
})

it('distinguishes a football match from a basketball match with the same id', () => {
  const state = after([{ ...tick(1, 1), sport_id: 2 }, tick(1, 3)])
  expect([state['2:1']?.home_score, state['1:1']?.home_score]).toEqual([1, 3])
})
