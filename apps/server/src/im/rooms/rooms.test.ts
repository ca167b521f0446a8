import { expect, it } from 'vitest'
import { steppedClock } from '../../../test/stepped-clock'
import { inProcessBus } from '../../adapters/in-process-bus'
import { Connection } from '../gateway/connection'
import { GATEWAY_LIMITS } from '../gateway/limits'
import { inRoom } from '../push/host-message'
import type { RoomSlice } from './room'
import { Rooms } from './rooms'

const ROOM = 'ROOM_1'
const NOW = { startSeq: 0, startBroadcastSeq: 0, isSimple: false, holdMs: 0 }

const start = () => ({ clock: steppedClock('2026-11-26T12:00:00Z'), bus: inProcessBus(() => {}) })

/** The rooms of a process on a bus, and the visits that it tells of. */
const processOf = ({ bus, clock }: ReturnType<typeof start>, processID: string) => {
  const visits: string[] = []
  const rooms = new Rooms({
    bus,
    clock,
    processID,
    roomsPerSocket: 9,
    chatterMost: () => Infinity,
    onError: () => {},
    newest: () => Promise.resolve(0),
    read: () => Promise.resolve([]),
  })
  rooms.onVisit = (_, userID, isThere) => {
    visits.push(`${userID} ${isThere ? 'comes' : 'goes'}`)
    return Promise.resolve()
  }
  bus.subscribe('im:room', (message) => rooms.pass(message))
  const output = { address: '', wire: 'text' as const, send: () => {}, close: () => {}, terminate: () => {} }
  const connect = () => new Connection('x', output, clock.now(), GATEWAY_LIMITS)
  return { rooms, visits, connect }
}

/** Until each has told the others, and is certain of who is gone. */
const sweepAll = (...processes: readonly ReturnType<typeof processOf>[]) => {
  for (let second = 0; second < 4; second += 1) for (const { rooms } of processes) rooms.sweep()
}

it('tells of who comes with the first tab and goes with the last, in whichever process', async () => {
  const world = start()
  const [a, b] = [processOf(world, 'a'), processOf(world, 'b')]
  const [here, there] = [a.connect(), b.connect()]
  await a.rooms.join(here, 'ann', ROOM)
  a.rooms.sweep()
  await b.rooms.join(there, 'ann', ROOM)
  b.rooms.sweep()
  a.rooms.quit(here, 'ann', ROOM)
  a.rooms.sweep()
  expect([a.visits, b.visits]).toEqual([['ann comes'], []])
  b.rooms.disconnected(there, 'ann')
  world.clock.advance(31_000)
  sweepAll(a, b)
  expect([a.visits, b.visits]).toEqual([['ann comes'], ['ann goes']])
})

it.each(['a', 'b'] as const)(
  'does not tell of who leaves and enters in another process, of which %s looks first',
  async (first) => {
    const world = start()
    const [a, b] = [processOf(world, 'a'), processOf(world, 'b')]
    const [here, there] = [a.connect(), b.connect()]
    await a.rooms.join(here, 'ann', ROOM)
    sweepAll(a, b)
    a.rooms.quit(here, 'ann', ROOM)
    if (first === 'b') b.rooms.sweep()
    await b.rooms.join(there, 'ann', ROOM)
    sweepAll(a, b)
    expect([a.visits, b.visits]).toEqual([['ann comes'], []])
    b.rooms.quit(there, 'ann', ROOM)
    await a.rooms.join(here, 'ann', ROOM)
    sweepAll(a, b)
    expect([a.visits, b.visits]).toEqual([['ann comes'], []])
    a.rooms.quit(here, 'ann', ROOM)
    sweepAll(a, b)
    expect([a.visits, b.visits]).toEqual([['ann comes', 'ann goes'], []])
  },
)

it('does not tell of who leaves and comes back, where another process is known', async () => {
  const world = start()
  const [a, b] = [processOf(world, 'a'), processOf(world, 'b')]
  const here = a.connect()
  await a.rooms.join(here, 'ann', ROOM)
  sweepAll(a, b)
  a.rooms.quit(here, 'ann', ROOM)
  a.rooms.sweep()
  await a.rooms.join(here, 'ann', ROOM)
  sweepAll(a, b)
  expect([a.visits, b.visits]).toEqual([['ann comes'], []])
})

