import { describe, expect, it } from 'vitest'
import { cloudConfig } from '../config'
import { groups } from '../groups'
import { EVENT } from '../index'
import { liveRooms } from '../live-rooms'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { groupAttributes } from '.'

const MODULES = [groups, liveRooms, groupAttributes, cloudConfig] as const

/** Alice and Bob are in a group and watch its attributes. */
const started = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  const open = async (userID: string) => {
    const { chat } = await loggedIn(userID, { modules: MODULES, clock, server })
    const events: unknown[] = []
    chat.on(EVENT.GROUP_ATTRIBUTES_UPDATED, ({ data }) => events.push(data))
    const run = <T>(promise: Promise<{ data: T }>) => inTime(clock, promise).then(({ data }) => data)
    const get = async (...keyList: string[]) => {
      const keys = keyList.length === 0 ? {} : { keyList }
      return (await run(chat.getGroupAttributes({ groupID: 'fans', ...keys }))).groupAttributes
    }
    const set = (values: Record<string, string>) =>
      run(chat.setGroupAttributes({ groupID: 'fans', groupAttributes: values }))
    return { chat, events, run, get, set }
  }
  const alice = await open('alice')
  const bob = await open('bob')
  const asked = () => server.count('getGroupAttributes')
  const names = () =>
    server.requests
      .map(({ name }) => name)
      .filter((name) => name.endsWith('GroupAttributes') && !name.startsWith('get'))
  return { clock, server, alice, bob, asked, names }
}

