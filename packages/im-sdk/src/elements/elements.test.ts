import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { EVENT, TYPES, type Message } from '../index'
import { forWire } from '../protocol/wire-names'
import { FakeClock, FakeServer, inTime, loggedIn, storedMessage } from '../testing'
import { elements } from '.'

const C2C = { to: 'bob', conversationType: TYPES.CONV_C2C } as const
const GROUP = { to: 'fans', conversationType: TYPES.CONV_GROUP } as const

/** Alice and Bob, both in the group `fans`. */
const meet = async (codec?: typeof binary) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob', 'carol']) })
  const options = { modules: [elements], clock, server, codec } as const
  const { chat } = await loggedIn('alice', options)
  const { chat: bob } = await loggedIn('bob', options)
  const received: Message[] = []
  bob.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  const send = async (message: Message) => {
    const { data } = await inTime(clock, chat.sendMessage(message))
    await clock.advance(50)
    return data.message
  }
  return { chat, bob, server, clock, received, send }
}

describe.each([
  ['text', undefined],
  ['binary', binary],
] as const)('over %s frames', (_name, codec) => {
  it('a face and a location arrive with their fields', async () => {
    const { chat, received, send } = await meet(codec)
    await send(chat.createFaceMessage({ ...C2C, payload: { index: 3, data: 'smile' } }))
    await send(
      chat.createLocationMessage({ ...C2C, payload: { description: '主场', longitude: 121.5, latitude: 31.2 } }),
    )
    expect(received.map(({ type, payload }) => ({ type, payload }))).toEqual([
      { type: TYPES.MSG_FACE, payload: { index: 3, data: 'smile' } },
      { type: TYPES.MSG_LOCATION, payload: { description: '主场', longitude: 121.5, latitude: 31.2 } },
    ])
  })

  it('a merged record arrives with its messages, no matter who may read the conversations that it is from', async () => {
    const { chat, server, clock, received, send } = await meet(codec)
    server.say({ from: 'carol', to: 'alice', text: 'a secret' })
    await clock.advance(50)
    const messageList = chat.views.messages('C2Ccarol').get().messages
    const payload = { messageList, title: 'Carol', abstractList: ['carol: …'], compatibleText: 'old' }
    const sent = await send(chat.createMergerMessage({ ...C2C, payload }))
    expect(sent).toMatchObject({ status: 'success', type: TYPES.MSG_MERGER })
    expect(received[0]?.payload).toMatchObject({
      title: 'Carol',
      abstractList: ['carol: …'],
      compatibleText: 'old',
      messageNumber: 1,
      messageList: [{ from: 'carol', payload: { text: 'a secret' }, type: TYPES.MSG_TEXT }],
    })
  })
})

