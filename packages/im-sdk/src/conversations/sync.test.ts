import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type EventPayloads, type Message } from '../index'
import { inTime, loggedIn, startChat, storedMessage, type FakeServer, type TestChat } from '../testing'

type Started = TestChat<readonly []>

const ALICE = { userID: 'alice', userSig: 'sig-alice' }
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)
const shown = ({ chat }: Started, id = 'C2Cbob') =>
  chat.views
    .messages(id)
    .get()
    .messages.map(({ sequence }) => sequence)
const syncs = (server: FakeServer) =>
  server.requests.filter(({ name }) => name === 'syncUnread').map(({ body }) => body)

const received = ({ chat }: Started): Message[] => {
  const messages: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => messages.push(...data))
  return messages
}

/** Alice with five messages of Bob, then offline while `happens`. */
const whileAway = async (happens: (server: FakeServer) => void) => {
  const started = await loggedIn('alice')
  const { server, clock } = started
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  for (let index = 0; index < 5; index++) server.say({ from: 'bob', to: 'alice' })
  await clock.advance(5_000)
  const heard = received(started)
  server.network.cut()
  happens(server)
  return { ...started, heard }
}

describe('the sync after a login', () => {
  it('starts with an empty cookie and continues with the returned one until the server is finished', async () => {
    const { chat, server, clock } = startChat()
    for (const from of ['bob', 'carol', 'dave']) server.say({ from, to: 'alice' })
    server.sync.pageSize = 1
    const flags = [0, 1] as const
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', async (...call) => {
      const reply = await answer(...call)
      return reply.syncFlag === 2 ? reply : { ...reply, syncFlag: flags[server.count('syncUnread') % 2] ?? 0 }
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10)
    const asked = syncs(server)
    expect(asked).toHaveLength(3)
    expect(asked[0]).toMatchObject({ cookie: '', syncFlag: 0, isOnlineSync: 0 })
    expect(asked.slice(1).every(({ cookie }) => cookie !== '')).toBe(true)
    expect(chat.getTotalUnreadMessageCount()).toBe(3)
    await clock.advance(30_000)
    expect(server.count('syncUnread')).toBe(3)
  })

  it('provides the unread messages when a conversation is opened, and announces none as new', async () => {
    const started = startChat()
    const { chat, server, clock } = started
    for (let index = 0; index < 20; index++) server.say({ from: 'bob', to: 'alice' })
    const heard = received(started)
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10)
    expect(shown(started)).toEqual(upTo(20).slice(5))
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.messageList).toHaveLength(15)
    expect(server.count('roamC2CMessages')).toBe(0)
    expect(heard).toEqual([])
  })

  it('announces no unread message as new if the connection breaks during it', async () => {
    const started = startChat()
    const { chat, server, clock } = started
    for (let index = 0; index < 20; index++) server.say({ from: 'bob', to: 'alice' })
    const heard = received(started)
    const answer = server.handler('getConversationList')
    server.answer('getConversationList', (...call) => {
      if (server.count('getConversationList') === 1) server.network.cut()
      return answer(...call)
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10_000)
    expect(chat.getTotalUnreadMessageCount()).toBe(20)
    expect(shown(started)).toEqual(upTo(20).slice(5))
    expect(heard).toEqual([])
  })

  it('does not duplicate messages that are pushed meanwhile', async () => {
    const started = startChat()
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice' })
    const heard = received(started)
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', (...call) => {
      server.say({ from: 'bob', to: 'alice' })
      return answer(...call)
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(1_000)
    expect(shown(started)).toEqual([1, 2])
    expect(heard.map(({ sequence }) => sequence)).toContain(2)
    expect(new Set(heard.map(({ ID }) => ID)).size).toBe(heard.length)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
  })
})

