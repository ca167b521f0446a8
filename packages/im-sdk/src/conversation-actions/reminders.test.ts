import { describe, expect, it, vi } from 'vitest'
import { conversationActions } from './index'
import { groups } from '../groups'
import { EVENT, TYPES } from '../index'
import { storage } from '../storage'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'

const modules = [conversationActions, groups] as const

const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  for (const from of ['bob', 'carol']) server.say({ from, to: 'alice' })
  server.say({ from: 'bob', groupID: 'fans' })
  return loggedIn('alice', { modules, server, clock })
}

describe('setMessageRemindType', () => {
  it('IM-61: sends the mute flag of users: 0 accept and notify, 1 discard, 2 accept without notifying', async () => {
    const { chat, server, clock } = await start()
    const set = (messageRemindType: 'AcceptAndNotify' | 'Discard' | 'AcceptNotNotify') =>
      inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType }))
    expect((await set(TYPES.MSG_REMIND_DISCARD)).data).toEqual({
      successUserIDList: [{ userID: 'bob' }],
      failureUserIDList: [],
    })
    await set(TYPES.MSG_REMIND_ACPT_NOT_NOTE)
    await set(TYPES.MSG_REMIND_ACPT_AND_NOTE)
    const flags = server.requests.filter(({ name }) => name === 'setC2CMute').map(({ body }) => body.muteFlag)
    expect(flags).toEqual([1, 2, 0])
  })

  it('IM-23: counts only conversations that accept and notify in the unread total', async () => {
    const { chat, clock } = await start()
    expect(chat.getTotalUnreadMessageCount()).toBe(3)
    const { data } = await inTime(
      clock,
      chat.setMessageRemindType({ groupID: 'fans', messageRemindType: TYPES.MSG_REMIND_ACPT_NOT_NOTE }),
    )
    expect(data).toMatchObject({ group: { groupID: 'fans', selfInfo: { messageRemindType: 'AcceptNotNotify' } } })
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'Discard' }))
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'AcceptAndNotify' }))
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('reaches the other devices, and a reminder that was set before the first message holds for it', async () => {
    const { chat, server, clock } = await start()
    const other = await loggedIn('alice', { server, clock })
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'AcceptNotNotify' }))
    await clock.advance(2_000)
    expect(other.chat.getTotalUnreadMessageCount()).toBe(2)
    expect(other.chat.views.conversations.get()).toEqual(chat.views.conversations.get())
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['dave'], messageRemindType: 'AcceptNotNotify' }))
    expect(chat.views.conversations.get()).toHaveLength(3)
    server.say({ from: 'dave', to: 'alice' })
    await clock.advance(2_000)
    for (const device of [chat, other.chat]) {
      expect(device.views.conversations.get()).toHaveLength(4)
      expect(device.getTotalUnreadMessageCount()).toBe(2)
    }
  })

  it('does not announce messages of a discarded conversation, not even after a reconnect', async () => {
    const { chat, server, clock } = await start()
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'Discard' }))
    const heard: string[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ from }) => from)))
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(2_000)
    server.network.cut()
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(10_000)
    expect(heard).toEqual(['carol'])
  })

  it('shows what was discarded once the conversation no longer is, on all devices', async () => {
    const { chat, server, clock } = await start()
    const other = await loggedIn('alice', { modules, server, clock })
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'Discard' }))
    for (const text of ['two', 'three']) server.say({ from: 'bob', to: 'alice', text })
    await clock.advance(2_000)
    await inTime(clock, chat.setMessageRemindType({ userIDList: ['bob'], messageRemindType: 'AcceptAndNotify' }))
    await clock.advance(2_000)
    for (const device of [chat, other.chat])
      expect(device.views.conversations.get().find(({ conversationID }) => conversationID === 'C2Cbob')).toMatchObject({
        unreadCount: 3,
        lastMessage: { messageForShow: 'three' },
      })
  })

  it('asks for at most 30 users in a request', async () => {
    const { chat, server, clock } = await start()
    const userIDList = Array.from({ length: 61 }, (_, index) => `user${index}`)
    const { data } = await inTime(clock, chat.setMessageRemindType({ userIDList, messageRemindType: 'Discard' }))
    expect(data).toMatchObject({ failureUserIDList: [], successUserIDList: { length: 61 } })
    expect(server.count('setC2CMute')).toBe(3)
  })

  it.each([
    [{ userIDList: ['bob'], messageRemindType: 'Loud' }, 'PARAMS_INVALID'],
    [{ userIDList: [], messageRemindType: 'Discard' }, 'NON_EMPTY_ARRAY_REQUIRED'],
    [{ userIDList: 'bob', messageRemindType: 'Discard' }, 'ARRAY_REQUIRED'],
    [{ messageRemindType: 'Discard' }, 'PARAMS_INVALID'],
    [{ groupID: 'none', messageRemindType: 'Discard' }, 'GROUP_NOT_FOUND'],
    [undefined, 'PARAMS_INVALID'],
  ])('is refused with %j', async (options, errorName) => {
    const { chat, clock } = await start()
    await expect(inTime(clock, chat.setMessageRemindType(options as never))).rejects.toMatchObject({ errorName })
  })
})

