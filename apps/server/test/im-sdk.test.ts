import { BROADCAST_CONVERSATION_ID, parseHostMessage } from '@org/domain'
import { createChat, EVENT, NOTIFY_ROOM, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { topics } from '@org/im-sdk/topics'
import { binary } from '@org/im-sdk/binary'
import { ABILITY, cloudConfig } from '@org/im-sdk/config'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { announce, announcing } from '../src/outbox/announce'
import type { RunningServer } from '../src/server'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { bootServer } from './boot'
import { addTopic, newCommunity, storeText, topicID } from './communities'
import { newGuest, newMember } from './im-client'
import { logIn } from './log-in'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const WIRES = {
  'text frames': {},
  'binary frames': { codec: binary },
  'compressed binary frames': { codec: binary, gzip: true },
}

/** The engine itself on a real socket, which the test can cut. */
const engine = async (userID: string, wire: object) => {
  const { config } = server.context
  const sockets: WebSocket[] = []
  const open = class extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(open as unknown as WebSocketClass),
    modules: [groups, topics, liveRooms, cloudConfig],
    ...wire,
  })
  onTestFinished(() => chat.destroy())
  const received: string[] = []
  const announced: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload, conversationID } of data) {
      if ('text' in payload) received.push(payload.text)
      if (conversationID === BROADCAST_CONVERSATION_ID && 'data' in payload)
        announced.push(parseHostMessage(payload.data)?.type ?? '')
    }
  })
  await logIn(chat, userID, server)
  return { chat, received, announced, cut: () => sockets.at(-1)?.terminate() }
}

type Engine = Awaited<ReturnType<typeof engine>>

const say = ({ chat }: Engine, to: string, conversationType: 'C2C' | 'GROUP', text: string) =>
  chat.sendMessage(chat.createTextMessage({ to, conversationType, payload: { text } }))

