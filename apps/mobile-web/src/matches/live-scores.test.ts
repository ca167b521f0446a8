import { expect, it } from 'vitest'
import { match } from '../testing/fixtures'
import { liveScores, ticksReceived } from './live-scores'

const tick = (stamp: number, home_score: number, id = 1) => match({ id, stamp, home_score })

const after = (...batches: ReturnType<typeof tick>[][]) =>
  batches.reduce(
    (state, ticks) => liveScores.reducer(state, ticksReceived(ticks)),
    liveScores.reducer(undefined, { type: '' }),
  )

it('keeps the newest tick of each match, whatever the order they come in', () => {
  const state = after([tick(12, 2), tick(11, 1)], [tick(10, 0), tick(5, 9, 2)])
  expect(state['1:1']?.home_score).toBe(2)
  expect(state['1:2']?.home_score).toBe(9)
})

it('leaves the tick of a match the same object when nothing newer comes', () => {
  const state = after([tick(12, 2)])
  expect(liveScores.reducer(state, ticksReceived([tick(12, 3)]))['1:1']).toBe(state['1:1'])
})

it('tells a football match from a basketball match of the same number', () => {
  const state = after([{ ...tick(1, 1), sport_id: 2 }, tick(1, 3)])
  expect([state['2:1']?.home_score, state['1:1']?.home_score]).toEqual([1, 3])
})