describe('setAllMessageRead', () => {
  it('reads more groups than one request names, at most one request a second', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    for (let index = 0; index < 501; index++) {
      server.addGroup({ groupID: `group${index}`, members: new Set(['alice', 'bob']) })
      server.say({ from: 'bob', groupID: `group${index}` })
    }
    const { chat } = await loggedIn('alice', { modules, server, clock })
    await clock.advance(5_000)
    expect(chat.getTotalUnreadMessageCount()).toBe(501)
    const done = chat.setAllMessageRead({ scope: TYPES.READ_ALL_GROUP_MSG })
    await clock.advance(900)
    expect(server.count('setAllRead')).toBe(1)
    await inTime(clock, done)
    expect([server.count('setAllRead'), chat.getTotalUnreadMessageCount()]).toEqual([2, 0])
  })

  it.each([
    [TYPES.READ_ALL_C2C_MSG, 1, 1],
    [TYPES.READ_ALL_GROUP_MSG, 2, 0],
    [TYPES.READ_ALL_MSG, 0, 1],
  ])('reads the conversations of its scope: %s', async (scope, left, readAllC2CMessage) => {
    const { chat, server, clock } = await start()
    expect((await inTime(clock, chat.setAllMessageRead({ scope }))).data).toEqual({})
    expect(chat.getTotalUnreadMessageCount()).toBe(left)
    const body = server.requests.find(({ name }) => name === 'setAllRead')?.body
    const groupMessageReadInfoList = scope === TYPES.READ_ALL_C2C_MSG ? [] : [{ groupID: 'fans', messageSequence: 1 }]
    const C2CMessageReadInfoList = ['bob', 'carol'].map((peerAccount) => ({ peerAccount, messageSequence: 1 }))
    expect(body).toEqual({
      readAllC2CMessage,
      C2CMessageReadInfoList: scope === TYPES.READ_ALL_GROUP_MSG ? [] : C2CMessageReadInfoList,
      groupMessageReadInfoList,
    })
    const fresh = await loggedIn('alice', { server, clock })
    expect(fresh.chat.getTotalUnreadMessageCount()).toBe(left)
  })

  it('leaves a message unread that is on its way, and the notices of the system, on all devices', async () => {
    const { chat, server, clock } = await start()
    server.say({ from: TYPES.CONV_SYSTEM, to: 'alice' })
    await clock.advance(1_000)
    server.isPushing = false
    server.say({ from: 'bob', to: 'alice' })
    await inTime(clock, chat.setAllMessageRead({ scope: TYPES.READ_ALL_C2C_MSG }))
    const fresh = await loggedIn('alice', { modules, server, clock })
    const unread = (of: typeof chat) =>
      Object.fromEntries(
        of.views.conversations.get().map(({ conversationID, unreadCount }) => [conversationID, unreadCount]),
      )
    expect(unread(fresh.chat)).toEqual({ C2Cbob: 1, C2Ccarol: 0, GROUPfans: 1, '@TIM#SYSTEM': 1 })
    expect(unread(chat)['@TIM#SYSTEM']).toBe(1)
  })

  it('IM-62: is asked for at most once a second', async () => {
    const { chat, clock } = await start()
    await inTime(clock, chat.setAllMessageRead({ scope: TYPES.READ_ALL_MSG }))
    await expect(inTime(clock, chat.setAllMessageRead({ scope: TYPES.READ_ALL_MSG }))).rejects.toMatchObject({
      errorName: 'OVER_FREQUENCY_LIMIT',
    })
  })

  it('leaves everything unread when it is refused', async () => {
    const { chat, server, clock } = await start()
    server.answer('setAllRead', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await expect(inTime(clock, chat.setAllMessageRead({ scope: TYPES.READ_ALL_MSG }))).rejects.toMatchObject({
      errorName: 'SERVICE_OVERLOAD',
    })
    expect(chat.getTotalUnreadMessageCount()).toBe(3)
    await expect(inTime(clock, chat.setAllMessageRead({ scope: 'all' as never }))).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
  })
})

