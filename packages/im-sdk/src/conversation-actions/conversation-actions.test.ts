import { describe, expect, it } from 'vitest'
import { conversationActions } from './index'
import { elements } from '../elements'
import { groups } from '../groups'
import { EVENT, TYPES, type Conversation } from '../index'
import { liveRooms } from '../live-rooms'
import { FakeClock, FakeServer, inTime, loggedIn, type TestChat } from '../testing'

const modules = [conversationActions] as const

/** Alice with conversations of Bob, Carol and a group, the newest last. */
const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  server.say({ from: 'bob', to: 'alice' })
  await clock.advance(2_000)
  server.say({ from: 'carol', to: 'alice' })
  await clock.advance(2_000)
  server.say({ from: 'bob', groupID: 'fans' })
  await clock.advance(2_000)
  return loggedIn('alice', { modules, server, clock })
}
type Started = Awaited<ReturnType<typeof start>>
type Listed = Pick<TestChat<readonly []>, 'chat'>

const list = ({ chat }: Listed): readonly Conversation[] => chat.views.conversations.get()
const ids = (started: Listed) => list(started).map(({ conversationID }) => conversationID)
const of = (started: Listed, id: string) => list(started).find((item) => item.conversationID === id)

describe('pinConversation', () => {
  it('ends with what was asked for last, also if that was asked for before the reply to the call before', async () => {
    const started = await start()
    const { chat, server, clock } = started
    server.network.latency = 50
    const pins = [true, false].map((isPinned) => chat.pinConversation({ conversationID: 'C2Cbob', isPinned }))
    await inTime(clock, Promise.all(pins))
    await clock.advance(1_000)
    expect(of(started, 'C2Cbob')?.isPinned).toBe(false)
    expect(server.count('pinConversations')).toBe(2)
  })
})

describe('deleteGroupAtInfo', () => {
  it('IM-37: removes mentions on all devices of the user, also after a lost push, and leaves the messages unread', async () => {
    const started = await start()
    const { chat, server, clock } = started
    const other = await loggedIn('alice', { server, clock })
    const bob = await loggedIn('bob', { modules: [elements], server, clock })
    const to = { to: 'fans', conversationType: TYPES.CONV_GROUP }
    for (let count = 0; count < 3; count += 1) {
      const message = bob.chat.createTextAtMessage({ ...to, payload: { text: 'you', atUserList: ['alice'] } })
      await inTime(clock, bob.chat.sendMessage(message))
    }
    await clock.advance(2_000)
    const mentions = of(started, 'GROUPfans')?.groupAtInfoList ?? []
    expect(mentions).toHaveLength(3)
    const expectOn = (device: Listed, groupAtInfoList: typeof mentions) =>
      expect(of(device, 'GROUPfans')).toMatchObject({ unreadCount: 4, groupAtInfoList })
    await inTime(clock, chat.deleteGroupAtInfo({ groupAtInfoList: mentions.slice(0, 1) }))
    await clock.advance(200)
    for (const device of [started, other]) expectOn(device, mentions.slice(1))
    server.isPushing = false
    await inTime(clock, chat.deleteGroupAtInfo({ groupAtInfoList: mentions.slice(0, 2) }))
    server.network.cut()
    await clock.advance(60_000)
    for (const device of [started, other]) expectOn(device, mentions.slice(2))
  })

  it('IM-37: a mention that was deleted while a device was away does not come back with its message', async () => {
    const { chat, server, clock } = await start()
    const other = await loggedIn('alice', { server, clock })
    const bob = await loggedIn('bob', { modules: [elements], server, clock })
    server.isPushing = false
    const to = { to: 'fans', conversationType: TYPES.CONV_GROUP }
    const message = bob.chat.createTextAtMessage({ ...to, payload: { text: 'you', atUserList: ['alice'] } })
    const { sequence, random } = (await inTime(clock, bob.chat.sendMessage(message))).data.message
    const info = { from: 'bob', groupID: 'fans', topicID: '', atTypeArray: [TYPES.CONV_AT_ME], sequence, random }
    await inTime(clock, chat.deleteGroupAtInfo({ groupAtInfoList: [info] }))
    server.network.cut()
    await clock.advance(60_000)
    expect(of(other, 'GROUPfans')).toMatchObject({ unreadCount: 2, groupAtInfoList: [] })
  })

  it.each([
    [undefined, 'ARRAY_REQUIRED'],
    [{ groupAtInfoList: 'all' }, 'ARRAY_REQUIRED'],
    [{ groupAtInfoList: [] }, 'NON_EMPTY_ARRAY_REQUIRED'],
    [{ groupAtInfoList: [{ groupID: 'fans' }] }, 'PARAMS_INVALID'],
  ])('refuses %j', async (options, errorName) => {
    const { chat, clock } = await start()
    await expect(inTime(clock, chat.deleteGroupAtInfo(options as never))).rejects.toMatchObject({ errorName })
  })
})

