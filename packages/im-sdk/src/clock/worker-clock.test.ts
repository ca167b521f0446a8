import { expect, it } from 'vitest'
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

it('waits outside of a browser like any clock', async () => {
  const clock = workerClock()
  clock.toggleWorker(true)
  await new Promise<void>((resolve) => void clock.after(1_000, resolve))
  expect(clock.now()).toBeCloseTo(Date.now(), -3)
})
