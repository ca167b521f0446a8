import { describe, expect, it } from 'vitest'
import { cloudConfig } from '../config'
import { groups } from '../groups'
import { EVENT } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { groupCounters } from '.'

const started = async (purchaseBits = '10') => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = purchaseBits
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  const open = async (userID: string) => {
    const { chat } = await loggedIn(userID, { modules: [groups, groupCounters, cloudConfig], clock, server })
    const events: unknown[] = []
    chat.on(EVENT.GROUP_COUNTER_UPDATED, ({ data }) => events.push(data))
    const counters = async (call: Promise<{ data: { counters: object } }>) => (await inTime(clock, call)).data.counters
    return { chat, events, counters }
  }
  const [alice, bob] = [await open('alice'), await open('bob')]
  return { clock, server, alice, bob }
}

describe('group counters', () => {
  it('are set, increased and decreased, and everyone in the group sees the new value', async () => {
    const { alice, bob } = await started()
    const { chat, counters } = alice
    const at = { groupID: 'fans', key: 'likes' }
    expect(await counters(chat.setGroupCounters({ groupID: 'fans', counters: { likes: 5, gifts: 1 } }))).toEqual({
      likes: 5,
      gifts: 1,
    })
    expect(await counters(chat.increaseGroupCounter({ ...at, value: 3 }))).toEqual({ likes: 8 })
    expect(await counters(bob.chat.decreaseGroupCounter({ ...at, value: 10 }))).toEqual({ likes: -2 })
    for (const { events } of [alice, bob])
      expect(events).toEqual([
        { groupID: 'fans', key: 'likes', value: 5 },
        { groupID: 'fans', key: 'gifts', value: 1 },
        { groupID: 'fans', key: 'likes', value: 8 },
        { groupID: 'fans', key: 'likes', value: -2 },
      ])
    expect(await counters(chat.getGroupCounters({ groupID: 'fans' }))).toEqual({ likes: -2, gifts: 1 })
    expect(await counters(chat.getGroupCounters({ groupID: 'fans', keyList: ['gifts'] }))).toEqual({ gifts: 1 })
  })

  it('are fetched again after a reconnect, with an event for each that has changed meanwhile', async () => {
    const { clock, server, alice, bob } = await started()
    const set = (likes: number) =>
      inTime(clock, bob.chat.setGroupCounters({ groupID: 'fans', counters: { likes, gifts: 1 } }))
    await set(1)
    server.isPushing = false
    await set(2)
    server.isPushing = true
    alice.events.length = 0
    server.network.cut()
    await clock.advance(5_000)
    expect(alice.events).toEqual([{ groupID: 'fans', key: 'likes', value: 2 }])
  })

  it('are cached for 30 s, and fetched again after a push that was lost', async () => {
    const { clock, server, alice, bob } = await started()
    const get = () => alice.counters(alice.chat.getGroupCounters({ groupID: 'fans' }))
    const like = () => inTime(clock, bob.chat.increaseGroupCounter({ groupID: 'fans', key: 'likes', value: 1 }))
    await get()
    await like()
    expect(await get()).toEqual({ likes: 1 })
    expect(server.count('getGroupCounters')).toBe(1)
    await clock.advance(30_000)
    await get()
    expect(server.count('getGroupCounters')).toBe(2)
    server.isPushing = false
    await inTime(clock, bob.chat.setGroupCounters({ groupID: 'fans', counters: { gifts: 4 } }))
    server.isPushing = true
    await like()
    expect(await get()).toEqual({ likes: 2, gifts: 4 })
    expect(alice.events.at(-1)).toEqual({ groupID: 'fans', key: 'gifts', value: 4 })
  })

  it('are cached of a hundred groups, and not of one that the user has left', async () => {
    const { clock, server, alice } = await started()
    const asked = async () => {
      const before = server.count('getGroupCounters')
      await alice.counters(alice.chat.getGroupCounters({ groupID: 'fans' }))
      return server.count('getGroupCounters') - before
    }
    const push = async (...groupIDs: readonly string[]) => {
      const change = { counterList: [{ key: 'likes', value: 1, sequence: 1 }], groupCounterSeq: 1 }
      for (const groupID of groupIDs) server.push('alice', 'pushGroupCounters', { groupID, ...change })
      await clock.advance(10)
    }
    const groupIDs = Array.from({ length: 100 }, (_, index) => `group${index}`)
    expect(await asked()).toBe(1)
    await push(...groupIDs.slice(1))
    expect(await asked()).toBe(0)
    await push(...groupIDs)
    expect(await asked()).toBe(1)
    await inTime(clock, alice.chat.getGroupList())
    await inTime(clock, alice.chat.quitGroup('fans'))
    await inTime(clock, alice.chat.joinGroup({ groupID: 'fans' }))
    expect(await asked()).toBe(1)
  })

  it('take a value once, however late and often it arrives', async () => {
    const { clock, server, alice } = await started()
    const push = (value: number, sequence: number) =>
      server.push('alice', 'pushGroupCounters', {
        groupID: 'fans',
        counterList: [{ key: 'likes', value, sequence }],
        groupCounterSeq: sequence,
      })
    for (const sequence of [2, 1, 2, 4, 3]) push(sequence * 10, sequence)
    await clock.advance(0)
    expect(alice.events.map((event) => (event as { value: number }).value)).toEqual([20, 40])
  })

  it('need the ability, else the call is refused with CANNOT_USE_COMMERCIAL_ABILITY', async () => {
    const { alice } = await started('0')
    const calls = [
      alice.chat.getGroupCounters({ groupID: 'fans' }),
      alice.chat.increaseGroupCounter({ groupID: 'fans', key: 'likes', value: 1 }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ errorName: 'CANNOT_USE_COMMERCIAL_ABILITY' })
  })

  it.each<[string, 'setGroupCounters' | 'increaseGroupCounter' | 'getGroupCounters', unknown]>([
    ['no options', 'getGroupCounters', undefined],
    ['no counters', 'setGroupCounters', { groupID: 'fans', counters: {} }],
    ['half a goal', 'setGroupCounters', { groupID: 'fans', counters: { goals: 0.5 } }],
    ['no key', 'increaseGroupCounter', { groupID: 'fans', key: '', value: 1 }],
    ['nothing to add', 'increaseGroupCounter', { groupID: 'fans', key: 'likes', value: 0 }],
  ])('refuse %s', async (_what, method, options) => {
    const { alice, server } = await started()
    await expect(alice.chat[method](options as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect(server.count('updateGroupCounters')).toBe(0)
  })

  it('survive broken pushes', async () => {
    const { clock, server, alice } = await started()
    for (const body of [
      {},
      { groupID: 'fans', counterList: {}, groupCounterSeq: 1 },
      { groupID: 'fans', counterList: [null, { key: 1 }, { key: 'a', value: 'x' }], groupCounterSeq: 1 },
    ])
      server.push('alice', 'pushGroupCounters', body as never)
    await clock.advance(0)
    expect(alice.events).toEqual([])
  })
})
