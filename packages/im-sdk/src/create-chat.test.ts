import { describe, expect, it } from 'vitest'
import { binary } from './binary'
import { EVENT, TYPES, type Message } from './index'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { uploads } from './uploads'
import { inTime, loggedIn, startChat } from './testing'

describe.each([
  ['text', undefined],
  ['binary', binary],
] as const)('the first slice over %s frames', (_kind, codec) => {
  it('logs in, is ready, sends a text and lists it', async () => {
    const { chat, server, clock } = startChat({ codec })
    let ready = 0
    chat.on(EVENT.SDK_READY, () => (ready += 1))
    const login = await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    expect(login).toEqual({ code: 0, data: { userID: 'alice', repeatLogin: false } })
    expect(ready).toBe(1)
    const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hi' } })
    const sent = await inTime(clock, chat.sendMessage(message))
    expect(sent.data.message).toMatchObject({ status: 'success', sequence: 1, ID: message.ID })
    expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(1)
    const page = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(page.data.messageList.map(({ ID }) => ID)).toEqual([message.ID])
    expect(page.data.isCompleted).toBe(true)
  })

  it('sends identity, access key and versions with every request', async () => {
    const { server, clock } = await loggedIn('alice', { codec, SDKAppID: 7, instanceID: 'here' })
    await clock.advance(10_000)
    const common = {
      reqtime: expect.any(Number),
      ver: '2.27.6',
      sdkversion: '2.27.6',
      platform: 3,
      sdkappid: 7,
      ...(codec === undefined && { contenttype: 'json' }),
      identifier: 'alice',
      instanceid: 'here',
      sdkability: 192_371,
    }
    const [first, ...others] = server.requests.map(({ head }) => JSON.parse(JSON.stringify(head)) as object)
    expect(first).toEqual({ ...common, servcmd: 'session.login', seq: 0, usersig: 'sig-alice' })
    expect(others.at(-1)).toEqual({ ...common, servcmd: 'session.ping', seq: others.length, a2: 'a2-alice-0' })
  })

  it('receives messages of others and counts them as unread', async () => {
    const { chat, server, clock } = await loggedIn('alice', { codec })
    const received: Message[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
    server.say({ from: 'bob', to: 'alice', text: 'one' })
    server.say({ from: 'bob', to: 'alice', text: 'two' })
    await clock.advance(10)
    expect(received.map(({ payload }) => payload)).toEqual([{ text: 'one' }, { text: 'two' }])
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    await inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))
    expect(chat.getTotalUnreadMessageCount()).toBe(0)
  })

  it('enters a chat room and polls it', async () => {
    const { chat, server, clock } = await loggedIn('alice', { codec, modules: [groups, liveRooms] })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    const joined = await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    expect(joined.data.status).toBe('JoinedSuccess')
    server.say({ from: 'bob', groupID: 'room', text: 'goal' })
    await clock.advance(400)
    expect(
      chat
        .liveRoom('room')
        .get()
        .messages.map(({ payload }) => payload),
    ).toEqual([{ text: 'goal' }])
  })
})

describe('a wrong argument', () => {
  /** As a page without types calls them. */
  type Untyped = Record<string, (...args: unknown[]) => unknown>

  it.each([
    ['getMessageList', [], 'INVALID_CONVERSATION_ID'],
    ['getMessageList', [null], 'INVALID_CONVERSATION_ID'],
    ['getMessageList', [{ conversationID: 5 }], 'INVALID_CONVERSATION_ID'],
    ['getMessageList', [{ conversationID: 'C2Cbob', nextReqMessageID: 5 }], 'PARAMS_INVALID'],
    ['getConversationProfile', [], 'INVALID_CONVERSATION_ID'],
    ['getConversationProfile', [7], 'INVALID_CONVERSATION_ID'],
    ['setMessageRead', [], 'INVALID_CONVERSATION_ID'],
    ['setMessageRead', [{}], 'INVALID_CONVERSATION_ID'],
    ['login', [], 'USER_ID_MISSING'],
    ['login', [null], 'USER_ID_MISSING'],
    ['createTextMessage', [], 'PARAMS_INVALID'],
    ['createCustomMessage', [], 'PARAMS_INVALID'],
    ['joinGroup', [], 'PARAMS_INVALID'],
    ['getGroupProfile', [], 'PARAMS_INVALID'],
    ['quitGroup', [], 'PARAMS_INVALID'],
    ['createImageMessage', [], 'MESSAGE_IMAGE_SELECT_FILE_FIRST'],
    ['createFileMessage', [null], 'MESSAGE_FILE_SELECT_FILE_FIRST'],
  ])('of %s%j is reported by name', async (method, args, errorName) => {
    const { chat, clock } = await loggedIn('alice', { modules: [groups, uploads()] })
    const call = async () => (chat as unknown as Untyped)[method]?.(...args)
    await expect(inTime(clock, call())).rejects.toMatchObject({ errorName })
  })
})