describe('a pinned conversation', () => {
  it('IM-22: comes first, and each block is ordered by the time of its last messages', async () => {
    const started = await start()
    const { chat, server, clock } = started
    expect(ids(started)).toEqual(['GROUPfans', 'C2Ccarol', 'C2Cbob'])
    const { data } = await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    expect(data).toEqual({ conversationID: 'C2Cbob' })
    expect(ids(started)).toEqual(['C2Cbob', 'GROUPfans', 'C2Ccarol'])
    expect(of(started, 'C2Cbob')).toMatchObject({ isPinned: true, pinnedTimeStamp: Math.floor(clock.now() / 1_000) })
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Ccarol', isPinned: true }))
    expect(ids(started)).toEqual(['C2Ccarol', 'C2Cbob', 'GROUPfans'])
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(200)
    expect(ids(started)).toEqual(['C2Cbob', 'C2Ccarol', 'GROUPfans'])
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Ccarol', isPinned: false }))
    expect(ids(started)).toEqual(['C2Cbob', 'GROUPfans', 'C2Ccarol'])
  })

  it('IM-59: is not pinned again', async () => {
    const { chat, server, clock } = await start()
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: false }))
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    expect(server.count('pinConversations')).toBe(1)
  })

  it('is refused when it is unknown or its id is not valid', async () => {
    const { chat, server, clock } = await start()
    server.people.absent.add('ghost')
    const pin = (conversationID: string, isPinned: unknown = true) =>
      inTime(clock, chat.pinConversation({ conversationID, isPinned: isPinned as boolean }))
    await expect(pin('C2Cnobody')).rejects.toMatchObject({ errorName: 'CONVERSATION_NOT_FOUND' })
    for (const absent of ['C2Cghost', 'GROUPghosts'])
      await expect(pin(absent)).rejects.toMatchObject({ errorName: 'USER_OR_GROUP_NOT_FOUND' })
    await expect(pin('nobody')).rejects.toMatchObject({ errorName: 'INVALID_CONVERSATION_ID' })
    await expect(pin('C2Cbob', 1)).rejects.toMatchObject({ errorName: 'BOOLEAN_REQUIRED' })
    await expect(inTime(clock, chat.pinConversation(undefined as never))).rejects.toMatchObject({ code: 2503 })
  })

  it('is none of a chat room that the user is in: it has no conversation that could change', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [conversationActions, groups, liveRooms] })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    const refused = { code: 2502, errorName: 'CONVERSATION_UN_RECORDED_TYPE' }
    const conversationID = 'GROUProom'
    for (const change of [
      () => chat.pinConversation({ conversationID, isPinned: true }),
      () => chat.setConversationDraft({ conversationID, draftText: 'hello' }),
      () => chat.deleteConversation(conversationID),
    ])
      await expect(inTime<object>(clock, change())).rejects.toMatchObject(refused)
    for (const name of ['pinConversations', 'deleteConversations'] as const) expect(server.count(name)).toBe(0)
  })

  it('comes first in the pages of another device', async () => {
    const { chat, server, clock } = await start()
    for (const peer of ['dave', 'erin', 'frank']) server.say({ from: peer, to: 'alice' })
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Ccarol', isPinned: true }))
    server.world.conversationPageSize = 1
    const other = await loggedIn('alice', { server, clock })
    await clock.advance(1_000)
    expect(ids(other)).toEqual(ids({ chat }))
    expect(ids(other).slice(0, 2)).toEqual(['C2Ccarol', 'C2Cbob'])
  })
})

