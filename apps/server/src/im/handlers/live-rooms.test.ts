import { NO_STATE } from '@org/domain'
import { ERRORS, NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { loggedIn, newGuest, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { announce, announcing } from '../../outbox/announce'
import { restrict } from '../../services/moderation/restrict'
import type { RunningServer } from '../../server'
import { groupKey } from '../../store/im/conversation-id'
import { ensureGroup } from '../../store/im/groups'
import { appendMessages, purgeChatRooms } from '../../store/im/messages'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

/** Each test has its own room. */
let ROOM = ''
let rooms = 0
beforeEach(async () => {
  rooms += 1
  ROOM = `ROOM_${rooms}`
  await ensureGroup(server.context.db, { groupID: ROOM, type: 'AVChatRoom', name: 'room', ownerID: '7' })
})

/** Polls a room continuously, like the engine. */
const follow = async (client: ImClient, groupID: string = ROOM) => {
  const joined = await client.request('joinGroup', { groupID })
  let { longPollingKey: key, startSeq } = joined
  return {
    joined,
    get startSeq() {
      return startSeq
    },
    poll: async (holdTime = 0, from = startSeq) => {
      const reply = await client.request('longPoll', { groupID, key, startSeq: from, holdTime })
      if (reply.errorCode === 0) {
        key = reply.key
        startSeq = reply.nextSeq
      }
      return reply
    },
  }
}

const say = (client: ImClient, words: string, groupID: string = ROOM) =>
  client.request('sendGroupMessage', { groupID, ...text(words) })

/** Messages stored by another process, without a bus event. */
const store = async (randoms: number[], time: number) => {
  const details = {
    groupType: 'AVChatRoom',
    priority: 'Normal' as const,
    clientTime: 1,
    cloudCustomData: '',
    nick: 'n',
    avatar: '',
    nameCard: '',
    senderLevel: 1,
    senderRole: '',
  }
  const message = { convID: groupKey(ROOM), sender: '9', clientSequence: 1, body: [], details }
  const body = [{ msgType: 'TIMTextElem', msgContent: { text: 'x' } }]
  await appendMessages(
    server.context.db,
    randoms.map((random) => ({ ...message, random, body })),
    time,
  )
}

describe('longPoll', () => {
  it('waits for a message and then answers all listeners, including guests', async () => {
    const a = await loggedIn(server)
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    const [roomOfA, roomOfGuest] = [await follow(a), await follow(guest)]
    const polls = [roomOfA.poll(90), roomOfGuest.poll(90)]
    expect(await Promise.race([...polls, new Promise((resolve) => setTimeout(resolve, 100, 'waiting'))])).toBe(
      'waiting',
    )
    const sent = await say(guest, '进球')
    for (const reply of await Promise.all(polls)) {
      expect(reply).toMatchObject({ errorCode: 0, nextSeq: sent.sequence + 1, lostCount: 0, broadcastMessageList: [] })
      expect(reply.rspMsgList).toMatchObject([
        { groupID: ROOM, groupType: 'AVChatRoom', fromAccount: guest.userID, sequence: 1, senderLevel: 0 },
      ])
      expect(reply.rspMsgList[0]?.nick).toMatch(/^游客/)
    }
    expect(a.messages()).toEqual([])
  })

  it('returns all messages since then at once', async () => {
    const [a, b] = [await loggedIn(server), await loggedIn(server)]
    const [, room] = [await follow(a), await follow(b)]
    for (const words of ['1', '2', '3']) await say(a, words)
    expect((await room.poll(90)).rspMsgList.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    await say(a, '4')
    expect((await room.poll(90)).rspMsgList.map(({ sequence }) => sequence)).toEqual([4])
  })

  it('returns empty after the hold time, or at once without one', async () => {
    const client = await loggedIn(server)
    const room = await follow(client)
    expect(await room.poll(0)).toMatchObject({ nextSeq: 1, rspMsgList: [], lostCount: 0 })
    const held = room.poll(20)
    await client.request('ping', {})
    clock.skip(22_000)
    expect(await held).toMatchObject({ errorCode: 0, nextSeq: 1, rspMsgList: [] })
  })

  it('allows one poll per connection and room: a second one ends the first', async () => {
    const client = await loggedIn(server)
    const room = await follow(client)
    const [first, second] = [room.poll(90), room.poll(90)]
    expect(await first).toMatchObject({ errorCode: 0, rspMsgList: [] })
    await say(client, 'x')
    expect((await second).rspMsgList).toHaveLength(1)
  })

  it('needs the key of this user and room', async () => {
    const [a, b] = [await loggedIn(server), await loggedIn(server)]
    const { joined } = await follow(a)
    await follow(b)
    const poll = (client: ImClient, groupID: string, key: string) =>
      client.request('longPoll', { groupID, key, startSeq: 1, holdTime: 0 })
    expect((await poll(a, ROOM, joined.longPollingKey)).errorCode).toBe(0)
    for (const [client, groupID, key] of [
      [b, ROOM, joined.longPollingKey],
      [a, NOTIFY_ROOM, joined.longPollingKey],
      [a, ROOM, 'key'],
    ] as const)
      expect((await poll(client, groupID, key)).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
  })

  it('goes on after a reconnect without joining again', async () => {
    const [a, b] = [await loggedIn(server), await loggedIn(server)]
    await follow(a)
    const { joined } = await follow(b)
    b.socket.terminate()
    await b.closed
    await say(a, 'while away')
    const back = await loggedIn(server, { userID: b.userID, instanceID: b.instanceID })
    const reply = await back.request('longPoll', { groupID: ROOM, key: joined.longPollingKey, startSeq: 1 })
    expect(reply.rspMsgList).toMatchObject([{ sequence: 1 }])
    expect((await say(back, 'here again')).errorCode).toBe(0)
  })

  it('reads messages from the store that are not in memory', async () => {
    await store(
      Array.from({ length: 300 }, (_, i) => i),
      1,
    )
    const client = await loggedIn(server)
    const room = await follow(client)
    expect(room.startSeq).toBe(301)
    expect(room.joined.messageList.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, i) => 281 + i),
    )
    const seen: number[] = []
    let reply = await room.poll(0, 1)
    while (reply.rspMsgList.length > 0) {
      seen.push(...reply.rspMsgList.map(({ sequence }) => sequence))
      expect(reply.lostCount).toBe(0)
      reply = await room.poll(0)
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => i + 1))
  })

  it('reports how many messages were lost', async () => {
    await store(
      Array.from({ length: 100 }, (_, i) => i),
      1,
    )
    await purgeChatRooms(server.context.db, 30, 1_000)
    const client = await loggedIn(server)
    const room = await follow(client)
    const reply = await room.poll(0, 11)
    expect(reply).toMatchObject({ lostCount: 60, nextSeq: 101 })
    expect(reply.rspMsgList.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, i) => 71 + i))
  })

  it('finds messages between two bus events in the store', async () => {
    const client = await loggedIn(server)
    const room = await follow(client)
    const held = room.poll(90)
    await store([1, 2, 3], 1)
    await say(client, 'after them')
    const first = await held
    const rest = first.nextSeq === 5 ? [] : (await room.poll(5)).rspMsgList
    expect([...first.rspMsgList, ...rest].map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  })

  it('SRV-5: finds messages without a bus event within half a minute', async () => {
    const client = await loggedIn(server)
    const room = await follow(client)
    const held = room.poll(60)
    await client.request('ping', {})
    await store([1], 1)
    clock.skip(31_000)
    expect((await held).rspMsgList.map(({ sequence }) => sequence)).toEqual([1])
  })

  it('starts from now for 0, and never goes back below the client’s sequence', async () => {
    const client = await loggedIn(server)
    const room = await follow(client)
    await say(client, '1')
    expect(await room.poll(0, 0)).toMatchObject({ nextSeq: 2, rspMsgList: [] })
    await store([5, 6], 1)
    expect(await room.poll(0, 4)).toMatchObject({ nextSeq: 4, rspMsgList: [] })
  })

  it('shows every listener a thousand messages of ten senders in one order without a gap', async () => {
    const senders = await Promise.all(Array.from({ length: 10 }, () => loggedIn(server)))
    const listeners = await Promise.all(Array.from({ length: 3 }, () => loggedIn(server)))
    for (const sender of senders) await sender.request('joinGroup', { groupID: ROOM })
    const seen = listeners.map(async (client) => {
      const room = await follow(client)
      const sequences: string[] = []
      while (sequences.length < 1_000) {
        const { rspMsgList, lostCount } = await room.poll(5)
        expect(lostCount).toBe(0)
        sequences.push(...rspMsgList.map(({ sequence, fromAccount, random }) => `${sequence} ${fromAccount} ${random}`))
      }
      return sequences
    })
    const replies = await Promise.all(
      senders.map(async (sender) => Promise.all(Array.from({ length: 100 }, (_, i) => say(sender, `${i}`)))),
    )
    for (const ofOne of replies) {
      expect(ofOne.every(({ errorCode }) => errorCode === 0)).toBe(true)
      expect(ofOne.map(({ sequence }) => sequence)).toEqual(ofOne.map(({ sequence }) => sequence).sort((a, b) => a - b))
    }
    const [first, ...others] = await Promise.all(seen)
    expect(first?.map((line) => Number(line.split(' ')[0]))).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1))
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('sending to a chat room', () => {
  it('is allowed for listeners only', async () => {
    const client = await loggedIn(server)
    const outside = say(client, 'x')
    const isStillOut = () => Promise.race([outside.then(() => false), client.request('ping', {}).then(() => true)])
    while (await isStillOut()) clock.skip(500)
    expect((await outside).errorCode).toBe(ERRORS.MESSAGE_SEND_NOT_IN_CHAT_ROOM.code)
    await client.request('joinGroup', { groupID: ROOM })
    expect((await say(client, 'x')).errorCode).toBe(0)
    for (let i = 0; i < 5; i += 1) {
      clock.skip(20_000)
      await client.request('ping', {})
    }
    expect((await say(client, 'x')).errorCode).toBe(ERRORS.MESSAGE_SEND_NOT_IN_CHAT_ROOM.code)
  })

  it('waits a moment for the first poll after a reconnect', async () => {
    const client = await loggedIn(server)
    const early = say(client, 'sent before joining')
    await client.request('ping', {})
    await client.request('joinGroup', { groupID: ROOM })
    expect((await early).errorCode).toBe(0)
  })

  it('obeys slow mode, but a resend gets the first reply', async () => {
    await server.context.db.updateTable('chat_group').set({ slow_mode: 10 }).where('group_id', '=', ROOM).execute()
    const client = await loggedIn(server)
    await follow(client)
    const message = { groupID: ROOM, ...text('1') }
    const first = await client.request('sendGroupMessage', message)
    expect(first.errorCode).toBe(0)
    expect((await say(client, '2')).errorCode).toBe(ERRORS.OVER_FREQUENCY_LIMIT.code)
    expect(await client.request('sendGroupMessage', message)).toEqual(first)
    clock.skip(10_100)
    expect((await say(client, '3')).errorCode).toBe(0)
  })

  it('shows the owner of the room as its anchor', async () => {
    const anchor = await loggedIn(server)
    await ensureGroup(server.context.db, { groupID: 'mine', type: 'AVChatRoom', name: 'mine', ownerID: anchor.userID })
    const room = await follow(anchor, 'mine')
    await say(anchor, 'welcome', 'mine')
    expect((await room.poll(5)).rspMsgList).toMatchObject([{ senderRole: 'anchor' }])
  })
})

describe('a chat room tells who comes and goes', () => {
  /** The tips that a listener gets from now on: what they are and of whom. */
  const tipsFor = async (client: ImClient) => {
    const { longPollingKey: key, startSeq } = await client.request('joinGroup', { groupID: ROOM })
    let startBroadcastSeq = 0
    const told: unknown[] = []
    return async (holdTime = 0) => {
      const asked = { groupID: ROOM, key, startSeq, startBroadcastSeq, holdTime }
      const { nextBroadcastSeq, broadcastMessageList } = await client.request('longPoll', asked)
      startBroadcastSeq = nextBroadcastSeq
      for (const { fromAccount, msgBody } of broadcastMessageList) {
        const { operationType, userIDList, memberCount } = msgBody[0]?.msgContent ?? {}
        told.push([operationType, fromAccount, userIDList, memberCount])
      }
      return told
    }
  }

  it('in tips 1 and 2 to those who are there, of members who are not muted', async () => {
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    const tips = await tipsFor(guest)
    expect(await tips()).toEqual([])
    clock.skip(5_100)
    const [fan, muted] = [await loggedIn(server), await loggedIn(server)]
    const now = Math.floor(clock.now() / 1_000)
    await restrict(server.context.db, { user_id: muted.userID, group_id: ROOM, kind: 'mute' }, now + 600, now)
    await fan.request('joinGroup', { groupID: ROOM })
    clock.skip(5_100)
    await expect.poll(() => tips()).toEqual([[1, fan.userID, [fan.userID], 2]])
    await muted.request('joinGroup', { groupID: ROOM })
    clock.skip(5_100)
    await fan.request('quitGroup', { groupID: ROOM })
    clock.skip(5_100)
    await expect.poll(() => tips()).toMatchObject([{}, [2, fan.userID, [fan.userID], 2]])
    expect((await guest.request('roamGroupMessages', { groupID: ROOM, count: 15 })).messageList).toEqual([])
  })
})

describe('the history of a chat room', () => {
  it('is open to everyone, including guests', async () => {
    const [speaker, guest] = [await loggedIn(server), await loggedIn(server, { userID: await newGuest(server) })]
    await speaker.request('joinGroup', { groupID: ROOM })
    await say(speaker, 'hello')
    for (const reply of [
      await guest.request('roamGroupMessages', { groupID: ROOM, count: 15 }),
      await guest.request('getMessages', { groupID: ROOM, sequenceList: [1] }),
    ])
      expect(reply.messageList).toMatchObject([{ sequence: 1, fromAccount: speaker.userID }])
  })
})

describe('the notify room', () => {
  const tick = { ...NO_STATE, id: 1, sport_id: 1, stamp: 5, status: 2, time: 1, home_score: 1 } as const

  it('sends live scores as host messages to all listeners, a repeated one once', async () => {
    const client = await loggedIn(server, { userID: await newGuest(server) })
    const room = await follow(client, NOTIFY_ROOM)
    const held = room.poll(90)
    await client.request('ping', {})
    server.context.bus.publish('ticks', { ticks: [tick, tick, { ...tick, id: 2 }] })
    const { rspMsgList } = await held
    const messages = rspMsgList.map(({ msgBody }) => JSON.parse(String(msgBody[0]?.msgContent['data'])) as unknown)
    expect(messages).toEqual([
      { type: 'MatchTick', data: tick },
      { type: 'MatchTick', data: { ...tick, id: 2 } },
    ])
    expect(rspMsgList[1]?.sequence).toBe((rspMsgList[0]?.sequence ?? 0) + 1)
    // Expired scores are not sent again.
    expect((await follow(await loggedIn(server), NOTIFY_ROOM)).joined.messageList).toEqual([])
  })

  it('goes on where it was after a restart, and loses nothing', async () => {
    const client = await loggedIn(server)
    const room = await follow(client, NOTIFY_ROOM)
    const held = room.poll(90)
    await client.request('ping', {})
    server.context.bus.publish('ticks', { ticks: [{ ...tick, stamp: 6 }] })
    const { nextSeq } = await held
    const { databaseUrl, secrets } = server.context.config
    const after = await bootForTest({ databaseUrl, secrets, rateLimits: false })
    const again = await follow(await loggedIn(after), NOTIFY_ROOM)
    expect(again.startSeq).toBe(nextSeq)
    const next = again.poll(90)
    after.context.bus.publish('ticks', { ticks: [{ ...tick, stamp: 7 }] })
    const reply = await next
    expect(reply).toMatchObject({ lostCount: 0, nextSeq: nextSeq + 1, rspMsgList: [{ sequence: nextSeq }] })
  })
})

describe('the start of a match', () => {
  it('is sent to everyone online in the broadcast conversation, and not stored', async () => {
    const [a, b] = [await loggedIn(server), await loggedIn(server, { userID: await newGuest(server) })]
    const start = { type: 'RaceStartLiveMessage', data: { id: 3, sport_id: 1, desc: 'A vs B' } } as const
    await announcing(server.context, (transaction) =>
      announce(transaction, 'everybody', start, Math.floor(clock.now() / 1_000)),
    )
    for (const client of [a, b]) {
      const { messageList, sessionData } = await client.next('pushMessages')
      expect(sessionData).toBe('')
      expect(messageList).toMatchObject([{ fromAccount: 'broadcast', groupID: '', sequence: 0 }])
      expect(JSON.parse(String(messageList[0]?.msgBody[0]?.msgContent['data']))).toEqual(start)
    }
    expect(await a.request('roamC2CMessages', { peerAccount: 'broadcast', count: 15 })).toMatchObject({
      errorCode: 0,
      messageList: [],
      complete: 1,
    })
    expect((await a.request('setC2CRead', { peerAccount: 'broadcast', messageReadSeq: 1 })).errorCode).toBe(0)
  })
})
