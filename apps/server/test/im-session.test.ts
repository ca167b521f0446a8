import { createChat, EVENT, TYPES, webSocketTransport, type ChatOptions, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { groups } from '@org/im-sdk/groups'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { ensureGroup } from '../src/store/im/groups'
import { bootServer } from './boot'
import { loggedIn, newMember, text } from './im-client'
import { passSeconds } from './passing-time'
import { shiftedClock } from './shifted-clock'
import { watchedSockets } from './watched-sockets'

/** Of the server and of the engines. */
const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const sign = (userID: string, seconds: number) =>
  signUserSig(server.context.config, userID, seconds, Math.floor(clock.now() / 1_000))

/** The engine on a real socket. While `isUp` returns false, sockets are closed and no new one opens. */
const engine = async (userID: string, options: Partial<ChatOptions> = {}, sessionSeconds = 3_600) => {
  const network: { isUp: boolean; wake?: () => void } = { isUp: true }
  const { Socket, sockets, asked, isSettled } = watchedSockets((url) => (network.isUp ? url : 'ws://127.0.0.1:1'))
  const chat = createChat({
    SDKAppID: server.context.config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    clock: { now: clock.now, monotonic: clock.now, after: clock.after },
    transport: webSocketTransport(Socket as unknown as WebSocketClass),
    wakeSignals: (tell) => {
      network.wake = () => tell('woke')
      return () => undefined
    },
    ...options,
    modules: [groups] as const,
  })
  onTestFinished(() => chat.destroy())
  const received: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) if ('text' in payload) received.push(payload.text)
  })
  let isListed = false
  chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data: { phase, state } }) => {
    if (phase === 'conversations') isListed = state === 'resolved'
  })
  await chat.login({ userID, userSig: sign(userID, sessionSeconds) })
  return {
    chat,
    received,
    sockets,
    asked,
    isSettled,
    /** Whether the list of conversations is complete, which may be later than the login and the first messages. */
    isListed: () => isListed,
    leave: () => {
      network.isUp = false
      sockets.at(-1)?.terminate()
    },
    comeBack: () => {
      network.isUp = true
      network.wake?.()
    },
  }
}

const WIRES = [
  ['text frames', {}],
  ['binary frames', { codec: binary }],
] as const

describe.each(WIRES)('an engine that was away, over %s', (_wire, wire) => {
  it('gets the changes since then, without fetching lists again', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const [mine, yours] = [await engine(me, wire), await loggedIn(server, { userID: you })]
    const phone = await loggedIn(server, { userID: me, platform: 1 })
    const say = (words: string) => yours.request('sendC2CMessage', { toAccount: me, ...text(words) })
    await say('1')
    await mine.chat.sendMessage(
      mine.chat.createTextMessage({ to: you, conversationType: TYPES.CONV_C2C, payload: { text: 'mine' } }),
    )
    await expect.poll(() => mine.received).toEqual(['1'])
    await expect.poll(() => mine.isListed()).toBe(true)
    const readByPeer: number[] = []
    mine.chat.on(EVENT.MESSAGE_READ_BY_PEER, ({ data }) => readByPeer.push(...data.map(({ sequence }) => sequence)))
    mine.leave()
    for (const words of ['3', '4', '5']) await say(words)
    await yours.request('setC2CRead', { peerAccount: me, messageReadSeq: 2 })
    await phone.request('setC2CRead', { peerAccount: you, messageReadSeq: 3 })
    mine.comeBack()
    await expect.poll(() => mine.received).toEqual(['1', '3', '4', '5'])
    expect(mine.chat.getTotalUnreadMessageCount()).toBe(2)
    expect(readByPeer).toEqual([2])
    expect(mine.asked('message.sync_unread')).toBe(2)
    expect(mine.asked('conversation.get_list')).toBe(1)
    expect(mine.asked('message.roam_c2c')).toBe(0)
  })

  it('has its unread messages and groups at the next start', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const groupID = `group of ${me}`
    await ensureGroup(server.context.db, { groupID, type: 'Public', name: 'fans', ownerID: '1' })
    const yours = await loggedIn(server, { userID: you })
    const before = await engine(me, wire)
    await before.chat.joinGroup({ groupID })
    await before.chat.logout()
    for (const words of ['a', 'b']) await yours.request('sendC2CMessage', { toAccount: me, ...text(words) })
    const { chat, received, asked } = await engine(me, wire)
    await expect.poll(() => chat.views.messages(`C2C${you}`).get().messages).toHaveLength(2)
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    const { data } = await chat.getMessageList({ conversationID: `C2C${you}` })
    expect(data.messageList.map(({ payload }) => payload)).toMatchObject([{ text: 'a' }, { text: 'b' }])
    expect(asked('message.roam_c2c')).toBe(0)
    expect(received).toEqual([])
    expect((await chat.getGroupList()).data.groupList).toMatchObject([{ groupID, name: 'fans', memberCount: 1 }])
  })
})

describe('a session', () => {
  it('is renewed before its signature expires, while messages go on', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    let asked = 0
    const getUserSig = async () => {
      asked += 1
      return sign(me, 3_600)
    }
    const mine = await engine(me, { getUserSig }, 20)
    const events: string[] = []
    for (const name of [EVENT.SDK_NOT_READY, EVENT.KICKED_OUT, EVENT.NET_STATE_CHANGE])
      mine.chat.on(name, () => events.push(name))
    const yours = await loggedIn(server, { userID: you })
    await passSeconds(clock, 21, [mine])
    expect(asked).toBe(1)
    expect(mine.asked('session.login')).toBe(2)
    await yours.request('sendC2CMessage', { toAccount: me, ...text('still there') })
    await expect.poll(() => mine.received).toEqual(['still there'])
    await mine.chat.setMessageRead({ conversationID: `C2C${you}` })
    expect(mine.sockets).toHaveLength(1)
    expect(events).toEqual([])
  })

  it('that has expired is replaced by the request that detects it', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    let isLate = true
    const getUserSig = () => (isLate ? Promise.reject(new Error('not now')) : Promise.resolve(sign(me, 3_600)))
    const mine = await engine(me, { getUserSig }, 20)
    await passSeconds(clock, 25, [mine])
    isLate = false
    const { data } = await mine.chat.sendMessage(
      mine.chat.createTextMessage({ to: you, conversationType: TYPES.CONV_C2C, payload: { text: 'late' } }),
    )
    expect(data.message.status).toBe('success')
    expect(mine.chat.isReady()).toBe(true)
  })

  it('of one tab can end those of other devices, and only those', async () => {
    const me = await newMember(server)
    const tab = await engine(me, { instanceID: 'browser' })
    const phone = await engine(me, { platform: 1 })
    const kicked: string[] = []
    phone.chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    tab.chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    const other = await loggedIn(server, { userID: me, instanceID: 'browser' })
    const logins = tab.asked('session.login')
    await other.request('kickOther', {})
    await expect.poll(() => kicked).toEqual([TYPES.KICKED_OUT_MULT_DEVICE])
    await expect.poll(() => tab.asked('session.login')).toBe(logins + 1)
    expect(tab.chat.isReady()).toBe(true)
  })
})
