import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type EventPayloads, type Message } from '../index'
import type { StoredMessage } from '../protocol/pushes'
import { FakeClock, FakeServer, inTime, loggedIn, seededRandom, startChat, type TestChat } from '../testing'

type Started = TestChat<readonly []>

const sequences = (messages: readonly Message[]): number[] => messages.map(({ sequence }) => sequence)
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)
const shown = ({ chat }: Started, id = 'C2Cbob') => chat.views.messages(id).get()

/** A user with one message of a conversation, then offline while `missed` more arrive. */
const offlineWhile = async (missed: number, say: (server: FakeServer) => void) => {
  const started = await loggedIn('alice')
  const { chat, server, clock } = started
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  say(server)
  await clock.advance(5_000)
  const received: Message[] = []
  const recovered: EventPayloads['onConversationRecovered'][] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => recovered.push(data))
  server.network.cut()
  for (let index = 0; index < missed; index++) say(server)
  return { ...started, received, recovered }
}

const c2c = (server: FakeServer) => void server.say({ from: 'bob', to: 'alice' })
const group = (server: FakeServer) => void server.say({ from: 'bob', groupID: 'fans' })

describe('after a reconnect', () => {
  it.each([
    ['a one-to-one conversation', 'C2Cbob', c2c],
    ['a group', 'GROUPfans', group],
  ])('%s gets exactly the missed messages, in order', async (_name, conversationID, say) => {
    const started = await offlineWhile(40, say)
    await started.clock.advance(5_000)
    expect(sequences(started.received)).toEqual(upTo(41).slice(1))
    expect(sequences(shown(started, conversationID).messages)).toEqual(upTo(41))
    expect(started.recovered).toEqual([{ conversationID, recovered: true, missedCount: 40 }])
    expect(started.chat.getTotalUnreadMessageCount()).toBe(41)
  })

  it('a gap of 299 is recovered, in pulls of 15 besides the 15 of the sync', async () => {
    const started = await offlineWhile(299, group)
    await started.clock.advance(5_000)
    expect(shown(started, 'GROUPfans')).toMatchObject({ recovered: true })
    expect(sequences(shown(started, 'GROUPfans').messages)).toEqual(upTo(300))
    expect(started.server.count('roamGroupMessages')).toBe(19)
  })

  it('a gap of 300 restarts the list with its newest page, with an event', async () => {
    const started = await offlineWhile(300, group)
    await started.clock.advance(5_000)
    expect(started.recovered).toEqual([{ conversationID: 'GROUPfans', recovered: false, missedCount: 300 }])
    expect(shown(started, 'GROUPfans')).toMatchObject({ recovered: false, isCompleted: false })
    expect(sequences(shown(started, 'GROUPfans').messages)).toEqual(upTo(301).slice(-15))
    expect(started.server.count('roamGroupMessages')).toBe(1)
    const older = await inTime(
      started.clock,
      started.chat.getMessageList({
        conversationID: 'GROUPfans',
        nextReqMessageID: shown(started, 'GROUPfans').messages[0]?.ID,
      }),
    )
    expect(sequences(older.data.messageList)).toEqual(upTo(286).slice(-15))
  })

  /** One message, and 300 missed ones that came so many seconds later. */
  const missedAfter = async (seconds: number, to: { toAccount: string } | { groupID: string }) => {
    let first: number | null = null
    const started = await offlineWhile(300, (server) => {
      const stored = server.world.append({ fromAccount: 'bob', ...to, time: first === null ? 1_000 : first + seconds })
      if (first === null) server.push('alice', 'pushMessages', { messageList: [stored], sessionData: '' })
      first ??= stored.time
    })
    await started.clock.advance(5_000)
    return started
  }

  it.each([1, 600])('a wider gap of a one-to-one conversation is recovered if it is %i s long', async (seconds) => {
    const started = await missedAfter(seconds, { toAccount: 'alice' })
    expect(started.recovered).toEqual([{ conversationID: 'C2Cbob', recovered: true, missedCount: 300 }])
    expect(sequences(started.received)).toEqual(upTo(301).slice(1))
    expect(sequences(shown(started).messages)).toEqual(upTo(301))
  })

  it.each([
    ['a one-to-one conversation after 601 s', 601, 'C2Cbob', { toAccount: 'alice' }],
    ['a one-to-one conversation within the same second', 0, 'C2Cbob', { toAccount: 'alice' }],
    ['a group after 1 s', 1, 'GROUPfans', { groupID: 'fans' }],
  ])('a wider gap of %s starts the list again', async (_name, seconds, conversationID, to) => {
    const started = await missedAfter(seconds, to)
    expect(started.recovered).toEqual([{ conversationID, recovered: false, missedCount: 300 }])
    expect(sequences(shown(started, conversationID).messages)).toEqual(upTo(301).slice(-15))
  })

  it('a gap of 300 whose messages are all hidden leaves an empty list, with an event', async () => {
    const started = await offlineWhile(300, group)
    started.server.answer('roamGroupMessages', () => ({ messageList: [], complete: 1, invisibleSequenceList: [] }))
    await started.clock.advance(60_000)
    expect(started.recovered).toEqual([{ conversationID: 'GROUPfans', recovered: false, missedCount: 300 }])
    expect(shown(started, 'GROUPfans')).toMatchObject({ messages: [], recovered: false, isCompleted: true })
    expect(started.server.count('roamGroupMessages')).toBe(1)
  })

  it('nothing is pulled when nothing was missed', async () => {
    const started = await offlineWhile(0, c2c)
    await started.clock.advance(5_000)
    expect(started.server.count('roamC2CMessages')).toBe(0)
    expect(started.recovered).toEqual([])
  })

  it('shows the two phases', async () => {
    const started = await offlineWhile(3, c2c)
    const phases: string[] = []
    started.chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => phases.push(`${data.phase} ${data.state}`))
    await started.clock.advance(5_000)
    expect(phases).toEqual(['conversations pending', 'conversations resolved', 'messages pending', 'messages resolved'])
  })

  it('announces the messages of a conversation that started meanwhile', async () => {
    const started = await offlineWhile(0, c2c)
    for (let index = 0; index < 3; index++) started.server.say({ from: 'carol', to: 'alice' })
    await started.clock.advance(5_000)
    expect(started.received.map(({ from }) => from)).toEqual(['carol', 'carol', 'carol'])
    expect(started.chat.getTotalUnreadMessageCount()).toBe(4)
  })

  it('goes through every page of a long conversation list', async () => {
    const started = await offlineWhile(0, c2c)
    started.server.world.conversationPageSize = 7
    for (let index = 0; index < 30; index++) started.server.say({ from: `user${index}`, to: 'alice' })
    await started.clock.advance(10_000)
    expect(new Set(started.received.map(({ from }) => from)).size).toBe(30)
  })

  it('treats hidden messages as read, not as missing', async () => {
    const started = await offlineWhile(20, group)
    const { server, clock } = started
    const sync = server.handler('syncUnread')
    server.answer('syncUnread', async (...call) => ({ ...(await sync(...call)), messageList: [] }))
    const answer = server.handler('roamGroupMessages')
    const hidden = [7, 8, 21]
    server.answer('roamGroupMessages', async (...call) => {
      const { messageList, complete } = await answer(...call)
      return {
        complete,
        messageList: messageList.filter(({ sequence }) => !hidden.includes(sequence)),
        invisibleSequenceList: hidden.filter((sequence) =>
          messageList.some((message) => message.sequence === sequence),
        ),
      }
    })
    await clock.advance(5_000)
    expect(started.recovered).toMatchObject([{ recovered: true }])
    expect(sequences(shown(started, 'GROUPfans').messages)).toEqual(
      upTo(20).filter((sequence) => !hidden.includes(sequence)),
    )
  })

  it('announces the recovered messages if the connection breaks again, and the rest later', async () => {
    const started = await offlineWhile(60, group)
    const { server, clock } = started
    let pulls = 0
    const answer = server.handler('roamGroupMessages')
    server.answer('roamGroupMessages', (...call) => {
      pulls += 1
      if (pulls === 3) server.network.cut()
      return answer(...call)
    })
    await clock.advance(60_000)
    expect(sequences(started.received)).toEqual(upTo(61).slice(1))
  })

  it('announces a message of a sync and a push once, while the gap below it is recovered', async () => {
    const { server, clock, received } = await offlineWhile(40, c2c)
    const [sync, roam] = [server.handler('syncUnread'), server.handler('roamC2CMessages')]
    let late: StoredMessage | null = null
    server.answer('syncUnread', async (...call) => {
      const reply = await sync(...call)
      if (late !== null) return reply
      // Stored after the server has read the newest sequence, and before it has read the messages.
      late = server.world.append({ fromAccount: 'bob', toAccount: 'alice' })
      return { ...reply, messageList: [...(reply.messageList ?? []), late] }
    })
    server.answer('roamC2CMessages', (...call) => {
      if (late !== null) server.push('alice', 'pushMessages', { messageList: [late], sessionData: '' })
      return roam(...call)
    })
    await clock.advance(5_000)
    expect(sequences(received)).toEqual(upTo(42).slice(1))
  })

  it('leaves messages older than the gap to paging, also if a pull reaches below the gap', async () => {
    const { chat, server, clock } = startChat()
    for (let index = 0; index < 40; index++) c2c(server)
    server.world.setRead('alice', { peer: 'bob', groupID: '' }, 40)
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await clock.advance(5_000)
    server.network.cut()
    for (let index = 0; index < 22; index++) c2c(server)
    await clock.advance(5_000)
    const all: number[] = []
    let nextReqMessageID = ''
    do {
      const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob', nextReqMessageID }))
      all.unshift(...sequences(data.messageList))
      nextReqMessageID = data.nextReqMessageID
    } while (nextReqMessageID !== '')
    expect(all).toEqual(upTo(62))
  })

  it('shows the user’s message as the last one if a sync returns it before its reply', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    c2c(server)
    await clock.advance(5_000)
    const answer = server.handler('sendC2CMessage')
    let release = () => {}
    server.answer('sendC2CMessage', async (...call) => {
      const reply = await answer(...call)
      if (server.count('sendC2CMessage') === 1) server.network.cut()
      else await new Promise<void>((resolve) => (release = resolve))
      return reply
    })
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'mine' } })
    const sent = chat.sendMessage(message)
    await clock.advance(5_000)
    const last = () => chat.views.conversations.get()[0]?.lastMessage?.messageForShow
    expect(last()).toBe('mine')
    release()
    expect((await inTime(clock, sent)).data.message).toMatchObject({ status: 'success', sequence: 2 })
    expect(last()).toBe('mine')
  })

  it('stops if the server repeats itself', async () => {
    const started = await offlineWhile(50, group)
    const { server, clock } = started
    const answer = server.handler('roamGroupMessages')
    server.answer('roamGroupMessages', (body, ...rest) => answer({ ...body, sequence: 0 }, ...rest))
    await clock.advance(60_000)
    expect(server.count('roamGroupMessages')).toBeLessThan(60)
  })
})