describe('a draft', () => {
  it('is shown with its conversation, told of, and removed by an empty text', async () => {
    const { chat, clock } = await start()
    const heard: string[] = []
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) =>
      heard.push(data.find(({ conversationID }) => conversationID === 'C2Cbob')?.draftText ?? 'none'),
    )
    await inTime(clock, chat.setConversationDraft({ conversationID: 'C2Cbob', draftText: 'half a' }))
    await clock.advance(1_000)
    await inTime(clock, chat.setConversationDraft({ conversationID: 'C2Cbob', draftText: '' }))
    await clock.advance(2_000)
    expect(heard).toEqual(['half a', ''])
    await expect(
      inTime(clock, chat.setConversationDraft({ conversationID: 'bob', draftText: 'a' })),
    ).rejects.toMatchObject({ code: 2503 })
    await expect(
      inTime(clock, chat.setConversationDraft({ conversationID: 'C2Cbob', draftText: 1 as never })),
    ).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })

  it('is gone with its conversation: deleted here or on another device, or of a group that the user has left', async () => {
    const { chat, server, clock } = await start()
    const other = await loggedIn('alice', { modules, server, clock, instanceID: 'phone' })
    const ids = ['C2Cbob', 'C2Ccarol', 'GROUPfans', 'C2Cdave'] as const
    for (const conversationID of ids)
      await inTime(clock, chat.setConversationDraft({ conversationID, draftText: 'half a' }))
    await inTime(clock, chat.deleteConversation('C2Cbob'))
    await inTime(clock, other.chat.deleteConversation('C2Ccarol'))
    await inTime(clock, chat.quitGroup('fans'))
    await clock.advance(1_000)
    for (const from of ['bob', 'carol']) server.say({ from, to: 'alice' })
    await clock.advance(1_000)
    expect(ids.map((id) => chat.conversationDraft(id).get())).toEqual(['', '', '', 'half a'])
  })

  it('is kept by the module `storage` for its user, and shown again at the next start', async () => {
    const kept = new Map<string, string>()
    const at = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'bob', to: 'carol' })
    const open = (userID: string) =>
      loggedIn(userID, { modules: [conversationActions, storage({ in: at as never })], server, clock })
    const first = await open('alice')
    await inTime(clock, first.chat.setConversationDraft({ conversationID: 'C2Cbob', draftText: 'half a' }))
    await inTime(clock, first.chat.logout())
    expect(first.chat.views.conversations.get()).toEqual([])
    const other = await open('carol')
    expect(other.chat.views.conversations.get()[0]?.draftText).toBe('')
    await inTime(clock, other.chat.logout())
    const again = await open('alice')
    expect(again.chat.views.conversations.get()[0]?.draftText).toBe('half a')
    const written = vi.spyOn(JSON, 'stringify')
    for (let count = 0; count < 5; count += 1) server.say({ from: 'bob', to: 'alice' })
    await clock.advance(60_000)
    expect(written.mock.calls.filter(([value]) => Object(value).C2Cbob !== undefined)).toEqual([])
    written.mockRestore()
  })
})

describe('getConversationList', () => {
  it('can be limited to a mark', async () => {
    const { chat, clock } = await start()
    await inTime(
      clock,
      chat.markConversation({ conversationIDList: ['C2Cbob', 'GROUPfans'], markType: 1, enableMark: true }),
    )
    const listed = async (options: Parameters<typeof chat.getConversationList>[0]) =>
      (await inTime(clock, chat.getConversationList(options))).data.conversationList.map((item) => item.conversationID)
    expect((await listed({ markType: TYPES.CONV_MARK_TYPE_STAR })).toSorted()).toEqual(['C2Cbob', 'GROUPfans'])
    expect(await listed({ markType: TYPES.CONV_MARK_TYPE_STAR, type: TYPES.CONV_C2C })).toEqual(['C2Cbob'])
    expect(await listed({ markType: TYPES.CONV_MARK_TYPE_FOLD })).toEqual([])
    expect(await listed({ groupName: 'work' })).toEqual([])
  })
})
