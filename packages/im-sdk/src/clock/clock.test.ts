import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloudConfig } from '../config'
import { createChat } from '../create-chat'
import { moderation } from '../moderation'
import { FakeClock, FakeServer } from '../testing'
import { systemClock } from './clock'
import { workerClock } from './worker-clock'

const DAY_MS = 86_400_000

/** Timers that run at once when they are set for longer than a browser can wait, as those of browsers do. */
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each([
  ['the system', () => systemClock],
  ['a worker', workerClock],
])('the clock of %s', (_name, make) => {
  it.each([2 ** 31, 1e15, Infinity])('waits for %d ms as long as a timer can, and not less', async (ms) => {
    let runs = 0
    make().after(ms, () => (runs += 1))
    await vi.advanceTimersByTimeAsync(24 * DAY_MS)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(runs).toBe(1)
  })
})

it('is the same in the fake clock', async () => {
  vi.useRealTimers()
  const clock = new FakeClock()
  let runs = 0
  clock.after(Infinity, () => (runs += 1))
  await clock.advance(24 * DAY_MS)
  expect(runs).toBe(0)
  await clock.advance(DAY_MS)
  expect(runs).toBe(1)
})

it('does not fire early for a delay of years', async () => {
  const YEARS = 1e9
  const server = new FakeServer(systemClock)
  server.sessionSeconds = YEARS
  server.helloInterval = YEARS
  server.cloudConfig = { ...server.cloudConfig, expiredTime: YEARS }
  server.answer('getCommercialConfig', () => ({ purchaseBits: '1', expiredTime: YEARS }))
  server.answer('getProfanityList', () => ({
    version: 1,
    completeFlag: 1,
    startIndex: 0,
    profanityList: [],
    filterConfig: { isEnabled: 1, expiredTime: YEARS },
  }))
  const chat = createChat({
    SDKAppID: 1,
    endpoints: { default: 'ws://default' },
    transport: server.network,
    wakeSignals: () => () => undefined,
    modules: [cloudConfig, moderation()],
    getUserSig: () => Promise.resolve('sig'),
  })
  void chat.login({ userID: 'alice' })
  await vi.advanceTimersByTimeAsync(60_000)
  const counts = (['login', 'hello', 'getCloudConfig', 'getCommercialConfig', 'getProfanityList'] as const).map(
    (name) => server.count(name),
  )
  expect(counts).toEqual([1, 0, 1, 1, 1])
  const gone = chat.destroy()
  await vi.advanceTimersByTimeAsync(1_000)
  await gone
})