describe('a text that mentions users', () => {
  const mention = async (...atUserList: string[]) => {
    const met = await meet()
    const message = met.chat.createTextAtMessage({ ...GROUP, payload: { text: 'look', atUserList } })
    return { ...met, sent: await met.send(message) }
  }
  const listOf = ({ bob }: Awaited<ReturnType<typeof meet>>) =>
    bob.views.conversations.get().find(({ conversationID }) => conversationID === 'GROUPfans')?.groupAtInfoList

  it.each([
    [['bob'], TYPES.CONV_AT_ME],
    [[TYPES.MSG_AT_ALL], TYPES.CONV_AT_ALL],
    [['carol', TYPES.MSG_AT_ALL, 'bob'], TYPES.CONV_AT_ALL_AT_ME],
  ])('tells those who are mentioned: %j', async (atUserList, atType) => {
    const met = await mention(...atUserList)
    const { sequence, random } = met.sent
    const info = { from: 'alice', groupID: 'fans', topicID: '', atTypeArray: [atType], sequence, random }
    expect(met.received).toMatchObject([{ atUserList, groupAtInfo: info, payload: { text: 'look' } }])
    expect(listOf(met)).toEqual([info])
    expect(met.sent).toMatchObject({ atUserList, groupAtInfo: null })
  })

  it('says nothing to others', async () => {
    const met = await mention('carol')
    expect(met.received).toMatchObject([{ atUserList: ['carol'], groupAtInfo: null }])
    expect(listOf(met)).toEqual([])
  })

  it('is no longer listed once it was read', async () => {
    const met = await mention('bob')
    await inTime(met.clock, met.bob.setMessageRead({ conversationID: 'GROUPfans' }))
    expect(listOf(met)).toEqual([])
  })

  it('is no longer listed once it was revoked', async () => {
    const met = await mention('bob')
    const revoked = { ...met.server.world.history('bob', { groupID: 'fans' })[0]!, revoker: 'alice' }
    met.server.push('bob', 'pushMessageChanges', { messageList: [revoked], deletedList: [] })
    await met.clock.advance(500)
    expect(listOf(met)).toEqual([])
  })

  it.each(['login', 'reconnect'])('is listed after a %s, if it was sent meanwhile', async (how) => {
    const met = await meet()
    const { server, clock, bob, chat, send } = met
    const message = chat.createTextAtMessage({ ...GROUP, payload: { text: 'look', atUserList: ['bob'] } })
    if (how === 'login') await inTime(clock, bob.logout())
    server.isPushing = false
    await send(message)
    if (how === 'login') await inTime(clock, bob.login({ userID: 'bob', userSig: 'sig' }))
    else server.network.cut()
    await clock.advance(5_000)
    expect(listOf(met)).toMatchObject([{ from: 'alice', atTypeArray: [TYPES.CONV_AT_ME], sequence: 1 }])
  })

  it('is for groups, and mentions at most 50 users', async () => {
    const { chat } = await meet()
    const payload = { text: 'look', atUserList: Array.from({ length: 60 }, (_, index) => `user${index}`) }
    expect(chat.createTextAtMessage({ ...GROUP, payload }).atUserList).toHaveLength(50)
    expect(() => chat.createTextAtMessage({ ...C2C, payload })).toThrow(expect.objectContaining({ code: 2106 }))
    for (const atUserList of ['bob', [1], ['']] as never[])
      expect(() => chat.createTextAtMessage({ ...GROUP, payload: { text: 'x', atUserList } })).toThrow(
        expect.objectContaining({ errorName: 'PARAMS_INVALID' }),
      )
  })
})

