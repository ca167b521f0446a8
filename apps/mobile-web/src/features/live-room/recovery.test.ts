import { expect, it } from 'vitest'
import { opening, recover, SELDOM_MS, STEADY_MS, type Recovery, type RecoveryEvent } from './recovery'

const failed = (lines: number, isOnline = true): RecoveryEvent => ({ type: 'failed', isOnline, lines })

/** All remedies of a stream of which each try fails, until the fan is told. */
const remediesOf = (lines: number) => {
  const remedies: unknown[] = []
  let now = opening()
  while (now.phase !== 'failed') {
    const [next, remedy] = recover(now, now.phase === 'waiting' ? { type: 'due', lines } : failed(lines))
    remedies.push(remedy)
    now = next
  }
  return remedies
}

it('tries each other line at once, then each line again after longer waits, then tells the fan', () => {
  expect(remediesOf(3)).toEqual([
    'nextLine',
    'nextLine',
    { waitMs: 1_000 },
    'nextLine',
    { waitMs: 2_000 },
    'nextLine',
    { waitMs: 4_000 },
    'nextLine',
    { waitMs: SELDOM_MS },
  ])
})

it('opens a single line again, four times in all', () => {
  expect(remediesOf(1)).toEqual([
    { waitMs: 1_000 },
    'open',
    { waitMs: 2_000 },
    'open',
    { waitMs: 4_000 },
    'open',
    { waitMs: SELDOM_MS },
  ])
})

it('goes on with seldom tries after the fan was told, and shows the error until the picture moves', () => {
  const told: Recovery = { phase: 'failed', failures: 4, movingSince: null }
  expect(recover(told, { type: 'due', lines: 2 })).toEqual([told, 'nextLine'])
  expect(recover(told, failed(2))).toEqual([{ ...told, failures: 5 }, { waitMs: SELDOM_MS }])
  expect(recover(told, { type: 'moved', at: 7 })[0].phase).toBe('playing')
})

it('forgets failures only after the picture has moved for long, so that a line that breaks off again and again counts', () => {
  const from = 50_000
  let now = recover(opening(), failed(2))[0]
  now = recover(now, { type: 'moved', at: from })[0]
  now = recover(now, { type: 'moved', at: from + STEADY_MS - 1 })[0]
  expect(now.failures).toBe(1)
  const [broken] = recover(now, failed(2))
  expect(broken).toEqual({ phase: 'waiting', failures: 2, movingSince: null })
  expect(recover(broken, { type: 'moved', at: from + STEADY_MS + 1 })[0].failures).toBe(2)
  expect(recover(now, { type: 'moved', at: from + STEADY_MS })[0].failures).toBe(0)
})

it('uses up no try without a network, and opens at once when there is one', () => {
  const [waiting, remedy] = recover({ phase: 'playing', failures: 1, movingSince: 3 }, failed(2, false))
  expect([waiting.phase, waiting.failures, remedy]).toEqual(['offline', 1, null])
  expect(recover(waiting, { type: 'due', lines: 2 })).toEqual([waiting, null])
  expect(recover(waiting, { type: 'renewed' })).toEqual([opening(), 'open'])
})

it('begins with all tries when the network is back or the fan asks, in every state', () => {
  for (const phase of ['opening', 'playing', 'waiting', 'offline', 'failed'] as const)
    expect([phase, recover({ phase, failures: 9, movingSince: 1 }, { type: 'renewed' })]).toEqual([
      phase,
      [opening(), 'open'],
    ])
})
