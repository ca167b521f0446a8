import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { EVENT, TYPES, type Message, type SendMessageOptions } from '../index'
import { profiles } from '../profiles'
import { forWire } from '../protocol/wire-names'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'

const C2C = { to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'hello' } } as const
const GROUP = { ...C2C, to: 'fans', conversationType: TYPES.CONV_GROUP } as const
const ALL_PUSH = {
  disablePush: true,
  title: 'Goal',
  description: '1:0',
  extension: '{"match":1}',
  ignoreIOSBadge: true,
  androidOPPOChannelID: 'sport',
}

/** Alice, Bob and Carol in the group `fans`. */
const meet = async (codec?: typeof binary) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob', 'carol']) })
  const enter = async (userID: string) => (await loggedIn(userID, { clock, server, codec })).chat
  const [chat, bob, carol] = [await enter('alice'), await enter('bob'), await enter('carol')]
  const received: Message[] = []
  bob.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  const send = async (message: Message, options?: SendMessageOptions) => {
    const { data } = await inTime(clock, chat.sendMessage(message, options))
    await clock.advance(500)
    return data.message
  }
  const requestOf = (name: 'sendC2CMessage' | 'sendGroupMessage') =>
    server.requests.findLast((request) => request.name === name)?.body
  return { chat, bob, carol, server, clock, received, send, requestOf }
}

describe.each([
  ['text', undefined],
  ['binary', binary],
] as const)('the options of a message over %s frames', (_name, codec) => {
  it('are left out of the request unless they are set', async () => {
    const { chat, send, requestOf } = await meet(codec)
    await send(chat.createTextMessage(C2C))
    const { msgBody, cloudCustomData, clientTime, clientSequence, random, toAccount, fromAccount, nick, ...rest } =
      requestOf('sendC2CMessage')!
    expect([msgBody, cloudCustomData, clientTime, clientSequence, random, toAccount]).not.toContain(undefined)
    expect([fromAccount, nick]).toEqual(['alice', 'alice'])
    for (const value of Object.values(rest)) expect([false, '', null, []]).toContainEqual(value)
  })

  it('describe the notification by the names of the wire', async () => {
    const { chat, send, requestOf } = await meet(codec)
    await send(chat.createTextMessage(C2C), { offlinePushInfo: ALL_PUSH })
    expect(forWire(requestOf('sendC2CMessage'))).toMatchObject({
      OfflinePushInfo: {
        PushFlag: 1,
        Title: 'Goal',
        Desc: '1:0',
        Ext: '{"match":1}',
        ApnsInfo: { BadgeMode: 1 },
        AndroidInfo: { OPPOChannelID: 'sport' },
      },
    })
    await send(chat.createTextMessage(C2C), { offlinePushInfo: {} })
    expect(requestOf('sendC2CMessage')?.offlinePushInfo).toMatchObject({ pushFlag: 0, apnsInfo: { badgeMode: 0 } })
  })

  it('reach the receiver: receipts, extensions, custom data and priority', async () => {
    const { chat, send, received } = await meet(codec)
    const options = {
      needReadReceipt: true,
      isSupportExtension: true,
      cloudCustomData: '{}',
      priority: 'High',
    } as const
    await send(chat.createTextMessage({ ...GROUP, ...options }))
    expect(received).toMatchObject([options])
  })

  it('exclude a message from the unread count', async () => {
    const { chat, bob, send, received } = await meet(codec)
    await send(chat.createTextMessage(C2C), { messageControlInfo: { excludedFromUnreadCount: true } })
    expect(received).toMatchObject([{ isExcludedFromUnreadCount: true, isExcludedFromLastMessage: false }])
    expect(bob.getTotalUnreadMessageCount()).toBe(0)
    expect(bob.views.conversations.get()[0]?.lastMessage?.messageForShow).toBe('hello')
  })

  it('exclude a message from the last message', async () => {
    const { chat, bob, send } = await meet(codec)
    await send(chat.createTextMessage(C2C))
    const options = { messageControlInfo: { excludedFromLastMessage: true } }
    const sent = await send(chat.createTextMessage({ ...C2C, payload: { text: 'quiet' } }), options)
    expect(sent).toMatchObject({ isExcludedFromLastMessage: true, status: 'success' })
    expect(bob.getTotalUnreadMessageCount()).toBe(2)
    for (const at of [chat, bob]) expect(at.views.conversations.get()[0]?.lastMessage?.messageForShow).toBe('hello')
  })
})

