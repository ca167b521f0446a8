import { expect, it } from 'vitest'
import { steppedClock } from '../../../test/stepped-clock'
import { inProcessBus } from '../../adapters/in-process-bus'
import { OnlineUsers } from './online-users'

/** A process on a bus, and who has a connection to it. */
const processOf = (bus: ReturnType<typeof inProcessBus>, clock: ReturnType<typeof steppedClock>, processID: string) => {
  const here = new Set<string>()
  const changed: string[] = []
  const online = new OnlineUsers({
    bus,
    clock,
    processID,
    isHere: (userID) => here.has(userID),
    all: () => [...here],
    onChanged: (userIDs) => changed.push(...userIDs),
  })
  const set = (userID: string, isHere: boolean) => {
    if (isHere) here.add(userID)
    else here.delete(userID)
    online.touched(userID)
    online.tell()
  }
  return { online, set, changed }
}

const start = () => {
  const clock = steppedClock('2026-11-26T12:00:00Z')
  return { clock, bus: inProcessBus(() => {}) }
}

it('a user is online in every process while any process has a connection', () => {
  const { bus, clock } = start()
  const [a, b] = [processOf(bus, clock, 'a'), processOf(bus, clock, 'b')]
  a.set('ann', true)
  b.set('ann', true)
  a.set('ann', false)
  expect([a.online.isOnline('ann'), b.online.isOnline('ann')]).toEqual([true, true])
  b.set('ann', false)
  expect([a.online.isOnline('ann'), b.online.isOnline('ann')]).toEqual([false, false])
  expect(a.changed).toEqual(['ann', 'ann', 'ann', 'ann'])
})

it('a process that starts learns who is online', () => {
  const { bus, clock } = start()
  const a = processOf(bus, clock, 'a')
  a.set('ann', true)
  expect(processOf(bus, clock, 'b').online.isOnline('ann')).toBe(true)
})

it('the users of a process that has died are no longer online after a minute', () => {
  const { bus, clock } = start()
  const [a, b] = [processOf(bus, clock, 'a'), processOf(bus, clock, 'b')]
  a.set('ann', true)
  a.online.stop()
  clock.advance(59_000)
  b.online.beat()
  expect(b.online.isOnline('ann')).toBe(true)
  clock.advance(1_000)
  b.online.beat()
  expect(b.online.isOnline('ann')).toBe(false)
  expect(b.changed.at(-1)).toBe('ann')
})

it('what one process has missed is corrected by the next telling of everything', () => {
  const { bus, clock } = start()
  const [a, b] = [processOf(bus, clock, 'a'), processOf(bus, clock, 'b')]
  bus.publish('im:presence', { kind: 'changed', processID: 'a', online: ['ghost'], offline: [] })
  expect(b.online.isOnline('ghost')).toBe(true)
  for (let beat = 0; beat < 4; beat += 1) a.online.beat()
  expect(b.online.isOnline('ghost')).toBe(false)
})
