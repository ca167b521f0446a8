import { describe, expect, it } from 'vitest'
import { conversationActions } from '../conversation-actions'
import { groups } from '../groups'
import { EVENT } from '../index'
import { messageActions } from '../message-actions'
import { FakeClock, FakeServer, inTime, loggedIn, type TestChat } from '../testing'
import { topics } from '../topics'

const FANS = '@TGS#_fans'
const NEWS = `${FANS}@TOPIC#_news`
const modules = [conversationActions, groups, messageActions, topics] as const
type Started = TestChat<typeof modules> & { readonly told: string[] }

const enter = async (userID: string, server: FakeServer, clock: FakeClock): Promise<Started> => {
  const started = await loggedIn(userID, { modules, server, clock })
  await clock.advance(5_000)
  const told: string[] = []
  started.chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) =>
    told.push(...data.map(({ sequence, payload }) => `${sequence} ${'text' in payload ? payload.text : ''}`.trim())),
  )
  return { ...started, told }
}

const page = async ({ chat, clock }: Started, conversationID = 'C2Cbob') =>
  (await inTime(clock, chat.getMessageList({ conversationID }))).data.messageList

/** A reconnect, after what is on its way has arrived: its sync brings what no push has. */
const sync = async ({ server, clock }: Started) => {
  await clock.advance(50)
  server.isPushing = true
  server.network.cut()
  await clock.advance(20_000)
}

const say = (server: FakeServer, ...texts: readonly string[]) =>
  texts.map((text) => server.say({ from: 'bob', to: 'alice', text }))

/** Bob has written what no push has brought, to Alice who does not know the conversation. */
const unpushed = async (...texts: readonly string[]) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const started = await enter('alice', server, clock)
  server.isPushing = false
  return { ...started, stored: say(server, ...texts) }
}

/** Alice has read three messages and deleted the conversation without them, before she logs in again. */
const deleted = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const before = await enter('alice', server, clock)
  say(server, 'one', 'two', 'three')
  await clock.advance(1_000)
  await inTime(clock, before.chat.deleteConversation({ conversationIDList: ['C2Cbob'], clearHistoryMessage: false }))
  await inTime(clock, before.chat.logout())
  return enter('alice', server, clock)
}