describe('under a bad network', () => {
  it('neither loses nor duplicates messages, and keeps the order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 }), async (seed) => {
        const random = seededRandom(seed)
        const clock = new FakeClock()
        const server = new FakeServer(clock)
        const alice = await loggedIn('alice', { clock, server })
        const bob = await loggedIn('bob', { clock, server, random: seededRandom(seed + 1) })
        server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
        const received: Message[] = []
        alice.chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
        server.network.fate = () => {
          const chance = random()
          if (chance < 0.08) return 'drop'
          if (chance < 0.2) return 'twice'
          return chance < 0.4 ? Math.floor(random() * 400) : 'deliver'
        }
        const sends: Promise<unknown>[] = []
        for (let turn = 0; turn < 60; turn++) {
          const { chat } = random() < 0.7 ? bob : alice
          const to =
            random() < 0.5
              ? { conversationType: TYPES.CONV_GROUP, to: 'fans' }
              : { conversationType: TYPES.CONV_C2C, to: chat === bob.chat ? 'alice' : 'bob' }
          const message = chat.createTextMessage({ ...to, payload: { text: `${turn}` } })
          sends.push(chat.sendMessage(message).catch(() => chat.resendMessage(message).catch(() => undefined)))
          if (random() < 0.08) server.network.cut()
          await clock.advance(Math.floor(random() * 300))
        }
        await clock.advance(40_000)
        server.network.fate = () => 'deliver'
        server.network.cut()
        await inTime(clock, Promise.all(sends))
        await clock.advance(60_000)

        for (const [conversationID, target] of [
          ['C2Cbob', { peer: 'bob' }],
          ['GROUPfans', { groupID: 'fans' }],
        ] as const) {
          const truth = server.world.history('alice', target)
          const { messages } = alice.chat.views.messages(conversationID).get()
          const stored = messages.filter(({ sequence }) => sequence > 0)
          expect(sequences(stored)).toEqual(upTo(truth.length))
          const heard = received.filter((message) => message.conversationID === conversationID && message.flow === 'in')
          expect(sequences(heard)).toEqual(
            truth.filter(({ fromAccount }) => fromAccount === 'bob').map(({ sequence }) => sequence),
          )
          expect(new Set(messages.map(({ ID }) => ID)).size).toBe(messages.length)
        }
        const unread = server.world
          .conversationPage('alice')
          .conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
        expect(alice.chat.getTotalUnreadMessageCount()).toBe(unread)
      }),
      { numRuns: 60 },
    )
  })
})