describe('a message for users who are online', () => {
  const ONLINE = { onlineUserOnly: true }

  it.each([
    ['a peer', C2C],
    ['a group', GROUP],
  ])('reaches %s once, and changes no conversation', async (_who, target) => {
    const { chat, bob, server, clock, received, send } = await meet()
    const sent = await send(chat.createTextMessage(target), ONLINE)
    expect(sent).toMatchObject({ status: 'success', sequence: 0, onlineOnlyFlag: true })
    expect(received).toMatchObject([{ payload: { text: 'hello' }, sequence: 0, onlineOnlyFlag: true, ID: sent.ID }])
    await inTime(clock, chat.sendMessage(sent, ONLINE))
    await clock.advance(500)
    expect(received).toHaveLength(1)
    expect(server.world.history('alice', { peer: 'bob' })).toEqual([])
    for (const at of [chat, bob]) {
      expect(at.views.conversations.get()).toEqual([])
      expect(at.views.messages(target === C2C && at === bob ? 'C2Calice' : sent.conversationID).get().messages).toEqual(
        [],
      )
      expect(at.getTotalUnreadMessageCount()).toBe(0)
    }
  })

  it('is not kept for one who is away, and leaves no gap', async () => {
    const { chat, bob, server, clock, received, send } = await meet()
    await inTime(clock, bob.logout())
    await send(chat.createTextMessage(C2C), ONLINE)
    await send(chat.createTextMessage({ ...C2C, payload: { text: 'stays' } }))
    await inTime(clock, bob.login({ userID: 'bob', userSig: 'sig' }))
    await clock.advance(1_000)
    expect(bob.views.conversations.get()).toMatchObject([{ unreadCount: 1, lastMessage: { messageForShow: 'stays' } }])
    expect(received).toEqual([])
    expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(1)
  })

  it('fails at once without a connection, and is not sent later', async () => {
    const { chat, server, clock } = await meet()
    server.network.isUp = false
    server.network.cut()
    await clock.advance(100)
    const sending = chat.sendMessage(chat.createTextMessage(C2C), ONLINE)
    await expect(inTime(clock, sending)).rejects.toMatchObject({ errorName: 'NETWORK_ERROR' })
    server.network.isUp = true
    await clock.advance(60_000)
    expect(server.count('sendC2CMessage')).toBe(0)
  })

  it('is like any other in a chat room', async () => {
    const { chat, server, send } = await meet()
    server.addGroup({ groupID: 'room', type: 'AVChatRoom', members: new Set(['alice']) })
    await send(chat.createTextMessage({ ...GROUP, to: 'room' }), ONLINE)
    expect(server.world.history('alice', { groupID: 'room' })).toHaveLength(1)
  })
})

describe('a message for chosen receivers', () => {
  it('is seen by them and by its sender only, and leaves no gap for others', async () => {
    const { chat, bob, carol, received, send, clock, server } = await meet()
    const events: string[] = []
    carol.on(EVENT.MESSAGE_RECEIVED, ({ data }) => events.push(...data.map(({ ID }) => ID)))
    const chosen = await send(chat.createTextMessage({ ...GROUP, receiverList: ['bob'] }))
    expect(chosen).toMatchObject({ receiverList: ['bob'], sequence: 1 })
    const open = await send(chat.createTextMessage({ ...GROUP, payload: { text: 'all' } }))
    await clock.advance(2_000)
    expect(received).toMatchObject([
      { ID: chosen.ID, receiverList: [] },
      { ID: open.ID, sequence: 2 },
    ])
    expect(events).toEqual([open.ID])
    expect([bob, carol].map((at) => at.getTotalUnreadMessageCount())).toEqual([2, 1])
    const later = (await loggedIn('carol', { clock, server })).chat
    const { data } = await inTime(clock, later.getMessageList({ conversationID: 'GROUPfans' }))
    expect(data).toMatchObject({ messageList: [{ ID: open.ID }], isCompleted: true })
    expect(later.getTotalUnreadMessageCount()).toBe(1)
  })

  it('is not the last message of others, also after a login', async () => {
    const { chat, carol, send, clock, server } = await meet()
    await send(chat.createTextMessage(GROUP))
    await send(chat.createTextMessage({ ...GROUP, payload: { text: 'for bob' }, receiverList: ['bob'] }))
    const later = (await loggedIn('carol', { clock, server })).chat
    for (const at of [carol, later])
      expect(at.views.conversations.get()).toMatchObject([{ unreadCount: 1, lastMessage: { messageForShow: 'hello' } }])
  })

  it('has at most 50 receivers', async () => {
    const { chat } = await meet()
    const receiverList = Array.from({ length: 60 }, (_, index) => `user${index}`)
    expect(chat.createTextMessage({ ...GROUP, receiverList }).receiverList).toEqual(receiverList.slice(0, 50))
  })
})

