import { describe, expect, it } from 'vitest'
import { EVENT, type Message } from '../index'
import { inTime, startChat, type FakeServer, type TestChat } from '../testing'

type Started = TestChat<readonly []>

const ALICE = { userID: 'alice', userSig: 'sig-alice' }
const PEERS = Array.from({ length: 20 }, (_, index) => `peer${index}`)

/** Twenty conversations with an unread message each, and a list that comes in pages of two. */
const manyConversations = () => {
  const started = startChat()
  const { chat, server } = started
  for (const from of PEERS) server.say({ from, to: 'alice' })
  server.world.conversationPageSize = 2
  server.sync.unreadConversations = 2
  const heard: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data))
  return { ...started, heard }
}

/** Does something once when a page of the list is asked for. */
const atPage = (server: FakeServer, page: number, happens: () => void) => {
  const answer = server.handler('getConversationList')
  server.answer('getConversationList', (...call) => {
    if (server.count('getConversationList') === page) happens()
    return answer(...call)
  })
}

const list = async ({ chat, clock }: Started) => (await inTime(clock, chat.getConversationList())).data

const expectWhole = async (started: Started & { heard: Message[] }, count = PEERS.length, unread = count) => {
  const { chat, server, clock, heard } = started
  const { conversationList, isSyncCompleted } = await list(started)
  expect([conversationList.length, isSyncCompleted]).toEqual([count, true])
  expect(chat.getTotalUnreadMessageCount()).toBe(unread)
  heard.length = 0
  for (const from of PEERS) server.say({ from, to: 'alice', text: 'later' })
  await clock.advance(5_000)
  expect(heard.map(({ from }) => from)).toEqual(PEERS)
}

describe('the list of conversations', () => {
  it.each([1, 2, 5, 10])('is fetched to its end when the connection breaks on page %i', async (page) => {
    const started = manyConversations()
    const { chat, server, clock } = started
    atPage(server, page, () => server.network.cut())
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10_000)
    await expectWhole(started)
    expect(started.heard).toHaveLength(PEERS.length)
  })

  it('continues with the current page, and does not restart with the first', async () => {
    const started = manyConversations()
    const { chat, server, clock } = started
    atPage(server, 8, () => server.network.cut())
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10_000)
    await expectWhole(started)
    expect(server.count('getConversationList')).toBeLessThan(14)
  })

  it.each([1, 2, 9])('is fetched to its end when page %i is refused', async (page) => {
    const started = manyConversations()
    const { chat, server, clock } = started
    atPage(server, page, () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(1_000)
    const states: string[] = []
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => states.push(`${data.phase} ${data.state}`))
    await clock.advance(30_000)
    expect(states.slice(0, 2)).toEqual(['conversations pending', 'conversations resolved'])
    await expectWhole(started)
  })

  it('is fetched to its end while messages of conversations arrive that it has not got to', async () => {
    const started = manyConversations()
    const { chat, server, clock } = started
    server.network.latency = 150
    await inTime(clock, chat.login(ALICE))
    for (const from of ['peer0', 'peer1', 'stranger']) {
      server.say({ from, to: 'alice', text: 'now' })
      await clock.advance(300)
    }
    expect((await list(started)).isSyncCompleted).toBe(false)
    await clock.advance(30_000)
    await expectWhole(started, 21, 23)
  })

  it('is fetched in one run even if messages arrive meanwhile', async () => {
    const started = manyConversations()
    const { chat, server, clock } = started
    server.network.latency = 150
    await inTime(clock, chat.login(ALICE))
    for (let index = 0; index < 300; index++) {
      server.say({ from: PEERS[index % 10] ?? '', to: 'alice' })
      await clock.advance(100)
    }
    expect((await list(started)).isSyncCompleted).toBe(true)
    expect(server.count('getConversationList')).toBeLessThanOrEqual(10)
    expect(server.count('syncUnread')).toBeLessThan(6)
  })

  it('contains a conversation that moves between two pages and whose push is lost', async () => {
    const started = manyConversations()
    const { chat, server, clock } = started
    atPage(server, 2, () => {
      server.isPushing = false
      server.world.append({ fromAccount: 'peer0', toAccount: 'alice', time: Math.floor(clock.now() / 1_000) + 1 })
      server.isPushing = true
    })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10_000)
    await expectWhole(started, 20, 21)
  })

  it('keeps a group that moves to its start during a refetch', async () => {
    const started = manyConversations()
    const { chat, server, clock } = started
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    server.world.append({ fromAccount: 'bob', groupID: 'fans', time: 1 })
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10_000)
    atPage(server, server.count('getConversationList') + 2, () => void server.say({ from: 'bob', groupID: 'fans' }))
    server.sync.expireCookies()
    server.network.cut()
    await clock.advance(10_000)
    await expectWhole(started, 21, 22)
  })
})
