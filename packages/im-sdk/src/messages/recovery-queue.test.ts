import { expect, it } from 'vitest'
import { Emitter } from '../emitter'
import { imError } from '../protocol/im-error'
import { FakeClock } from '../testing/fake-clock'
import { RecoveryQueue } from './recovery-queue'

it('a conversation that has failed twice at the same time waits for one retry, and none is left after the end', async () => {
  const clock = new FakeClock()
  const fails: ((error: unknown) => void)[] = []
  const queue = new RecoveryQueue({
    clock,
    random: () => 0,
    emitter: new Emitter(() => {}),
    recovery: {
      recover: () => new Promise<void>((_, reject) => fails.push(reject)),
      tell: () => {},
      giveUp: () => {},
    },
  })
  const behind = new Map([['GROUPclub', []]] as const)
  queue.add(behind)
  queue.add(behind)
  expect(fails).toHaveLength(2)
  for (const fail of fails) fail(imError('NETWORK_TIMEOUT'))
  await new Promise(setImmediate)
  expect(clock.waiting).toBe(1)
  queue.reset()
  expect(clock.waiting).toBe(0)
})