describe('a mark', () => {
  it('is added to each conversation of a batch, and removed', async () => {
    const started = await start()
    const { chat, clock } = started
    const mark = (markType: number, enableMark: boolean) =>
      inTime(clock, chat.markConversation({ conversationIDList: ['C2Cbob', 'C2Ccarol'], markType, enableMark }))
    expect((await mark(TYPES.CONV_MARK_TYPE_STAR, true)).data).toEqual({
      successConversationIDList: ['C2Cbob', 'C2Ccarol'],
      failureConversationIDList: [],
    })
    await mark(2 ** 63, true)
    await mark(TYPES.CONV_MARK_TYPE_HIDE, true)
    expect(of(started, 'C2Cbob')?.markList).toEqual([1, 8, 2 ** 63])
    await mark(TYPES.CONV_MARK_TYPE_STAR, false)
    expect(of(started, 'C2Ccarol')?.markList).toEqual([8, 2 ** 63])
    expect(of(started, 'GROUPfans')?.markList).toEqual([])
  })

  it('reports each conversation that is not in the list, has no such user or group, or has an invalid id', async () => {
    const { chat, server, clock } = await start()
    server.people.absent.add('ghost')
    const conversationIDList = ['C2Cbob', 'C2Cnobody', 'C2Cghost', 'GROUPghosts', 'what'] as const
    const { data } = await inTime(clock, chat.markConversation({ conversationIDList, markType: 1, enableMark: true }))
    expect(data.successConversationIDList).toEqual(['C2Cbob'])
    expect(data.failureConversationIDList).toEqual([
      { conversationID: 'what', code: 2503, message: expect.stringContaining('conversationID') },
      { conversationID: 'C2Cnobody', code: 2500, message: expect.any(String) },
      { conversationID: 'C2Cghost', code: 2501, message: expect.any(String) },
      { conversationID: 'GROUPghosts', code: 2501, message: expect.any(String) },
    ])
  })

  it.each([
    ['no array', { conversationIDList: 'C2Cbob', markType: 1, enableMark: true }, 'NON_EMPTY_ARRAY_REQUIRED'],
    ['an empty array', { conversationIDList: [], markType: 1, enableMark: true }, 'NON_EMPTY_ARRAY_REQUIRED'],
    ['a number that is no mark', { conversationIDList: ['C2Cbob'], markType: 3, enableMark: true }, 'PARAMS_INVALID'],
    ['a text for a boolean', { conversationIDList: ['C2Cbob'], markType: 1, enableMark: 'yes' }, 'BOOLEAN_REQUIRED'],
    ['nothing', undefined, 'NON_EMPTY_ARRAY_REQUIRED'],
  ])('is refused with %s', async (_what, options, errorName) => {
    const { chat, clock, server } = await start()
    await expect(inTime(clock, chat.markConversation(options as never))).rejects.toMatchObject({ errorName })
    expect(server.count('markConversations')).toBe(0)
  })
})

describe('custom data', () => {
  it('is set in batches of 100 and has at most 256 characters', async () => {
    const started = await start()
    const { chat, server, clock } = started
    const peers = Array.from({ length: 120 }, (_, index) => `peer${index}`)
    for (const from of peers) server.say({ from, to: 'alice' })
    await clock.advance(200)
    const conversationIDList = peers.map((peer) => `C2C${peer}`)
    const customData = '😀'.repeat(256)
    const { data } = await inTime(clock, chat.setConversationCustomData({ conversationIDList, customData }))
    expect(data.successConversationIDList).toHaveLength(120)
    expect(server.count('setConversationCustomData')).toBe(2)
    expect(of(started, 'C2Cpeer119')?.customData).toBe(customData)
    await expect(
      inTime(clock, chat.setConversationCustomData({ conversationIDList, customData: `${customData}x` })),
    ).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })
})

describe('what the user changes', () => {
  const change = async ({ chat, clock }: Started) => {
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    await inTime(clock, chat.markConversation({ conversationIDList: ['C2Cbob'], markType: 2, enableMark: true }))
    await inTime(clock, chat.setConversationCustomData({ conversationIDList: ['C2Cbob'], customData: 'mine' }))
  }

  it('is pushed to the other devices and changes their lists', async () => {
    const started = await start()
    const { server, clock } = started
    const other = await loggedIn('alice', { server, clock })
    const heard: (readonly Conversation[])[] = []
    other.chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => heard.push(data))
    await change(started)
    await clock.advance(2_000)
    expect(list(other)).toEqual(list(started))
    expect(heard.at(-1)?.[0]).toMatchObject({
      conversationID: 'C2Cbob',
      isPinned: true,
      markList: [2],
      customData: 'mine',
    })
  })

  it('reaches a device that was away by its next sync', async () => {
    const started = await start()
    const { server, clock } = started
    const other = await loggedIn('alice', { server, clock })
    server.isPushing = false
    await change(started)
    await clock.advance(2_000)
    expect(of(other, 'C2Cbob')).toMatchObject({ isPinned: false, markList: [] })
    server.network.cut()
    await clock.advance(10_000)
    expect(list(other)).toEqual(list(started))
    expect(of(other, 'C2Cbob')).toMatchObject({ isPinned: true, markList: [2], customData: 'mine' })
  })

  it('is not undone by an older push that comes late', async () => {
    const started = await start()
    const { server, clock } = started
    const older = server.world.factsOf('alice', { peer: 'bob', groupID: '' })
    await change(started)
    server.push('alice', 'pushConversations', { conversationList: [older] })
    await clock.advance(200)
    expect(of(started, 'C2Cbob')).toMatchObject({ isPinned: true, customData: 'mine' })
  })

  it.each([{}, { conversationList: null }, { conversationList: [null, 1, 'a', [], { type: 1 }] }])(
    'survives the push %j',
    async (body) => {
      const started = await start()
      const before = list(started)
      started.server.push('alice', 'pushConversations', body as never)
      await started.clock.advance(2_000)
      expect(list(started)).toEqual(before)
    },
  )
})
