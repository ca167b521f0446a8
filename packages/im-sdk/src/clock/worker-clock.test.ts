import { expect, it, onTestFinished, vi } from 'vitest'
import { cloudConfig } from '../config'
import { FakeClock, inTime, startChat } from '../testing'
import { workerClock } from './worker-clock'

/** Notes whether the worker is wanted. */
class NotingClock extends FakeClock {
  readonly wishes: boolean[] = []

  toggleWorker(isOn: boolean): void {
    this.wishes.push(isOn)
  }
}

it.each([
  [{ enable_worker: 1 }, true],
  [{ enable_worker: '1' }, true],
  [{ enable_worker: 0 }, false],
  [{ enable_worker: 'yes' }, false],
  [{}, false],
])('%o of the cloud makes the worker wanted: %s', async (settings, isWanted) => {
  const clock = new NotingClock()
  const { chat, server } = startChat({ clock, modules: [cloudConfig] })
  server.cloudConfig = { ...server.cloudConfig, cloudControlConfig: JSON.stringify(settings) }
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  await clock.advance(10)
  expect(clock.wishes).toEqual([isWanted])
  const cloudControlConfig = JSON.stringify({ enable_worker: isWanted ? 0 : 1 })
  server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 60 })
  await clock.advance(10)
  expect(clock.wishes).toEqual([isWanted, !isWanted])
})

it('waits outside of a browser like any clock', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const clock = workerClock()
  clock.toggleWorker(true)
  const run = vi.fn()
  clock.after(1_000, run)
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(clock.now()).toBe(Date.now())
})