describe('the sync after a reconnect', () => {
  it('fetches the changes, and not the whole list', async () => {
    const started = await whileAway((server) => void server.say({ from: 'bob', to: 'alice' }))
    const { server, clock, heard } = started
    const before = syncs(server).length
    await clock.advance(5_000)
    expect(syncs(server).slice(before)).toMatchObject([{ isOnlineSync: 1, cookie: expect.stringMatching(/./) }])
    expect(server.count('getConversationList')).toBe(1)
    expect(server.count('roamC2CMessages')).toBe(0)
    expect(heard.map(({ sequence }) => sequence)).toEqual([6])
    expect(shown(started)).toEqual(upTo(6))
  })

  it('is retried after a refusal, without the whole list', async () => {
    const started = await whileAway((server) => void server.say({ from: 'bob', to: 'alice' }))
    const { server, clock, heard } = started
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await clock.advance(5_000)
    expect(heard).toEqual([])
    server.answer('syncUnread', answer)
    await clock.advance(25_000)
    expect(heard.map(({ sequence }) => sequence)).toEqual([6])
    expect(server.count('getConversationList')).toBe(1)
    expect(syncs(server).filter(({ cookie }) => cookie === '')).toHaveLength(1)
  })

  it('is not repeated after a refusal if the list was fetched meanwhile', async () => {
    const { chat, server, clock } = await whileAway(() => undefined)
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await clock.advance(5_000)
    server.answer('syncUnread', answer)
    const { data } = await inTime(clock, chat.getConversationList())
    expect(data.isSyncCompleted).toBe(true)
    const before = server.count('syncUnread')
    await clock.advance(30_000)
    expect(server.count('syncUnread')).toBe(before)
  })

  it('follows read marks that moved on another device and at the peer', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const read: Message[] = []
    chat.on(EVENT.MESSAGE_READ_BY_PEER, ({ data }) => read.push(...data))
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hi' } })
    await inTime(clock, chat.sendMessage(message))
    for (let index = 0; index < 3; index++) server.say({ from: 'bob', to: 'alice' })
    await clock.advance(5_000)
    server.network.cut()
    server.world.setRead('bob', { peer: 'alice', groupID: '' }, 4)
    server.world.setRead('alice', { peer: 'bob', groupID: '' }, 3)
    await clock.advance(5_000)
    expect(read.map(({ sequence, isPeerRead }) => [sequence, isPeerRead])).toEqual([[1, true]])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('keeps the last message of a new conversation that a page has shown before', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.isPushing = false
    server.say({ from: 'carol', to: 'alice', text: 'hello' })
    await inTime(clock, chat.getMessageList({ conversationID: 'C2Ccarol' }))
    server.network.cut()
    await clock.advance(5_000)
    const [conversation] = chat.views.conversations.get()
    expect(conversation).toMatchObject({ conversationID: 'C2Ccarol', lastMessage: { messageForShow: 'hello' } })
  })

  it('shows the last message of a new conversation that was read on another device', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.network.cut()
    server.say({ from: 'carol', to: 'alice', text: 'hello' })
    server.world.setRead('alice', { peer: 'carol', groupID: '' }, 1)
    await clock.advance(5_000)
    const [conversation] = chat.views.conversations.get()
    expect(conversation).toMatchObject({ unreadCount: 0, lastMessage: { messageForShow: 'hello' } })
  })

  it('drops a group that was left elsewhere', async () => {
    const started = await whileAway((server) => server.world.leave('fans', 'alice'))
    const { chat, server, clock } = started
    server.say({ from: 'bob', groupID: 'fans' })
    await clock.advance(5_000)
    expect(chat.views.conversations.get().map(({ conversationID }) => conversationID)).toEqual(['C2Cbob'])
  })

  it.each([
    [20, true],
    [300, false],
  ])('restarts if its cookie is too old, and reports %s missed messages', async (count, isWhole) => {
    const started = await whileAway((server) => {
      const time = server.say({ from: 'carol', to: 'dave' }).time + 900
      for (let index = 0; index < count; index++)
        server.world.append({ fromAccount: 'bob', toAccount: 'alice', random: index, time })
      server.sync.expireCookies()
    })
    const { chat, server, clock } = started
    const told: EventPayloads['onConversationRecovered'][] = []
    chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => told.push(data))
    await clock.advance(5_000)
    expect(syncs(server).map(({ cookie }) => cookie === '')).toEqual([true, false, true])
    expect(server.count('getConversationList')).toBe(2)
    expect(told).toEqual([{ conversationID: 'C2Cbob', recovered: isWhole, missedCount: count }])
    expect(chat.views.messages('C2Cbob').get().recovered).toBe(isWhole)
    expect(chat.getTotalUnreadMessageCount()).toBe(count + 5)
  })

  it('removes a group that is not listed any more when it restarts', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    server.say({ from: 'bob', groupID: 'fans' })
    await clock.advance(5_000)
    server.network.cut()
    server.world.removeGroup('fans')
    server.sync.expireCookies()
    await clock.advance(5_000)
    expect(chat.views.conversations.get()).toEqual([])
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
  })

  it('fetches the messages that an earlier recovery could not fetch, even if nothing has changed since', async () => {
    const started = await whileAway((server) => {
      for (let index = 0; index < 40; index++) server.say({ from: 'bob', to: 'alice' })
    })
    const { chat, server, clock } = started
    const states: string[] = []
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => states.push(`${data.phase} ${data.state}`))
    const answer = server.handler('roamC2CMessages')
    server.answer('roamC2CMessages', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await clock.advance(5_000)
    expect(states.at(-1)).toBe('messages rejected')
    server.answer('roamC2CMessages', answer)
    await clock.advance(25_000)
    expect(states.at(-1)).toBe('messages resolved')
    expect(shown(started)).toEqual(upTo(45))
  })
})

