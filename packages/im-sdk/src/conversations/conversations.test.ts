import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type Conversation, type Message } from '../index'
import { imError } from '../protocol'
import { jsonCodec } from '../rpc/codec-json'
import { inTime, loggedIn, startChat, type TestChat } from '../testing'

type Started = TestChat<readonly []>

const list = async ({ chat, clock }: Started): Promise<readonly Conversation[]> =>
  (await inTime(clock, chat.getConversationList())).data.conversationList
const send = ({ chat, clock }: Started, to: string) =>
  inTime(
    clock,
    chat.sendMessage(chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text: 'mine' } })),
  )

/** A frame that says nothing of one field of Bob's conversation. */
const without = <Frame>(field: string, frame: Frame): Frame =>
  JSON.parse(JSON.stringify(frame), (_key, value) =>
    value?.toAccount === 'bob' || value?.peerAccount === 'bob' ? { ...value, [field]: undefined } : value,
  )

describe('the conversation list', () => {
  it('is there after login, newest first, with unread counts and last messages', async () => {
    const started = startChat()
    const { chat, server, clock } = started
    server.addGroup({ groupID: 'fans', name: 'Fans', members: new Set(['alice', 'bob']) })
    server.say({ from: 'bob', to: 'alice', text: 'old' })
    await clock.advance(2_000)
    server.say({ from: 'bob', groupID: 'fans', text: 'new' })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    expect(await list(started)).toMatchObject([
      {
        conversationID: 'GROUPfans',
        type: 'GROUP',
        subType: 'Public',
        unreadCount: 1,
        groupProfile: { groupID: 'fans', name: 'Fans' },
        userProfile: null,
        lastMessage: { messageForShow: 'new', fromAccount: 'bob', lastSequence: 1 },
      },
      {
        conversationID: 'C2Cbob',
        type: 'C2C',
        subType: '',
        unreadCount: 1,
        userProfile: { userID: 'bob', nick: 'bob' },
        groupProfile: null,
      },
    ])
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('shows the new name and picture of a peer who writes nothing, also after a while away', async () => {
    const started = await loggedIn('alice')
    const { server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    server.people.setProfile('bob', { nick: 'Robert', avatar: '/robert.png' })
    await clock.advance(10)
    expect(await list(started)).toMatchObject([{ userProfile: { nick: 'Robert', avatar: '/robert.png' } }])
    server.network.cut()
    server.people.setProfile('bob', { nick: 'Bobby', avatar: '' })
    await clock.advance(5_000)
    expect(await list(started)).toMatchObject([{ userProfile: { nick: 'Bobby', avatar: '' }, unreadCount: 1 }])
  })

  it('is made by a message when the conversation is new', async () => {
    const started = await loggedIn('alice')
    started.server.say({ from: 'bob', to: 'alice', text: 'hello' })
    await started.clock.advance(10)
    expect(await list(started)).toMatchObject([
      { conversationID: 'C2Cbob', unreadCount: 1, lastMessage: { messageForShow: 'hello' } },
    ])
    await send(started, 'carol')
    expect(
      (await list(started)).map(({ conversationID, unreadCount }) => [conversationID, unreadCount]),
    ).toContainEqual(['C2Ccarol', 0])
  })

  it('can be filtered', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'bob', groupID: 'fans' })
    await clock.advance(10)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    const ids = async (options: Parameters<typeof chat.getConversationList>[0]) =>
      (await inTime(clock, chat.getConversationList(options))).data.conversationList.map(
        ({ conversationID }) => conversationID,
      )
    expect(await ids(['C2Cbob', 'C2Cnobody'])).toEqual(['C2Cbob'])
    expect(await ids({ type: TYPES.CONV_GROUP })).toEqual(['GROUPfans'])
    expect(await ids({ hasUnreadCount: true })).toEqual(['GROUPfans'])
    expect(await ids({ hasUnreadCount: false })).toEqual(['C2Cbob'])
    for (const all of [undefined, null as never, {}]) expect(await ids(all)).toHaveLength(2)
  })

  it('is fetched again by the next call when the first fetch has failed', async () => {
    const started = startChat()
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    server.world.setRead('alice', { peer: 'bob', groupID: '' }, 1)
    const answer = server.handler('getConversationList')
    server.answer('getConversationList', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    server.answer('getConversationList', answer)
    const { data } = await inTime(clock, chat.getConversationList())
    expect(data).toMatchObject({ isSyncCompleted: true, conversationList: [{ conversationID: 'C2Cbob' }] })
  })

  it('is the same object until something changes', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const before = chat.views.conversations.get()
    expect(chat.views.conversations.get()).toBe(before)
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(10)
    const after = chat.views.conversations.get()
    expect(after).not.toBe(before)
    expect(after.find(({ conversationID }) => conversationID === 'C2Cbob')).toBe(before[0])
  })

  it('is announced at once, then at most once a second', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(2_000)
    const counts: number[] = []
    const totals: number[] = []
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => counts.push(data[0]?.unreadCount ?? 0))
    chat.on(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, ({ data }) => totals.push(data))
    for (let index = 0; index < 50; index++) {
      server.say({ from: 'bob', to: 'alice' })
      await clock.advance(30)
    }
    await clock.advance(2_000)
    expect(counts).toEqual([1, expect.any(Number), 50])
    expect(totals).toEqual(counts)
  })

  it('is complete if the server repeats the same position', async () => {
    const { chat, server, clock } = startChat()
    server.say({ from: 'bob', to: 'alice' })
    const answer = server.handler('getConversationList')
    server.answer('getConversationList', async (...call) => ({
      ...(await answer(...call)),
      completeFlag: 0,
      timeStamp: 0,
      startIndex: 0,
    }))
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(100)
    const { data } = await inTime(clock, chat.getConversationList())
    expect(data).toMatchObject({ isSyncCompleted: true, conversationList: [{ conversationID: 'C2Cbob' }] })
    expect(server.count('getConversationList')).toBe(1)
  })

  it('has the state of a conversation that the user’s message started', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.isPushing = false
    server.say({ from: 'carol', to: 'alice' })
    await send(started, 'carol')
    await clock.advance(1_000)
    expect(await list(started)).toMatchObject([{ conversationID: 'C2Ccarol', unreadCount: 1 }])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('contains no chat rooms', async () => {
    const started = startChat()
    started.server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['alice']) })
    started.server.say({ from: 'bob', groupID: 'room' })
    started.server.say({ from: 'bob', to: 'alice' })
    const answer = started.server.handler('getConversationList')
    started.server.answer('getConversationList', async (...call) => {
      const reply = await answer(...call)
      const room = { type: 2, toAccount: '', groupID: 'room', groupType: 'AVChatRoom', lastMessage: null } as const
      return { ...reply, conversations: reply.conversations.flatMap((item) => [item, { ...item, ...room }]) }
    })
    await inTime(started.clock, started.chat.login({ userID: 'alice', userSig: 'sig' }))
    expect((await list(started)).map(({ conversationID }) => conversationID)).toEqual(['C2Cbob'])
  })

  it('returns one conversation, or an error if there is none', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const { data } = await inTime(clock, chat.getConversationProfile('C2Cbob'))
    expect(data.conversation.unreadCount).toBe(1)
    await expect(chat.getConversationProfile('C2Cnobody')).rejects.toMatchObject({ code: 2500 })
    await expect(chat.getConversationProfile('nobody')).rejects.toMatchObject({ code: 2503 })
  })
})