it('does not tell of who reconnects to another process', async () => {
  const world = start()
  const [a, b] = [processOf(world, 'a'), processOf(world, 'b')]
  const here = a.connect()
  await a.rooms.join(here, 'ann', ROOM)
  a.rooms.sweep()
  a.rooms.disconnected(here, 'ann')
  await b.rooms.join(b.connect(), 'ann', ROOM)
  b.rooms.sweep()
  world.clock.advance(31_000)
  a.rooms.sweep()
  expect([a.visits, b.visits]).toEqual([['ann comes'], []])
})

it('numbers what is for a room also where nobody listens to it, so that who moves there misses nothing', async () => {
  const world = start()
  const [a, b] = [processOf(world, 'a'), processOf(world, 'b')]
  const tell = (random: number) => {
    const mark = { random, clientSequence: random, time: Math.floor(world.clock.now() / 1_000) }
    world.bus.publish('im:room', inRoom(ROOM, `{"told":${random}}`, mark))
  }
  const [here, there] = [a.connect(), b.connect()]
  const first = await a.rooms.poll(here, 'ann', ROOM, NOW)
  expect(nextOf(first)).toBeGreaterThan(0)
  tell(1)
  tell(2)
  const heard = await a.rooms.poll(here, 'ann', ROOM, { ...NOW, startBroadcastSeq: nextOf(first) })
  await b.rooms.join(there, 'ann', ROOM)
  tell(3)
  const missed = await b.rooms.poll(there, 'ann', ROOM, { ...NOW, startBroadcastSeq: nextOf(heard) })
  expect(missed.shared.broadcastMessageList).toHaveLength(1)
})

it('counts who listens in any process, also who leaves and comes back within a second', async () => {
  const world = start()
  const a = processOf(world, 'a')
  const here = a.connect()
  await a.rooms.join(here, 'ann', ROOM)
  expect(a.rooms.onlineCount(ROOM)).toBe(1)
  const b = processOf(world, 'b')
  expect([b.rooms.onlineCount(ROOM), b.rooms.listeners(ROOM)]).toEqual([1, ['ann']])
  await b.rooms.join(b.connect(), 'bob', ROOM)
  await b.rooms.join(b.connect(), 'ann', ROOM)
  b.rooms.sweep()
  expect([a.rooms.onlineCount(ROOM), b.rooms.onlineCount(ROOM)]).toEqual([2, 2])
  a.rooms.quit(here, 'ann', ROOM)
  world.clock.advance(500)
  await a.rooms.join(here, 'ann', ROOM)
  a.rooms.sweep()
  expect(b.rooms.listeners(ROOM).toSorted()).toEqual(['ann', 'bob'])
})

it('tells a process what it has missed, from time to time', async () => {
  const world = start()
  const a = processOf(world, 'a')
  await a.rooms.join(a.connect(), 'ann', ROOM)
  const b = processOf(world, 'b')
  const lost = { kind: 'all', processID: 'a', rooms: [] } as const
  world.bus.publish('im:listeners', lost)
  expect(b.rooms.onlineCount(ROOM)).toBe(0)
  for (let second = 0; second < 20; second += 1) a.rooms.sweep()
  expect(b.rooms.onlineCount(ROOM)).toBe(1)
})

it('two processes that did not hear each other start find each other', async () => {
  const world = start()
  const a = processOf(world, 'a')
  await a.rooms.join(a.connect(), 'ann', ROOM)
  const other = { bus: inProcessBus(() => {}), clock: world.clock }
  const b = processOf(other, 'b')
  await b.rooms.join(b.connect(), 'bob', ROOM)
  // From now on they are linked.
  other.bus.subscribe('im:listeners', (event) => {
    if (event.processID === 'b') world.bus.publish('im:listeners', event)
  })
  world.bus.subscribe('im:listeners', (event) => {
    if (event.processID === 'a') other.bus.publish('im:listeners', event)
  })
  for (let second = 0; second < 20; second += 1) a.rooms.sweep()
  expect([a.rooms.listeners(ROOM), b.rooms.listeners(ROOM)]).toEqual([
    ['ann', 'bob'],
    ['bob', 'ann'],
  ])
})

const nextOf = ({ shared }: RoomSlice): number => shared.nextBroadcastSeq ?? 0