describe('a merged record', () => {
  /** Alice has this many messages of Carol. */
  const withHistory = async (count: number) => {
    const met = await meet()
    for (let index = 0; index < count; index++) met.server.say({ from: 'carol', to: 'alice', text: `text ${index}` })
    await met.clock.advance(500)
    const messageList = met.chat.views.messages('C2Ccarol').get().messages
    return { ...met, messageList }
  }
  const merged = async ({ chat, messageList, send }: Awaited<ReturnType<typeof withHistory>>) =>
    send(chat.createMergerMessage({ ...C2C, payload: { messageList, title: 'Carol' } }))

  it('is stored apart above 11264 bytes, and downloaded on demand', async () => {
    const met = await withHistory(25)
    expect(JSON.stringify(forWire(met.messageList)).length).toBeGreaterThan(11_264)
    await merged(met)
    expect(met.server.count('uploadMergedMessages')).toBe(1)
    const [record] = met.received
    expect(record?.payload).toMatchObject({ messageList: [], messageNumber: 25, downloadKey: expect.any(String) })
    const { data } = await inTime(met.clock, met.bob.downloadMergerMessage(record!))
    expect(data.message.payload.messageList.map(({ payload }) => payload)).toEqual(
      met.messageList.map(({ payload }) => payload),
    )
    expect(met.server.count('downloadMergedMessages')).toBe(3)
    expect(met.bob.views.messages('C2Calice').get().messages).toEqual([data.message])
  })

  it('stays revoked when its download ends after its revocation', async () => {
    const met = await withHistory(25)
    await merged(met)
    const downloading = met.bob.downloadMergerMessage(met.received[0]!)
    const stored = met.server.world.history('bob', { peer: 'alice' })
    const messageList = stored.map((message) => ({ ...message, revoker: 'alice' }))
    met.server.push('bob', 'pushMessageChanges', { messageList, deletedList: [] })
    const { data } = await inTime(met.clock, downloading)
    expect(data.message.payload.messageList.length).toBe(25)
    expect(met.bob.views.messages('C2Calice').get().messages).toMatchObject([{ isRevoked: true }])
    expect(met.bob.views.conversations.get()[0]?.lastMessage).toMatchObject({ isRevoked: true })
  })

  it('is sent with its messages up to that size', async () => {
    const met = await withHistory(2)
    await merged(met)
    expect(met.server.count('uploadMergedMessages')).toBe(0)
    const { data } = await inTime(met.clock, met.bob.downloadMergerMessage(met.received[0]!))
    expect(data.message).toBe(met.received[0])
  })

  it('has its key for its sender too, who then forwards the record', async () => {
    const met = await withHistory(2)
    const sent = await merged(met)
    expect(sent.payload).toMatchObject({ downloadKey: expect.stringMatching(/./), messageList: met.messageList })
    await met.send(met.chat.createForwardMessage({ ...C2C, payload: sent }))
    const { downloadKey } = sent.payload as { downloadKey: string }
    expect(met.received.map(({ payload }) => payload)).toMatchObject([{ downloadKey }, { downloadKey }])
  })

  it('can be forwarded by its receiver, who may not read the conversations that it is from', async () => {
    const met = await withHistory(2)
    await merged(met)
    const payload = met.received[0]!
    const forward = met.bob.createForwardMessage({ to: 'dave', conversationType: TYPES.CONV_C2C, payload })
    const { data } = await inTime(met.clock, met.bob.sendMessage(forward))
    expect(data.message.status).toBe('success')
    const { msgBody } = met.server.world.history('bob', { peer: 'dave' })[0]!
    expect(msgBody[0]?.msgContent).toMatchObject({ messageNumber: 2 })
  })

  it('is refused for messages that are not stored, and without any', async () => {
    const { chat, messageList } = await withHistory(1)
    const unsent = chat.createTextMessage({ ...C2C, payload: { text: 'x' } })
    const revoked = { ...messageList[0]!, isRevoked: true }
    for (const wrong of [unsent, revoked, null as never])
      expect(() => chat.createMergerMessage({ ...C2C, payload: { title: 'x', messageList: [wrong] } })).toThrow(
        expect.objectContaining({ errorName: 'MESSAGE_MERGER_TYPE_INVALID', code: 2450 }),
      )
    for (const wrong of [{ title: '', messageList }, { title: 'x', messageList: [] }, { title: 'x' } as never])
      expect(() => chat.createMergerMessage({ ...C2C, payload: wrong })).toThrow(
        expect.objectContaining({ errorName: 'PARAMS_INVALID' }),
      )
  })

  it('is refused for messages that the sender may not read', async () => {
    const { server, messageList, ...met } = await withHistory(1)
    server.addGroup({ groupID: 'board', members: new Set(['carol']) })
    const { sequence } = server.say({ from: 'carol', groupID: 'board' })
    const foreign = { ...messageList[0]!, conversationType: TYPES.CONV_GROUP, to: 'board', sequence } as Message
    await expect(merged({ ...met, server, messageList: [foreign] })).rejects.toMatchObject({ code: 10007 })
  })

  it('is not downloaded if it is none, its key is unknown, or the server is busy', async () => {
    const met = await withHistory(25)
    const { bob, server, clock, received, messageList } = met
    await merged(met)
    const record = received[0] as Extract<Message, { type: typeof TYPES.MSG_MERGER }>
    const rejected = (message: Message) =>
      inTime(
        clock,
        bob.downloadMergerMessage(message).catch((error: unknown) => error),
      )
    expect(await rejected(messageList[0]!)).toMatchObject({ code: 2450 })
    expect(await rejected({ ...record, payload: { ...record.payload, downloadKey: 'x' } })).toMatchObject({
      code: 2451,
    })
    server.answer('downloadMergedMessages', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    expect(await rejected(record)).toMatchObject({ code: 2452, errorName: 'MESSAGE_MERGER_DOWNLOAD_FAIL' })
  })
})

describe('an element that no server would take', () => {
  it.each([
    ['the index of a face', { index: -1 }, 'createFaceMessage', 'payload.index'],
    ['a place outside of the globe', { longitude: 181, latitude: 0 }, 'createLocationMessage', 'payload.longitude'],
    ['a place without a number', { longitude: 1, latitude: '2' }, 'createLocationMessage', 'payload.latitude'],
    ['a description that is no text', { data: '1', description: 5 }, 'createCustomMessage', 'payload.description'],
    ['an empty line of a record', { title: 't', abstractList: ['a', ''] }, 'createMergerMessage', 'array of texts'],
    ['too many lines', { title: 't', abstractList: Array(11).fill('a') }, 'createMergerMessage', 'at most 10 lines'],
    ['no message to forward', undefined, 'createForwardMessage', '`payload` must be the message'],
  ] as const)('is refused when it is made, by a text that names it: %s', async (_what, payload, method, named) => {
    const { chat } = await meet()
    expect(() => chat[method]({ ...C2C, payload: payload as never })).toThrow(named)
  })
})

describe('a forwarded message', () => {
  it('has the content of the original, and says that it was forwarded', async () => {
    const { chat, server, clock, received, send } = await meet()
    server.say({ from: 'carol', to: 'alice', text: 'news' })
    await clock.advance(50)
    const [payload] = chat.views.messages('C2Ccarol').get().messages
    await send(chat.createForwardMessage({ ...C2C, payload: payload! }))
    expect(received).toMatchObject([{ from: 'alice', relayFlag: true, payload: { text: 'news' } }])
  })

  it.each([TYPES.MSG_GRP_TIP, TYPES.MSG_GRP_SYS_NOTICE, TYPES.MSG_UNKNOWN, undefined])(
    'is refused for the type %s',
    async (type) => {
      const { chat } = await meet()
      const payload = { type, payload: {} } as never
      expect(() => chat.createForwardMessage({ ...C2C, payload })).toThrow(
        expect.objectContaining({ errorName: 'MESSAGE_FORWARD_TYPE_INVALID', code: 2453 }),
      )
    },
  )

  it('is refused for a revoked message, which has no content', async () => {
    const { chat, server, clock } = await meet()
    const said = server.world.append({ fromAccount: 'carol', toAccount: 'alice', revoker: 'carol' })
    server.push('alice', 'pushMessages', { messageList: [said], sessionData: '' })
    await clock.advance(50)
    const [payload] = chat.views.messages('C2Ccarol').get().messages
    expect(() => chat.createForwardMessage({ ...C2C, payload: payload! })).toThrow(
      expect.objectContaining({ errorName: 'MESSAGE_FORWARD_TYPE_INVALID' }),
    )
  })

  it('needs no upload for a file that was uploaded, and is refused for one that was not', async () => {
    const { chat, server, clock, received, send } = await meet()
    const file = { uuid: 'u', fileName: 'a.pdf', fileSize: 3, fileUrl: 'https://x.test/a' }
    const said = server.world.append({
      fromAccount: 'carol',
      toAccount: 'alice',
      msgBody: [{ msgType: TYPES.MSG_FILE, msgContent: file }],
    })
    server.push('alice', 'pushMessages', { messageList: [said], sessionData: '' })
    await clock.advance(50)
    const [payload] = chat.views.messages('C2Ccarol').get().messages
    await send(chat.createForwardMessage({ ...C2C, payload: payload! }))
    expect(received).toMatchObject([{ type: TYPES.MSG_FILE, payload: { fileUrl: 'https://x.test/a' } }])
    const lost = { ...payload, payload: { ...file, fileUrl: '', file: null } } as never
    expect(() => chat.createForwardMessage({ ...C2C, payload: lost })).toThrow(
      expect.objectContaining({ errorName: 'MESSAGE_FILE_URL_IS_EMPTY', code: 2403 }),
    )
  })
})

const SIZE = { url: 'https://x.test/a.png', width: 1, height: 1, size: 3 }
const IMAGE = { uuid: 'u', imageFormat: 1, imageInfoArray: [0, 1, 2].map((type) => ({ type, ...SIZE })) }

describe('what lists of conversations show', () => {
  it.each([
    ['the description of a location', TYPES.MSG_LOCATION, { description: 'home' }, 'home'],
    ['the title of a merged record', TYPES.MSG_MERGER, { title: 'Carol' }, 'Carol'],
    ['the kind of an image', TYPES.MSG_IMAGE, IMAGE, '[Image]'],
    ['the kind of a sound', TYPES.MSG_SOUND, { uuid: 'u', url: 'https://x.test/a', size: 3, second: 2 }, '[Sound]'],
    ['the kind of a video', TYPES.MSG_VIDEO, { videoUUID: 'u', videoUrl: 'https://x.test/a' }, '[VideoFile]'],
    [
      'the kind of a file',
      TYPES.MSG_FILE,
      { uuid: 'u', fileName: 'a', fileSize: 3, fileUrl: 'https://x.test/a' },
      '[File]',
    ],
    ['the kind of a face', TYPES.MSG_FACE, { data: 'smile' }, '[Face]'],
    ['the kind of a tip', TYPES.MSG_GRP_TIP, { operationType: 1 }, '[GroupTip]'],
    ['a name for what has no kind', 'TIMStrangeElem', { data: 'smile' }, '[Unknown]'],
  ])('is %s', async (_what, msgType, msgContent, shown) => {
    const { bob, server, clock } = await meet()
    const message = server.world.append({ fromAccount: 'alice', groupID: 'fans', msgBody: [{ msgType, msgContent }] })
    server.push('bob', 'pushMessages', { messageList: [message], sessionData: '' })
    await clock.advance(200)
    const [conversation] = bob.views.conversations.get()
    expect(conversation?.lastMessage).toMatchObject({ messageForShow: shown })
  })
})

describe('an element of the server', () => {
  const received = async (msgType: string, msgContent: Record<string, unknown>) => {
    const { bob, server, clock } = await meet()
    const message = storedMessage({
      groupID: 'fans',
      groupType: 'Public',
      sequence: 1,
      msgBody: [{ msgType, msgContent }],
    })
    server.push('bob', 'pushMessages', { messageList: [message], sessionData: '' })
    await clock.advance(200)
    return bob.views.messages('GROUPfans').get().messages[0]
  }

  it.each([
    [
      TYPES.MSG_GRP_TIP,
      { operationType: 0, operatorID: '', userIDList: [], memberList: [], topicID: '', newGroupProfile: {} },
    ],
    [TYPES.MSG_GRP_SYS_NOTICE, { operationType: 0, handleMessage: '', messageKey: 0, applicant: '', topicIDList: [] }],
    [TYPES.MSG_FACE, { index: 0, data: '' }],
    [TYPES.MSG_LOCATION, { description: '', longitude: 0, latitude: 0 }],
    [TYPES.MSG_MERGER, { title: '', abstractList: [], messageList: [], downloadKey: '', messageNumber: 0 }],
  ])('has every field of its type, whatever arrives: %s', async (type, payload) => {
    const broken = { operationType: 'x', userIDList: {}, newGroupProfile: [], messageList: [null, 1, {}], title: 3 }
    for (const content of [{}, broken]) expect(await received(type, content)).toMatchObject({ type, payload })
  })

  it('tells what has changed in a group', async () => {
    const tip = { operationType: 6, operatorID: 'alice', newGroupProfile: { name: 'Supporters' } }
    expect((await received(TYPES.MSG_GRP_TIP, tip))?.payload).toMatchObject(tip)
  })

  it.each([
    ['has not changed', { nameCard: 'Fan' }, null],
    ['is over', { muteTime: 0 }, 0],
    ['has begun', { muteTime: 60 }, 60],
  ])('tells of a member whose mute %s', async (_, change, muteTime) => {
    const tip = { operationType: 7, operatorID: 'alice', memberList: [{ userID: 'carol', ...change }] }
    expect((await received(TYPES.MSG_GRP_TIP, tip))?.payload).toMatchObject({ memberList: [{ ...change, muteTime }] })
  })
})

it('the create methods of elements are absent without the module', async () => {
  const { chat } = await loggedIn('alice')
  const create = (chat as unknown as Record<string, (options: object) => Message>).createFaceMessage
  expect(() => create?.({ ...C2C, payload: {} })).toThrow(expect.objectContaining({ errorName: 'CANNOT_FIND_MODULE' }))
})

it('the sender sees half of an emoji as the receivers do: as the replacement character', async () => {
  const { chat, received, send } = await meet()
  const half = 'goal \ud83d'
  const whole = 'goal \ufffd'
  const sent = [
    await send(chat.createTextAtMessage({ ...GROUP, payload: { text: half, atUserList: ['bob'] } })),
    await send(chat.createFaceMessage({ ...C2C, payload: { index: 1, data: half } })),
    await send(chat.createLocationMessage({ ...C2C, payload: { description: half, longitude: 1, latitude: 1 } })),
  ]
  const record = { messageList: sent, title: half, abstractList: [half], compatibleText: half }
  sent.push(await send(chat.createMergerMessage({ ...C2C, payload: record })))
  expect(sent.map(({ payload }) => payload)).toMatchObject([
    { text: whole },
    { data: whole },
    { description: whole },
    { title: whole, abstractList: [whole], compatibleText: whole },
  ])
  expect(received.at(-1)?.payload).toMatchObject({ title: whole, abstractList: [whole], compatibleText: whole })
})