describe('the events of the list and the total', () => {
  const totalsOf = ({ chat }: Started) => {
    const totals: number[] = []
    chat.on(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, ({ data }) => totals.push(data))
    return totals
  }
  const logIn = ({ chat, clock }: Started, userID: string) =>
    inTime(clock, chat.login({ userID, userSig: `sig-${userID}` }))

  it.each([10, 5_000])(
    'are sent for the next user too, with the same total, if the previous one logged out %i ms after a message',
    async (ms) => {
      const started = await loggedIn('alice')
      const { chat, server, clock } = started
      const totals = totalsOf(started)
      await clock.advance(5_000)
      server.say({ from: 'bob', to: 'zoe' })
      server.say({ from: 'bob', to: 'alice' })
      await clock.advance(ms)
      await inTime(clock, chat.logout())
      const before = totals.length
      await logIn(started, 'zoe')
      await clock.advance(2_000)
      expect(totals.slice(before).at(-1)).toBe(1)
    },
  )

  it('report an empty list at logout', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(5_000)
    const totals = totalsOf(started)
    const lengths: number[] = []
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => lengths.push(data.length))
    await inTime(clock, chat.logout())
    await clock.advance(10)
    expect([totals, lengths]).toEqual([[0], [0]])
  })
})

describe('unread counts', () => {
  it('exclude the user’s own messages from all devices', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    await send(started, 'bob')
    server.say({ from: 'alice', to: 'bob' })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    await clock.advance(5_000)
    server.network.cut()
    await clock.advance(5_000)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('count all messages after a read mark that is beyond the user’s own messages', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    await send(started, 'bob')
    await send(started, 'bob')
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('become zero when the conversation is read, with one read report', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const reading = chat.setMessageRead({ conversationID: 'C2Cbob' })
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
    await inTime(clock, reading)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    const reports = server.requests.filter(({ name }) => name === 'setC2CRead')
    expect(reports.map(({ body }) => body.messageReadSeq)).toEqual([2])
  })

  it('stay zero if an earlier sync arrives after the report', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.isPushing = false
    server.say({ from: 'bob', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', async (...request) => {
      const reply = await answer(...request)
      const asBefore = reply.eventArray.map((event) =>
        event.event === 'conversation' ? { ...event, messageReadSeq: 0, unreadCount: event.sequence } : event,
      )
      return { ...reply, eventArray: asBefore }
    })
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    await clock.advance(1_000)
    expect(server.count('syncUnread')).toBeGreaterThan(1)
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
  })

  it.each(['sequence', 'messageReadSeq', 'unreadCount', 'peerReadSeq'] as const)(
    'stay numbers when the server leaves out a `%s`, in the list or in a sync',
    async (field) => {
      const started = startChat({ codec: { ...jsonCodec, decode: (data) => without(field, jsonCodec.decode(data)) } })
      const { chat, server, clock } = started
      for (const from of ['bob', 'carol']) server.say({ from, to: 'alice' })
      await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
      await clock.advance(10)
      expect(chat.getTotalUnreadMessageCount()).toBe(field === 'peerReadSeq' ? 2 : 1)
      for (const { sequence, messageReadSeq, unreadCount } of await list(started))
        expect([sequence, messageReadSeq, unreadCount].every(Number.isInteger)).toBe(true)
    },
  )

  it('are reported again when the report has failed', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    const answer = server.handler('setC2CRead')
    server.answer('setC2CRead', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    await expect(inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))).rejects.toMatchObject({
      code: 60022,
    })
    server.answer('setC2CRead', answer)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    expect(server.world.conversationPage('alice').conversations).toMatchObject([{ unreadCount: 0 }])
  })

  it('follow a read mark that moves on another device', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    for (let index = 0; index < 5; index++) server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    server.push('alice', 'pushRead', {
      fromAccount: 'alice',
      toAccount: 'bob',
      groupID: '',
      messageReadSeq: 3,
      time: 0,
    })
    await clock.advance(10)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    server.push('alice', 'pushRead', {
      fromAccount: 'alice',
      toAccount: 'bob',
      groupID: '',
      messageReadSeq: 1,
      time: 0,
    })
    await clock.advance(10)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('that another device has brought to zero are not reported by this one', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.say({ from: 'bob', to: 'alice' })
    const mark = { fromAccount: 'alice', toAccount: 'bob', groupID: '', messageReadSeq: 1, time: 0 }
    server.push('alice', 'pushRead', mark)
    await clock.advance(10)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    expect([chat.getTotalUnreadMessageCount(), server.count('setC2CRead')]).toEqual([0, 0])
  })

  it('of a group are reported to the group', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    server.say({ from: 'bob', groupID: 'fans' })
    await clock.advance(10)
    await inTime(clock, chat.setMessageRead({ conversationID: 'GROUPfans' }))
    expect(server.requests.findLast(({ name }) => name === 'setGroupRead')?.body).toEqual({
      groupID: 'fans',
      messageReadSeq: 1,
    })
  })
})

describe('a peer who reads', () => {
  it('marks the messages of the user as read, each once', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    await send(started, 'bob')
    server.say({ from: 'bob', to: 'alice' })
    await send(started, 'bob')
    const read: Message[] = []
    chat.on(EVENT.MESSAGE_READ_BY_PEER, ({ data }) => read.push(...data))
    const shown = chat.views.messages('C2Cbob')
    const marks: boolean[][] = []
    const look = () => marks.push(shown.get().messages.map(({ isPeerRead }) => isPeerRead))
    look()
    shown.subscribe(look)
    const mark = (messageReadSeq: number) =>
      server.push('alice', 'pushRead', { fromAccount: 'bob', toAccount: 'alice', groupID: '', messageReadSeq, time: 0 })
    mark(1)
    mark(3)
    mark(3)
    await clock.advance(10)
    expect(read.map(({ sequence, isPeerRead }) => [sequence, isPeerRead])).toEqual([
      [1, true],
      [3, true],
    ])
    await clock.advance(100)
    expect([marks[0], marks.at(-1)]).toEqual([
      [false, false, false],
      [true, false, true],
    ])
    expect((await list(started))[0]?.lastMessage?.isPeerRead).toBe(true)
  })
})