describe.each(Object.entries(WIRES))('the engine against this server over %s', (wireName, wire) => {
  const ROOM = `ROOM of ${wireName}`
  it('delivers a private chat both ways, with unread counts and read marks', async () => {
    const [me, you] = [await newMember(server), await newGuest(server)]
    const [mine, yours] = [await engine(me, wire), await engine(you, wire)]
    await say(mine, you, TYPES.CONV_C2C, 'hello')
    await say(mine, you, TYPES.CONV_C2C, 'anyone?')
    await expect.poll(() => yours.received).toEqual(['hello', 'anyone?'])
    expect(yours.chat.getTotalUnreadMessageCount()).toBe(2)
    await yours.chat.setMessageRead({ conversationID: `C2C${me}` })
    expect(yours.chat.getTotalUnreadMessageCount()).toBe(0)
    await say(yours, me, TYPES.CONV_C2C, 'yes')
    await expect.poll(() => mine.received).toEqual(['yes'])
    const again = await engine(me, wire)
    const { data } = await again.chat.getMessageList({ conversationID: `C2C${you}` })
    expect(data.messageList.map(({ payload }) => payload)).toMatchObject([
      { text: 'hello' },
      { text: 'anyone?' },
      { text: 'yes' },
    ])
  })

  it('lists communities with their topics, and syncs them after a reconnect', async () => {
    const { db } = server.context
    const me = await newMember(server)
    const groupID = await newCommunity(db, ...Array.from({ length: 60 }, (_, index) => `t${index + 10}`))
    await addMember(db, { groupID, userID: me, role: 'Member', now: 1 })
    const mine = await engine(me, wire)
    const told: unknown[] = []
    mine.chat.on(EVENT.TOPIC_CREATED, ({ data }) => told.push(data.topicID))
    mine.chat.on(EVENT.TOPIC_UPDATED, ({ data: { topic } }) => {
      const { unreadCount, lastMessage } = topic
      told.push([topic.topicName, unreadCount, lastMessage?.messageForShow])
    })
    const { data } = await mine.chat.getJoinedCommunityList()
    expect(data.groupList).toMatchObject([{ groupID, isSupportTopic: true, memberCount: 1 }])
    expect((await mine.chat.getTopicList({ groupID })).data.successTopicList).toHaveLength(60)
    await addTopic(db, groupID, 'new')
    await storeText(db, topicID(groupID, 't10'), '1', 'hello')
    mine.cut()
    await expect.poll(() => told).toEqual([topicID(groupID, 'new'), ['name of t10', 1, 'hello']])
    const some = await mine.chat.getTopicList({ groupID, topicIDList: [topicID(groupID, 'gone')] })
    expect(some.data.failureTopicList).toMatchObject([{ code: 10010 }])
  })

  it('knows the commercial abilities of the app', async () => {
    const { chat } = await engine(await newMember(server), wire)
    const { data } = await chat.callExperimentalAPI('isCommercialAbilityEnabled', ABILITY.groupCounters)
    expect(data).toEqual({ enabled: true })
  })

  it('delivers a chat room both ways, in addition to the notify room', async () => {
    await ensureGroup(server.context.db, { groupID: ROOM, type: 'AVChatRoom', name: 'room', ownerID: '7' })
    const [mine, yours] = [await engine(await newMember(server), wire), await engine(await newGuest(server), wire)]
    for (const { chat } of [mine, yours]) {
      await chat.joinGroup({ groupID: NOTIFY_ROOM })
      await chat.joinGroup({ groupID: ROOM })
    }
    const texts = ['1', 'goal '.repeat(500), '3']
    for (const words of texts) await say(mine, ROOM, TYPES.CONV_GROUP, words)
    await expect.poll(() => yours.received).toEqual(texts)
    await say(yours, ROOM, TYPES.CONV_GROUP, '4')
    await expect.poll(() => mine.received).toEqual(['4'])
  })

  it('is told of what the host announces to everybody, and to its user only', async () => {
    const [me, you] = [await newMember(server), await newGuest(server)]
    const [mine, yours] = [await engine(me, wire), await engine(you, wire)]
    const kickOff = { type: 'RaceStartLiveMessage', data: { id: 3, sport_id: 1, desc: 'A VS B' } } as const
    const changed = { type: 'AccountChanged', data: { tags: ['task'] } } as const
    const now = Math.floor(Date.now() / 1_000)
    await announcing(server.context, async (transaction) => {
      await announce(transaction, `user:${me}`, changed, now)
      await announce(transaction, 'everybody', kickOff, now)
    })
    await expect.poll(() => mine.announced.toSorted()).toEqual(['AccountChanged', 'RaceStartLiveMessage'])
    await expect.poll(() => yours.announced).toEqual(['RaceStartLiveMessage'])
  })

  it('neither loses nor duplicates messages when sockets are closed meanwhile', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const [mine, yours] = [await engine(me, wire), await engine(you, wire)]
    const texts = Array.from({ length: 60 }, (_, i) => `${i}`)
    const sent = texts.map(async (text, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 10))
      if (i === 20) mine.cut()
      if (i === 40) yours.cut()
      await say(mine, you, TYPES.CONV_C2C, text)
    })
    await Promise.all(sent)
    await expect.poll(() => yours.received.length).toBe(texts.length)
    expect(new Set(yours.received)).toEqual(new Set(texts))
  })

  it('delivers five failed messages that are resent at once while the line flaps, in order and once, on both sides', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const [mine, yours] = [await engine(me, wire), await engine(you, wire)]
    const free = { type: TYPES.GRP_PUBLIC, joinOption: TYPES.JOIN_OPTIONS_FREE_ACCESS }
    const { data } = await yours.chat.createGroup({ name: 'fans', ...free })
    const { groupID } = data.group
    const five = ['1', '2', '3', '4', '5']
    const failed = five.map((text) => say(mine, groupID, TYPES.CONV_GROUP, text).catch(() => undefined))
    await Promise.all(failed)
    const shown = () => mine.chat.views.messages(`GROUP${groupID}`).get().messages
    const states = () =>
      shown().flatMap(({ payload, status }) => ('text' in payload ? [`${payload.text} ${status}`] : []))
    expect(states()).toEqual(five.map((text) => `${text} fail`))
    await mine.chat.joinGroup({ groupID })
    let cuts = 0
    mine.chat.on(EVENT.NET_STATE_CHANGE, ({ data: { state } }) => {
      if (state === TYPES.NET_STATE_CONNECTED && cuts < 2) {
        cuts += 1
        setImmediate(mine.cut)
      }
    })
    const resent = shown().map((message) => mine.chat.resendMessage(message))
    mine.cut()
    await Promise.allSettled(resent)
    await expect.poll(states).toEqual(five.map((text) => `${text} success`))
    await expect.poll(() => yours.received).toEqual(five)
    const again = await engine(you, wire)
    const { messageList } = (await again.chat.getMessageList({ conversationID: `GROUP${groupID}` })).data
    expect(messageList.flatMap(({ payload }) => ('text' in payload ? [payload.text] : []))).toEqual(five)
    expect(cuts).toBe(2)
  })
})