describe('what a page has brought before a sync tells of the conversation', () => {
  it('is announced once', async () => {
    const alice = await unpushed('one', 'two', 'three')
    expect(await page(alice)).toHaveLength(3)
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 two', '3 three'])
  })

  it('is announced when another device pins the conversation, without a reconnect', async () => {
    const alice = await unpushed('one', 'two', 'three')
    const { clock, server } = alice
    expect(await page(alice)).toHaveLength(3)
    server.isPushing = true
    const other = await enter('alice', server, clock)
    await inTime(clock, other.chat.pinConversation({ conversationID: 'C2Cbob', isPinned: true }))
    await clock.advance(60_000)
    expect(alice.told).toEqual(['1 one', '2 two', '3 three'])
  })

  it.each([[[1]], [[3]], [[1, 3]], [[1, 2, 3]]])('is announced once although %s is pushed later', async (late) => {
    const alice = await unpushed('one', 'two', 'three')
    await page(alice)
    for (const sequence of late)
      alice.server.push('alice', 'pushMessages', { messageList: [alice.stored[sequence - 1]!], sessionData: '' })
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 two', '3 three'])
  })

  it('is announced once although a new message is pushed before the sync', async () => {
    const alice = await unpushed('one', 'two', 'three')
    await page(alice)
    alice.server.isPushing = true
    say(alice.server, 'four')
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 two', '3 three', '4 four'])
  })

  it.each([false, true])('is announced once although it took many pages (pushes: %s)', async (isPushing) => {
    const texts = Array.from({ length: 80 }, (_, index) => `text ${index}`)
    const alice = await unpushed(...texts)
    const { chat, clock } = alice
    for (let nextReqMessageID: string | undefined; nextReqMessageID !== '';) {
      const options = { conversationID: 'C2Cbob', ...(nextReqMessageID === undefined ? {} : { nextReqMessageID }) }
      nextReqMessageID = (await inTime(clock, chat.getMessageList(options))).data.nextReqMessageID
    }
    alice.server.isPushing = isPushing
    say(alice.server, 'new')
    await sync(alice)
    expect(alice.told).toEqual([...texts, 'new'].map((text, index) => `${index + 1} ${text}`))
  })

  it('is announced although the user has read it since', async () => {
    const alice = await unpushed('one', 'two', 'three')
    const { chat, server, clock } = alice
    await page(alice)
    server.isPushing = true
    say(server, 'four')
    await clock.advance(50)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 two', '3 three', '4 four'])
  })

  it.each([true, false])('is announced with what the user has written on another device (%s)', async (isPaged) => {
    const alice = await unpushed('one')
    alice.server.say({ from: 'alice', to: 'bob', text: 'two' })
    if (isPaged) await page(alice)
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 two'])
  })

  it('is not announced if the user deletes it before the sync', async () => {
    const alice = await unpushed('one', 'two', 'three')
    const [, two] = await page(alice)
    await inTime(alice.clock, alice.chat.deleteMessage([two!]))
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '3 three'])
  })

  it('is not announced if the user clears it before the sync', async () => {
    const alice = await unpushed('one', 'two')
    await page(alice)
    await inTime(alice.clock, alice.chat.clearHistoryMessage('C2Cbob'))
    say(alice.server, 'three')
    await sync(alice)
    expect(alice.told).toEqual(['3 three'])
  })

  it.each([true, false])(
    'is not announced if the user deletes the conversation before the sync (its history: %s)',
    async (clearHistoryMessage) => {
      const alice = await unpushed('one', 'two')
      await page(alice)
      const options = { conversationIDList: ['C2Cbob'], clearHistoryMessage }
      await inTime(alice.clock, alice.chat.deleteConversation(options))
      say(alice.server, 'three')
      await sync(alice)
      expect(alice.told).toEqual(['3 three'])
    },
  )

  it('is announced as its sender has changed it before the sync', async () => {
    const alice = await unpushed('one', 'two')
    await page(alice)
    const bob = await enter('bob', alice.server, alice.clock)
    const [, two] = await page(bob, 'C2Calice')
    alice.server.isPushing = true
    await inTime(alice.clock, bob.chat.modifyMessage({ ...two!, payload: { text: 'changed' } } as never))
    await alice.clock.advance(100)
    await sync(alice)
    expect(alice.told).toEqual(['1 one', '2 changed'])
  })

  it('is not announced after a logout', async () => {
    const alice = await unpushed('one', 'two')
    const { chat, server, clock } = alice
    await page(alice)
    await inTime(clock, chat.logout())
    server.isPushing = true
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await sync(alice)
    expect(alice.told).toEqual([])
  })

  it('is not announced if the page comes before the first list', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    say(server, 'one', 'two')
    server.say({ from: 'carol', to: 'alice' })
    server.sync.unreadConversations = 1
    const list = server.handler('getConversationList')
    server.answer('getConversationList', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const alice = await enter('alice', server, clock)
    expect(await page(alice)).toHaveLength(2)
    server.answer('getConversationList', list)
    await clock.advance(20_000)
    await sync(alice)
    expect(alice.told).toEqual([])
    expect(alice.chat.getTotalUnreadMessageCount()).toBe(3)
  })

  it.each([false, true])('is history of a topic, and what is pushed later is news (listed: %s)', async (isListed) => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const alice = await enter('alice', server, clock)
    server.isPushing = false
    server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice', 'bob']), isSupportTopic: true })
    server.topics.set({ topicID: NEWS })
    for (const text of ['one', 'two']) server.say({ from: 'bob', groupID: NEWS, text })
    expect(await page(alice, `GROUP${NEWS}`)).toHaveLength(2)
    if (isListed) await inTime(clock, alice.chat.getTopicList({ groupID: FANS }))
    server.isPushing = true
    server.say({ from: 'bob', groupID: NEWS, text: 'three' })
    await sync(alice)
    expect(alice.told).toEqual(['3 three'])
  })

  it('is announced of a group, above what was read', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    const alice = await enter('alice', server, clock)
    server.isPushing = false
    for (const text of ['one', 'two', 'three']) server.say({ from: 'bob', groupID: 'fans', text })
    await page(alice, 'GROUPfans')
    server.world.setRead('alice', { peer: '', groupID: 'fans' }, 1)
    await sync(alice)
    expect(alice.told).toEqual(['2 two', '3 three'])
  })
})

describe('what the user had read of a conversation that was deleted without it', () => {
  it('is not announced with the next message, which a page has brought', async () => {
    const alice = await deleted()
    await page(alice)
    say(alice.server, 'four')
    await sync(alice)
    expect(alice.told).toEqual(['4 four'])
  })

  it('is not announced with the next message, which a page has brought too', async () => {
    const alice = await deleted()
    alice.server.isPushing = false
    say(alice.server, 'four')
    await page(alice)
    await sync(alice)
    expect(alice.told).toEqual(['4 four'])
  })

  it.each([true, false])('is not announced with the next message (pushes: %s)', async (isPushing) => {
    const alice = await deleted()
    alice.server.isPushing = isPushing
    say(alice.server, 'four')
    await sync(alice)
    expect(alice.told).toEqual(['4 four'])
    expect(await page(alice)).toHaveLength(4)
  })
})