describe('an argument of the wrong type is refused', () => {
  it.each([
    { needReadReceipt: 1 },
    { isSupportExtension: 'yes' },
    { receiverList: 'bob' },
    { receiverList: [''] },
    { receiverList: [1] },
    { cloudCustomData: 1 },
    { priority: 'Top' },
  ])('when a message is made: %j', async (wrong) => {
    const { chat } = await meet()
    expect(() => chat.createTextMessage({ ...GROUP, ...(wrong as object) })).toThrow(
      expect.objectContaining({ errorName: 'PARAMS_INVALID' }),
    )
  })

  it.each([
    { onlineUserOnly: 1 },
    { offlinePushInfo: { title: 3 } },
    { offlinePushInfo: 'x' },
    { offlinePushInfo: { disablePush: 'no' } },
    { messageControlInfo: { excludedFromUnreadCount: 1 } },
    { messageControlInfo: null },
    'now',
  ])('when it is sent: %j', async (wrong) => {
    const { chat, clock, server } = await meet()
    const sending = chat.sendMessage(chat.createTextMessage(C2C), wrong as never)
    await expect(inTime(clock, sending)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect(server.count('sendC2CMessage')).toBe(0)
  })
})

it('a community with topics refuses messages to itself', async () => {
  const { chat, server, clock } = await meet()
  server.addGroup({ groupID: '@TGS#_c', type: 'Community', isSupportTopic: true, members: new Set(['alice']) })
  const sending = chat.sendMessage(chat.createTextMessage({ ...GROUP, to: '@TGS#_c' }))
  await expect(inTime(clock, sending)).rejects.toMatchObject({
    code: 2115,
    errorName: 'MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL',
  })
})

it.each([
  ['as the list shows it', true],
  ['as the app has made it', false],
])('a resend of a message %s has the options of the first attempt', async (_how, isShown) => {
  const { chat, server, clock, requestOf } = await meet()
  const handler = server.handler('sendC2CMessage')
  server.answer('sendC2CMessage', () => {
    throw server.refuse('SENSITIVE_TEXT')
  })
  const message = chat.createTextMessage(C2C)
  const options = { offlinePushInfo: ALL_PUSH, messageControlInfo: { excludedFromUnreadCount: true } }
  await expect(inTime(clock, chat.sendMessage(message, options))).rejects.toMatchObject({ code: 80001 })
  server.answer('sendC2CMessage', handler)
  const [failed] = chat.views.messages('C2Cbob').get().messages
  await inTime(clock, chat.resendMessage(isShown ? failed! : message))
  expect(requestOf('sendC2CMessage')).toMatchObject({
    offlinePushInfo: { title: 'Goal' },
    messageControlInfo: { excludedFromUnreadCount: true },
  })
})

it('the badge of the own message is the one that others see, from its arrival on', async () => {
  const { chat, server, received, send } = await meet(binary)
  server.addGroup({ groupID: 'led', members: new Set(['alice', 'bob']), ownerID: 'alice' })
  const made = chat.createTextMessage({ to: 'led', conversationType: TYPES.CONV_GROUP, payload: { text: 'hi' } })
  const sent = await send(made)
  expect([sent, ...received].map(({ senderRole }) => senderRole)).toEqual(['Owner', 'Owner'])
})

describe('the own name and picture', () => {
  it('are in a message from its creation on, as others see them, with the name card of the group', async () => {
    const { chat, bob, server, clock, send } = await meet()
    const profile = { nick: 'Alice', avatar: 'https://a.test/a.png' }
    expect(chat.createTextMessage(C2C)).toMatchObject({ nick: 'alice', avatar: '', nameCard: '' })
    server.people.setProfile('alice', profile)
    const first = await send(chat.createTextMessage(C2C))
    expect(first).toMatchObject({ ...profile, status: 'success' })
    const [seen] = bob.views.messages('C2Calice').get().messages
    expect(seen).toMatchObject(profile)
    await inTime(clock, chat.logout())
    const again = (await loggedIn('alice', { clock, server })).chat
    expect(again.createTextMessage(C2C)).toMatchObject(profile)
    const { messageList } = (await inTime(clock, again.getMessageList({ conversationID: 'C2Cbob' }))).data
    expect(messageList[0]).toMatchObject(profile)
  })

  it('follow the profile that the instance has read', async () => {
    const clock = new FakeClock()
    const { chat } = await loggedIn('alice', { clock, modules: [profiles] })
    await inTime(clock, chat.updateMyProfile({ nick: 'Ally' }))
    expect(chat.createTextMessage(C2C).nick).toBe('Ally')
  })
})