describe('group attributes', () => {
  it('are all read with an empty list of keys, like counters', async () => {
    const { alice } = await started()
    await alice.set({ seat1: 'alice', seat2: '' })
    expect(await alice.run(alice.chat.getGroupAttributes({ groupID: 'fans', keyList: [] }))).toEqual({
      groupAttributes: { seat1: 'alice', seat2: '' },
    })
  })

  it('are set, changed and deleted by one member and seen by the other, with the changed keys', async () => {
    const { clock, alice, bob, names } = await started()
    const { run, chat } = alice
    const values = { seat1: 'alice', seat2: '' }
    expect(await run(chat.initGroupAttributes({ groupID: 'fans', groupAttributes: values }))).toEqual({
      groupAttributes: values,
    })
    await clock.advance(1_000)
    expect(bob.events).toEqual([
      { groupID: 'fans', groupAttributes: values, updatedKeyList: ['seat1', 'seat2'], deletedKeyList: [] },
    ])
    await alice.set({ seat2: 'bob' })
    await alice.set({ seat2: 'bob', seat3: 'carol' })
    expect(await run(chat.deleteGroupAttributes({ groupID: 'fans', keyList: ['seat1', 'none'] }))).toEqual({
      keyList: ['seat1'],
    })
    expect(bob.events.slice(1)).toEqual([
      {
        groupID: 'fans',
        groupAttributes: { seat1: 'alice', seat2: 'bob' },
        updatedKeyList: ['seat2'],
        deletedKeyList: [],
      },
      {
        groupID: 'fans',
        groupAttributes: { seat1: 'alice', seat2: 'bob', seat3: 'carol' },
        updatedKeyList: ['seat3'],
        deletedKeyList: [],
      },
      {
        groupID: 'fans',
        groupAttributes: { seat2: 'bob', seat3: 'carol' },
        updatedKeyList: [],
        deletedKeyList: ['seat1'],
      },
    ])
    expect(await run(chat.deleteGroupAttributes({ groupID: 'fans' }))).toEqual({ keyList: ['seat2', 'seat3'] })
    expect(await bob.get()).toEqual({})
    expect(names()).toEqual([
      'initGroupAttributes',
      'modifyGroupAttributes',
      'setGroupAttributes',
      'deleteGroupAttributes',
      'clearGroupAttributes',
    ])
  })

  it('are announced to the writer once, whichever of reply and push comes first', async () => {
    const { clock, alice } = await started()
    await alice.get()
    await alice.set({ score: '1:0' })
    await clock.advance(1_000)
    expect(alice.events).toHaveLength(1)
  })

  it('are cached for 30 s, or for as long as the cloud config says', async () => {
    const { clock, server, alice, asked } = await started()
    server.attributes.set('fans', { score: '1:0', minute: '9' })
    await clock.advance(1_000)
    const before = asked()
    await alice.get()
    expect(await alice.get('score', 'none')).toEqual({ score: '1:0' })
    expect(asked()).toBe(before)
    await clock.advance(30_000)
    await alice.get()
    expect(asked()).toBe(before + 1)
    const cloudControlConfig = JSON.stringify({ group_attribute_expiry: 5_000 })
    server.push('alice', 'pushCloudConfig', { cloudControlConfig, version: 2, expiredTime: 86_400 })
    await clock.advance(5_000)
    await alice.get()
    expect(asked()).toBe(before + 2)
  })

  it('are taken from a push only if it is exactly one ahead, and otherwise fetched again', async () => {
    const { clock, server, alice, asked } = await started()
    await alice.get()
    const before = asked()
    server.attributes.set('fans', { score: '1:0' })
    await clock.advance(0)
    expect(asked()).toBe(before)
    server.isPushing = false
    server.attributes.set('fans', { score: '2:0', minute: '20' })
    server.isPushing = true
    server.attributes.set('fans', { minute: '21' })
    await clock.advance(2_000)
    expect(alice.events.at(-1)).toEqual({
      groupID: 'fans',
      groupAttributes: { score: '2:0', minute: '21' },
      updatedKeyList: ['score', 'minute'],
      deletedKeyList: [],
    })
  })

  it('are fetched within a second after a push, not by all members at once', async () => {
    const { clock, server, asked } = await started()
    server.attributes.set('fans', { score: '1:0' })
    await clock.advance(1)
    expect(asked()).toBe(0)
    await clock.advance(1_000)
    expect(asked()).toBe(2)
  })

  it('are fetched again after a reconnect, and the event has what changed meanwhile', async () => {
    const { clock, server, alice } = await started()
    server.attributes.set('fans', { score: '1:0', minute: '9' })
    await clock.advance(1_000)
    server.network.cut()
    server.attributes.set('fans', { score: '2:0' })
    await clock.advance(5_000)
    expect(alice.events).toHaveLength(2)
    expect(alice.events.at(-1)).toMatchObject({ updatedKeyList: ['score'], deletedKeyList: [] })
    expect(await alice.get()).toEqual({ score: '2:0', minute: '9' })
  })

  it('of two writers at once both stay: the later one fetches and writes again', async () => {
    const { clock, server, alice, bob, names } = await started()
    await alice.get()
    await bob.get()
    server.network.latency = 20
    await Promise.all([alice.set({ a: '1' }), bob.set({ b: '2' }), alice.set({ c: '3' })])
    await clock.advance(1_000)
    server.network.latency = 0
    expect(await alice.get()).toEqual({ a: '1', b: '2', c: '3' })
    expect(await bob.get()).toEqual({ a: '1', b: '2', c: '3' })
    expect(names().length).toBeGreaterThan(3)
  })

  it('that others change again and again are refused with GROUP_ATTRIBUTES_CONFLICT after five times', async () => {
    const { server, alice, names } = await started()
    server.answer('setGroupAttributes', () => {
      throw server.refuse('GROUP_ATTRIBUTES_CONFLICT')
    })
    await expect(alice.set({ a: '1' })).rejects.toMatchObject({ code: 10056, errorName: 'GROUP_ATTRIBUTES_CONFLICT' })
    expect(names()).toHaveLength(5)
  })

  it('of a chat room are written with its key, and forgotten when the room is left', async () => {
    const { clock, server, alice } = await started()
    const { chat, run } = alice
    server.addGroup({ groupID: 'room', type: 'AVChatRoom', managers: new Set(['alice']) })
    const join = server.handler('joinGroup')
    server.answer('joinGroup', async (...request) => ({
      ...(await join(...request)),
      avChatRoomKey: 'key of the room',
    }))
    await run(chat.joinGroup({ groupID: 'room' }))
    await run(chat.setGroupAttributes({ groupID: 'room', groupAttributes: { score: '1:0' } }))
    expect(server.requests.find(({ name }) => name === 'setGroupAttributes')?.body).toMatchObject({
      avChatRoomKey: 'key of the room',
      mainSequence: 0,
      groupAttributeList: [{ key: 'score', value: '1:0', sequence: 0 }],
    })
    await run(chat.quitGroup('room'))
    server.push('alice', 'pushGroupAttributes', {
      groupID: 'room',
      mainSequence: 2,
      groupAttributeList: [{ key: 'score', value: '2:0', sequence: 2 }],
      deletedKeyList: [],
    })
    await clock.advance(0)
    expect(alice.events).toHaveLength(1)
  })

  it('of a group that the user is not in are refused with GROUP_ATTRIBUTES_JOIN_FIRST, and topics have none', async () => {
    const { server, alice } = await started()
    server.addGroup({ groupID: 'others' })
    const of = (groupID: string) => alice.run(alice.chat.getGroupAttributes({ groupID }))
    await expect(of('others')).rejects.toMatchObject({ code: 2642, errorName: 'GROUP_ATTRIBUTES_JOIN_FIRST' })
    await expect(of('@TGS#_a@TOPIC#_b')).rejects.toMatchObject({
      code: 2641,
      errorName: 'GROUP_ATTRIBUTES_ONLY_IN_AVCHATROOM',
    })
  })

  it.each<[string, unknown]>([
    ['no options', undefined],
    ['an empty group id', { groupID: '', groupAttributes: { a: '1' } }],
    ['no attributes', { groupID: 'fans', groupAttributes: {} }],
    ['a value that is no text', { groupID: 'fans', groupAttributes: { a: 1 } }],
  ])('are not set with %s', async (_what, options) => {
    const { alice, names } = await started()
    for (const method of ['initGroupAttributes', 'setGroupAttributes'] as const)
      await expect(alice.chat[method](options as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect(names()).toEqual([])
  })

  it('are not all deleted by an empty list of keys', async () => {
    const { alice } = await started()
    const deleted = alice.chat.deleteGroupAttributes({ groupID: 'fans', keyList: [] })
    await expect(deleted).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })

  it('survive broken pushes and replies', async () => {
    const { clock, server, alice } = await started()
    server.attributes.set('fans', { score: '1:0' })
    await clock.advance(1_000)
    for (const body of [
      {},
      { groupID: 1 },
      { groupID: 'fans', mainSequence: 'x' },
      { groupID: 'fans', mainSequence: 9 },
    ])
      server.push('alice', 'pushGroupAttributes', body as never)
    server.push('alice', 'pushGroupAttributes', {
      groupID: 'fans',
      mainSequence: 2,
      groupAttributeList: [null, { key: 1 }, { key: 'minute', value: 7 }] as never,
      deletedKeyList: [null] as never,
    })
    await clock.advance(1_000)
    expect(alice.events.at(-1)).toMatchObject({ groupAttributes: { score: '1:0', minute: '' } })
  })
})
