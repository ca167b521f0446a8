import { describe, expect, it } from 'vitest'
import { conversationActions } from './index'
import { EVENT, TYPES } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, type TestChat } from '../testing'

const modules = [conversationActions] as const
type Listed = Pick<TestChat<readonly []>, 'chat'>

const start = async (peers = ['bob', 'carol']) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  for (const from of peers) for (const text of ['one', 'two']) server.say({ from, to: 'alice', text })
  server.say({ from: 'bob', groupID: 'fans' })
  return loggedIn('alice', { modules, server, clock })
}

const ids = ({ chat }: Listed) => chat.views.conversations.get().map(({ conversationID }) => conversationID)
const texts = async ({ chat, clock }: Listed & Pick<TestChat<readonly []>, 'clock'>, conversationID: string) =>
  (await inTime(clock, chat.getMessageList({ conversationID }))).data.messageList.map(
    ({ payload }) => (payload as { text: string }).text,
  )

describe('deleteConversation', () => {
  it('IM-60: takes a conversation out of the list with its history, and lowers the unread total', async () => {
    const started = await start()
    const { chat, clock } = started
    await inTime(clock, chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    const { data } = await inTime(clock, chat.deleteConversation('C2Cbob'))
    expect(data).toEqual({ conversationID: 'C2Cbob' })
    expect(ids(started).toSorted()).toEqual(['C2Ccarol', 'GROUPfans'])
    expect(chat.getTotalUnreadMessageCount()).toBe(3)
    expect(() => chat.views.messages('C2Cbob').get()).not.toThrow()
    expect(chat.views.messages('C2Cbob').get().messages).toEqual([])
    await expect(inTime(clock, chat.getConversationProfile('C2Cbob'))).rejects.toMatchObject({
      errorName: 'CONVERSATION_NOT_FOUND',
    })
  })

  it.each(['deleteConversation', 'clearHistoryMessage'] as const)(
    '%s keeps what arrives before its reply, and leaves it unread',
    async (method) => {
      const { chat, server, clock } = await start()
      await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
      server.network.fate = (data, direction) =>
        direction === 'down' && /conversation\.(delete|clear_history)/.test(data) ? 1_000 : 'deliver'
      const done = chat[method]('C2Cbob')
      await clock.advance(100)
      server.say({ from: 'bob', to: 'alice', text: 'meanwhile' })
      await clock.advance(100)
      await inTime(clock, done)
      await clock.advance(1_000)
      const shown = chat.views.conversations.get().find(({ conversationID }) => conversationID === 'C2Cbob')
      expect(shown).toMatchObject({ unreadCount: 1, lastMessage: { messageForShow: 'meanwhile' } })
      const { messageList } = (await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))).data
      expect(messageList.map(({ payload }) => payload)).toEqual([{ text: 'meanwhile' }])
    },
  )

  it('names the newest message that the device has seen, so that the server keeps what it has not', async () => {
    const { chat, server, clock } = await start()
    const withBob = { peer: 'bob', groupID: '' }
    const seen = server.world.newest('alice', withBob)
    server.isPushing = false
    server.say({ from: 'bob', to: 'alice', text: 'not seen yet' })
    await inTime(clock, chat.clearHistoryMessage('C2Cbob'))
    expect(server.world.ownFacts('alice', withBob).clearSeq).toBe(seen)
    await inTime(clock, chat.deleteConversation('C2Cbob'))
    expect(server.world.ownFacts('alice', withBob).deletedSeq).toBe(seen)
  })

  it('is undone by a new message, which is the only one left, and nothing is asked for', async () => {
    const started = await start()
    const { chat, server, clock } = started
    await inTime(clock, chat.deleteConversation('C2Cbob'))
    await clock.advance(2_000)
    const before = server.requests.length
    const heard: string[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ conversationID }) => conversationID)))
    server.say({ from: 'bob', to: 'alice', text: 'again' })
    await clock.advance(2_000)
    expect(server.requests.slice(before).map(({ name }) => name)).not.toContain('syncUnread')
    expect(heard).toEqual(['C2Cbob'])
    expect(chat.views.conversations.get().find(({ conversationID }) => conversationID === 'C2Cbob')).toMatchObject({
      unreadCount: 1,
      isPinned: false,
      lastMessage: { messageForShow: 'again' },
    })
    expect(await texts(started, 'C2Cbob')).toEqual(['again'])
  })

  it('IM-60: takes the conversation with the system out of the list, too', async () => {
    const started = await start()
    const { chat, server, clock } = started
    server.say({ from: TYPES.CONV_SYSTEM, to: 'alice', text: 'notice' })
    await clock.advance(100)
    expect(ids(started)).toContain(TYPES.CONV_SYSTEM)
    await inTime(clock, chat.clearHistoryMessage(TYPES.CONV_SYSTEM))
    expect(await texts(started, TYPES.CONV_SYSTEM)).toEqual([])
    const { data } = await inTime(clock, chat.deleteConversation(TYPES.CONV_SYSTEM))
    expect(data).toEqual({ conversationID: TYPES.CONV_SYSTEM })
    expect(ids(started)).not.toContain(TYPES.CONV_SYSTEM)
    const fresh = await loggedIn('alice', { server, clock })
    expect(ids(fresh)).not.toContain(TYPES.CONV_SYSTEM)
  })

  it('keeps the history if it is asked to', async () => {
    const started = await start()
    const { chat, server, clock } = started
    const { data } = await inTime(
      clock,
      chat.deleteConversation({ conversationIDList: ['C2Cbob', 'C2Cnobody'], clearHistoryMessage: false }),
    )
    expect(data).toEqual({
      conversationIDList: ['C2Cbob'],
      failureConversationIDList: [{ conversationID: 'C2Cnobody', code: 2500, message: expect.any(String) }],
    })
    server.say({ from: 'bob', to: 'alice', text: 'again' })
    await clock.advance(2_000)
    expect(await texts(started, 'C2Cbob')).toEqual(['one', 'two', 'again'])
  })

  it('deletes the first 100 of a list', async () => {
    const peers = Array.from({ length: 120 }, (_, index) => `peer${index}`)
    const { chat, server, clock } = await start(peers)
    await clock.advance(2_000)
    const conversationIDList = peers.map((peer) => `C2C${peer}`)
    const { data } = await inTime(clock, chat.deleteConversation({ conversationIDList }))
    expect(data.conversationIDList).toEqual(conversationIDList.slice(0, 100))
    expect(server.count('deleteConversations')).toBe(1)
    expect(ids({ chat })).toHaveLength(21)
  })

  it.each([
    ['a number', 1, 'STRING_OR_OBJECT_REQUIRED'],
    ['nothing', undefined, 'STRING_OR_OBJECT_REQUIRED'],
    ['an id without a type', 'bob', 'INVALID_CONVERSATION_ID'],
    ['an empty id', '', 'INVALID_CONVERSATION_ID'],
    ['no list', {}, 'NON_EMPTY_ARRAY_REQUIRED'],
    ['an empty list', { conversationIDList: [] }, 'NON_EMPTY_ARRAY_REQUIRED'],
    ['a list with an invalid id', { conversationIDList: ['C2Cbob', 'bob'] }, 'INVALID_CONVERSATION_ID'],
    ['a text for a boolean', { conversationIDList: ['C2Cbob'], clearHistoryMessage: 'no' }, 'BOOLEAN_REQUIRED'],
    ['an unknown conversation', 'C2Cnobody', 'CONVERSATION_NOT_FOUND'],
  ])('is refused with %s', async (_what, options, errorName) => {
    const { chat, clock } = await start()
    await expect(inTime(clock, chat.deleteConversation(options as never))).rejects.toMatchObject({ errorName })
  })

  it.each([true, false])('reaches the other devices, online and after an absence (pushes: %s)', async (isPushing) => {
    const started = await start()
    const { chat, server, clock } = started
    const other = await loggedIn('alice', { server, clock })
    await inTime(clock, other.chat.getMessageList({ conversationID: 'C2Ccarol' }))
    server.isPushing = isPushing
    await inTime(clock, chat.deleteConversation('C2Cbob'))
    await inTime(clock, chat.clearHistoryMessage('C2Ccarol'))
    server.network.cut()
    await clock.advance(10_000)
    expect(other.chat.views.conversations.get()).toEqual(chat.views.conversations.get())
    expect(ids(other).toSorted()).toEqual(['C2Ccarol', 'GROUPfans'])
    expect(other.chat.views.messages('C2Ccarol').get()).toMatchObject({ messages: [], isCompleted: true })
    expect(other.chat.getTotalUnreadMessageCount()).toBe(1)
  })
})

describe('clearHistoryMessage', () => {
  it('leaves the conversation in the list without messages, and what comes later stays', async () => {
    const started = await start()
    const { chat, server, clock } = started
    await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    const { data } = await inTime(clock, chat.clearHistoryMessage('C2Cbob'))
    expect(data).toEqual({ conversationID: 'C2Cbob' })
    expect((await inTime(clock, chat.getConversationProfile('C2Cbob'))).data.conversation).toMatchObject({
      unreadCount: 0,
      lastMessage: null,
    })
    expect(await texts(started, 'C2Cbob')).toEqual([])
    server.say({ from: 'bob', to: 'alice', text: 'later' })
    await clock.advance(200)
    expect(await texts(started, 'C2Cbob')).toEqual(['later'])
    const fresh = await loggedIn('alice', { server, clock })
    expect(await texts(fresh, 'C2Cbob')).toEqual(['later'])
  })

  it('is refused for an invalid id and a conversation that is not there', async () => {
    const { chat, clock } = await start()
    await expect(inTime(clock, chat.clearHistoryMessage('bob'))).rejects.toMatchObject({ code: 2503 })
    await expect(inTime(clock, chat.clearHistoryMessage('C2Cnobody'))).rejects.toMatchObject({ code: 2500 })
  })
})
