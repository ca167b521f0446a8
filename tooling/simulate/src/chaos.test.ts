// @module-tag deep
import { expect, it } from 'vitest'
import { problemsOf, runChaos } from './chaos/run-chaos'

it('loses, duplicates and hides none of 300 messages while server and database are killed', async () => {
  const outcome = await runChaos({
    entry: 'source',
    isCalm: true,
    seed: 1,
    messages: 300,
    people: 6,
    apartMs: 1_000,
    serverKills: 2,
    databaseKills: 1,
    freezes: 0,
    onFault: () => {},
  })
  expect(problemsOf(outcome), JSON.stringify(outcome.failed)).toEqual([])
  expect(outcome.acknowledged).toBe(300)
  expect(outcome.faults).toHaveLength(3)
})