describe('a sync that is refused', () => {
  it('is retried automatically, and not after the logout', async () => {
    const { chat, server, clock } = startChat()
    server.say({ from: 'bob', to: 'alice' })
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(50_000)
    expect(server.count('syncUnread')).toBeGreaterThan(2)
    server.answer('syncUnread', answer)
    await clock.advance(20_000)
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
    server.answer('syncUnread', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    server.network.cut()
    await clock.advance(5_000)
    await inTime(clock, chat.logout())
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })
})

describe('a sync whose pages have no end', () => {
  it.each(['syncUnread', 'getConversationList'] as const)(
    'is given up when that is %s, and tried again',
    async (name) => {
      const { chat, server, clock } = startChat()
      server.say({ from: 'bob', to: 'alice' })
      const [changes, list] = [server.handler('syncUnread'), server.handler('getConversationList')]
      if (name === 'syncUnread')
        server.answer(name, async (...call) => {
          const reply = await changes(...call)
          return { ...reply, cookie: `page ${server.count(name)}`, syncFlag: 1 }
        })
      else
        server.answer(name, async (...call) => ({
          ...(await list(...call)),
          completeFlag: 0,
          startIndex: server.count(name),
        }))
      const states: string[] = []
      chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => states.push(data.state))
      await inTime(clock, chat.login(ALICE))
      await clock.advance(5_000)
      expect(states).toEqual(['pending', 'rejected'])
      server.answer('syncUnread', changes)
      server.answer('getConversationList', list)
      await clock.advance(20_000)
      expect(states.slice(2, 4)).toEqual(['pending', 'resolved'])
      expect(chat.getTotalUnreadMessageCount()).toBe(1)
    },
  )
})

describe('an online sync', () => {
  it('runs when a message of an unknown conversation arrives', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.isPushing = false
    for (let index = 0; index < 3; index++) server.say({ from: 'carol', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'carol', to: 'alice' })
    const lists = server.count('getConversationList')
    await clock.advance(2_000)
    expect(syncs(server).at(-1)).toMatchObject({ isOnlineSync: 1 })
    expect(server.count('getConversationList')).toBe(lists)
    expect(chat.getTotalUnreadMessageCount()).toBe(4)
    expect(shown(started, 'C2Ccarol')).toEqual(upTo(4))
  })

  it('announces all messages of a new conversation although the user has read its end before the sync', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const heard = received(started)
    server.isPushing = false
    for (let index = 0; index < 3; index++) server.say({ from: 'carol', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(50)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Ccarol' }))
    await clock.advance(2_000)
    expect(heard.map(({ sequence }) => sequence)).toEqual(upTo(4))
    expect(shown(started, 'C2Ccarol')).toEqual(upTo(4))
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
  })

  it('makes four attempts for a conversation that the server does not know either', async () => {
    const { server, clock } = await loggedIn('alice')
    const stray = (sequence: number) => {
      const message = storedMessage({ fromAccount: 'carol', toAccount: 'alice', sequence, random: sequence })
      server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
    }
    const before = syncs(server).length
    stray(5)
    await clock.advance(1_000)
    expect(syncs(server).length - before).toBe(1)
    await clock.advance(60_000)
    expect(syncs(server).length - before).toBe(4)
    stray(6)
    await clock.advance(60_000)
    expect(syncs(server).length - before).toBe(4)
  })

  it('reports the number of lost messages of an unknown conversation', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const told: EventPayloads['onConversationRecovered'][] = []
    chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => told.push(data))
    server.isPushing = false
    for (let index = 0; index < 400; index++) server.say({ from: 'carol', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(2_000)
    expect(told).toEqual([{ conversationID: 'C2Ccarol', recovered: false, missedCount: 400 }])
    expect(chat.views.messages('C2Ccarol').get().recovered).toBe(false)
    expect(chat.getTotalUnreadMessageCount()).toBe(401)
  })
})
