import { ERRORS, TYPES } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newCommunity } from '../../../test/communities'
import { loggedIn, newMember, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { changeAppConfig } from '../../commands/change-app-config'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

let made = 0

/** Three members of a new group, logged in. */
const club = async (type: 'Public' | 'AVChatRoom' = 'Public') => {
  made += 1
  const groupID = `options${made}`
  const { db } = server.context
  await ensureGroup(db, { groupID, type, name: groupID, ownerID: '1' })
  const enter = async () => {
    const userID = await newMember(server)
    if (type === 'Public') await addMember(db, { groupID, userID, role: 'Member', now: 1 })
    const client = await loggedIn(server, { userID })
    if (type === 'AVChatRoom') await client.request('joinGroup', { groupID })
    return client
  }
  return { groupID, a: await enter(), b: await enter(), c: await enter() }
}
const say = (from: ImClient, groupID: string, words: string, options: object = {}) =>
  from.request('sendGroupMessage', { groupID, ...text(words), ...options })
const textsOf = (client: ImClient) => client.messages().map(({ msgBody }) => msgBody[0]?.msgContent['text'])
const listed = async (client: ImClient, id: string) =>
  (await client.request('getConversationList', {})).conversations.find(
    ({ groupID, toAccount }) => groupID === id || toAccount === id,
  )
const synced = async (client: ImClient) =>
  (await client.request('syncUnread', { cookie: '', syncFlag: 0, isOnlineSync: 0 })).eventArray.filter(
    ({ event }) => event === 'conversation',
  )
const roam = (client: ImClient, groupID: string) => client.request('roamGroupMessages', { groupID, count: 20 })

describe('a message for chosen receivers', () => {
  it('reaches them and the sender’s other devices, and nobody else', async () => {
    const { groupID, a, b, c } = await club()
    const tab = await loggedIn(server, { userID: a.userID, instanceID: a.instanceID })
    const { sequence } = await say(a, groupID, 'for b', { receiverList: [b.userID, 'nobody'] })
    await say(a, groupID, 'for all')
    for (const client of [b, c, tab]) await client.until(() => textsOf(client).includes('for all'))
    expect([b, c, tab].map(textsOf)).toEqual([['for b', 'for all'], ['for all'], ['for b', 'for all']])
    const [received] = b.messages()
    expect(received).toMatchObject({ sequence: 1 })
    expect(received).not.toHaveProperty('receiverList')
    expect(tab.messages()[0]?.receiverList).toEqual([b.userID])
    expect(sequence).toBe(1)
  })

  it('is in the history of those who may see it; for others its sequence is invisible', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'for b', { receiverList: [b.userID] })
    await say(a, groupID, 'for all')
    for (const client of [a, b]) expect((await roam(client, groupID)).messageList).toHaveLength(2)
    expect(await roam(c, groupID)).toMatchObject({
      messageList: [{ sequence: 2 }],
      invisibleSequenceList: [1],
      complete: 1,
    })
    const asked = await c.request('getMessages', { groupID, sequenceList: [1, 2] })
    expect(asked).toMatchObject({ messageList: [{ sequence: 2 }], invisibleSequenceList: [1] })
    const sync = await c.request('syncUnread', { cookie: '', syncFlag: 0, isOnlineSync: 1, lastMessageTime: 0 })
    expect(sync.messageList.map(({ sequence }) => sequence)).toEqual([2])
  })

  it('counts, and is the last message, only for those who may see it', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'for all')
    await say(a, groupID, 'for b', { receiverList: [b.userID] })
    expect(await listed(b, groupID)).toMatchObject({ unreadCount: 2, sequence: 2, lastMessage: { sequence: 2 } })
    expect(await listed(c, groupID)).toMatchObject({ unreadCount: 1, sequence: 2, lastMessage: { sequence: 1 } })
    expect(await listed(a, groupID)).toMatchObject({ unreadCount: 0, lastMessage: { receiverList: [b.userID] } })
  })

  it('needs the ability, at most 50 receivers, and a group with members', async () => {
    const { groupID, a, b } = await club()
    const many = Array.from({ length: 51 }, (_, index) => `user${index}`)
    expect((await say(a, groupID, 'x', { receiverList: many })).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    const room = await club('AVChatRoom')
    expect((await say(room.a, room.groupID, 'x', { receiverList: [room.b.userID] })).errorCode).toBe(10004)
    const purchase = async (list: string) => {
      await changeAppConfig(server.context.db, ['purchased', list], operatorAt())
      clock.skip(5_100)
      await a.next('pushCommercialConfig')
    }
    await purchase('communities')
    expect((await say(a, groupID, 'x', { receiverList: [b.userID] })).errorCode).toBe(
      ERRORS.CANNOT_USE_COMMERCIAL_ABILITY.code,
    )
    await purchase('all')
    expect((await say(a, groupID, 'x', { receiverList: [b.userID] })).errorCode).toBe(0)
  })
})

describe('a message for users who are online', () => {
  it('is delivered without a sequence, and not stored', async () => {
    const { groupID, a, b, c } = await club()
    expect(await say(a, groupID, 'typing', { onlineOnlyFlag: true })).toMatchObject({ errorCode: 0, sequence: 0 })
    const toB = { toAccount: b.userID, ...text('typing to b'), msgLifeTime: 0 as const }
    expect(await a.request('sendC2CMessage', toB)).toMatchObject({ errorCode: 0, sequence: 0 })
    await b.until(() => textsOf(b).length === 2)
    await c.until(() => textsOf(c).length === 1)
    expect(b.messages()).toMatchObject([
      { sequence: 0, groupID },
      { sequence: 0, toAccount: b.userID },
    ])
    expect((await roam(b, groupID)).messageList).toEqual([])
    expect(await listed(b, a.userID)).toBeUndefined()
    const receipt = (options: object) =>
      a.request('sendC2CMessage', { toAccount: b.userID, ...text('stays'), needReadReceipt: true, ...options })
    expect(await receipt({})).toMatchObject({ sequence: 1, readReceiptCode: 0 })
    expect(await receipt({ msgLifeTime: 0 })).toMatchObject({ sequence: 0, readReceiptCode: 1 })
  })

  it('is refused and moderated like any other', async () => {
    const { groupID, a } = await club()
    const stranger = await loggedIn(server)
    expect((await say(stranger, groupID, 'x', { onlineOnlyFlag: true })).errorCode).toBe(10007)
    const toNobody = { toAccount: 'nobody', ...text('x'), msgLifeTime: 0 as const }
    expect((await a.request('sendC2CMessage', toNobody)).errorCode).toBe(20003)
  })

  it('is like any other in a chat room', async () => {
    const { groupID, a } = await club('AVChatRoom')
    expect((await say(a, groupID, 'hi', { onlineOnlyFlag: true })).sequence).toBe(1)
  })
})

describe('a message with exclusions', () => {
  it.each([
    ['excludedFromUnreadCount', { unreadCount: 1, lastMessage: { sequence: 2, isExcludedFromUnreadCount: true } }],
    ['excludedFromLastMessage', { unreadCount: 2, lastMessage: { sequence: 1 } }],
  ])('%s has its effect in lists and syncs', async (what, facts) => {
    const { groupID, a, b } = await club()
    await say(a, groupID, 'one')
    await say(a, groupID, 'two', { messageControlInfo: { [what]: true } })
    expect(await listed(b, groupID)).toMatchObject(facts)
    expect(await synced(b)).toMatchObject([{ groupID, unreadCount: facts.unreadCount }])
  })
})

describe('a message that mentions users', () => {
  it('is listed with the conversation until it is read', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'you', { groupAtInfo: [b.userID] })
    const all = await say(a, groupID, 'all', { groupAtInfo: [TYPES.MSG_AT_ALL, b.userID, b.userID] })
    await b.until(() => b.messages().length === 2)
    expect(b.messages()[1]?.groupAtInfo).toEqual([TYPES.MSG_AT_ALL, b.userID])
    const mention = { from: a.userID, groupID, topicID: '' }
    expect((await listed(b, groupID))?.groupAtInfoList).toMatchObject([
      { ...mention, sequence: 1, atTypeArray: [TYPES.CONV_AT_ME] },
      { ...mention, sequence: 2, atTypeArray: [TYPES.CONV_AT_ALL_AT_ME] },
    ])
    expect((await listed(c, groupID))?.groupAtInfoList).toMatchObject([{ sequence: 2, atTypeArray: [2] }])
    expect(await listed(a, groupID)).not.toHaveProperty('groupAtInfoList')
    expect(await synced(c)).toMatchObject([{ groupAtInfoList: [{ sequence: 2 }] }])
    await b.request('setGroupRead', { groupID, messageReadSeq: all.sequence })
    expect(await listed(b, groupID)).not.toHaveProperty('groupAtInfoList')
  })

  it('is gone from the lists of the user who deletes the mention, on all devices, and stays unread', async () => {
    const { groupID, a, b } = await club()
    const other = await loggedIn(server, { userID: b.userID, instanceID: b.instanceID })
    for (const words of ['one', 'two']) await say(a, groupID, words, { groupAtInfo: [b.userID] })
    const { cookie } = await other.request('syncUnread', {})
    const tip = { from: a.userID, to: b.userID, messageSeq: 1, messageRandom: 0, groupID }
    expect((await b.request('deleteAtTips', { messageListToDelete: [tip] })).errorCode).toBe(0)
    const left = { groupID, unreadCount: 2, groupAtInfoList: [{ sequence: 2 }] }
    expect(await other.next('pushConversations')).toMatchObject({ conversationList: [left] })
    expect(await listed(b, groupID)).toMatchObject(left)
    const { eventArray } = await other.request('syncUnread', { cookie })
    expect(eventArray.filter(({ event }) => event === 'conversation')).toMatchObject([left])
    for (const to of [a.userID, 'nobody'])
      expect((await b.request('deleteAtTips', { messageListToDelete: [{ ...tip, to }] })).errorName).toBe('INVALID_ID')
    await b.request('deleteAtTips', { messageListToDelete: [tip, { ...tip, messageSeq: 2 }] })
    expect(await listed(b, groupID)).not.toHaveProperty('groupAtInfoList')
  })

  it('mentions nobody who has deleted it', async () => {
    const { groupID, a, b } = await club()
    const { cookie } = await b.request('syncUnread', {})
    for (const words of ['one', 'two']) await say(a, groupID, words, { groupAtInfo: [b.userID] })
    await b.request('deleteGroupMessages', { groupID, deleter: b.userID, keyList: [1] })
    const left = { groupID, unreadCount: 1, groupAtInfoList: [{ sequence: 2 }] }
    expect(await listed(b, groupID)).toMatchObject(left)
    const { eventArray } = await b.request('syncUnread', { cookie })
    expect(eventArray.filter(({ event }) => event === 'conversation')).toMatchObject([left])
  })

  it('takes no id and no text that cannot be stored', async () => {
    const { groupID, a, b } = await club()
    for (const id of ['\0', 'a\ud800', ''])
      for (const options of [{ groupAtInfo: [id] }, { receiverList: [id] }])
        expect((await say(a, groupID, 'x', options)).errorCode).toBe(20001)
    for (const cloudCustomData of ['zero \0', 'half \ud800'])
      expect((await say(a, groupID, 'x', { cloudCustomData })).errorCode).toBe(20001)
    expect((await say(a, groupID, 'zero \0')).errorCode).toBe(20001)
    expect((await say(a, groupID, 'x', { groupAtInfo: [b.userID] })).errorCode).toBe(0)
    expect((await listed(b, groupID))?.groupAtInfoList).toHaveLength(1)
  })

  it('mentions at most 50 users', async () => {
    const { groupID, a } = await club()
    const groupAtInfo = Array.from({ length: 51 }, (_, index) => `user${index}`)
    expect((await say(a, groupID, 'x', { groupAtInfo })).errorCode).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })
})

describe('a merged record', () => {
  const merge = (from: ImClient, toAccount: string, content: object) =>
    from.request('sendC2CMessage', {
      toAccount,
      ...text(''),
      msgBody: [{ msgType: 'TIMRelayElem', msgContent: { title: 'chat', ...content } as never }],
    })

  it('has the stored messages, whatever its sender claims, and can be forwarded by its receiver', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'original')
    const reference = { fromAccount: a.userID, toAccount: '', groupID, sequence: 1 }
    await merge(b, c.userID, { messageList: [{ ...reference, nick: 'forged' }] })
    await c.until(() => c.messages().length === 2)
    const content = c.messages()[1]?.msgBody[0]?.msgContent as { downloadKey: string; messageList: object[] }
    expect(content).toMatchObject({
      title: 'chat',
      messageNumber: 1,
      messageList: [{ nick: 'fan', msgBody: [{ msgContent: { text: 'original' } }] }],
    })
    const outsider = await loggedIn(server)
    expect((await merge(c, outsider.userID, { downloadKey: content.downloadKey })).errorCode).toBe(0)
    const { messageList } = await outsider.request('downloadMergedMessages', { downloadKey: content.downloadKey })
    expect(messageList).toMatchObject(content.messageList)
    expect((await merge(outsider, c.userID, { messageList: [reference] })).errorCode).toBe(10007)
  })

  it('gets the same reply when it is sent again after its messages were revoked', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'original')
    const messageList = [{ fromAccount: a.userID, toAccount: '', groupID, sequence: 1 }]
    const msgBody = [{ msgType: 'TIMRelayElem' as const, msgContent: { title: 'chat', messageList } as never }]
    const message = { toAccount: c.userID, ...text(''), msgBody }
    const first = await b.request('sendC2CMessage', message)
    expect(first.errorCode).toBe(0)
    await a.request('revokeGroupMessages', { groupID, msgSeqList: [1] })
    expect(await b.request('sendC2CMessage', message)).toEqual(first)
    expect((await b.request('sendC2CMessage', { ...message, ...text(''), msgBody })).errorCode).not.toBe(0)
  })

  it('is refused without messages, with unknown ones, with ones for others, and with an unknown key', async () => {
    const { groupID, a, b, c } = await club()
    await say(a, groupID, 'for b', { receiverList: [b.userID] })
    const reference = { fromAccount: a.userID, toAccount: '', groupID, sequence: 1 }
    const codes = async (from: ImClient, content: object) => (await merge(from, a.userID, content)).errorCode
    expect(await codes(b, { messageList: [] })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(await codes(b, { messageList: [{ ...reference, sequence: 9 }] })).toBe(2450)
    expect(await codes(c, { messageList: [reference] })).toBe(2450)
    expect(await codes(b, { messageList: [reference] })).toBe(0)
    expect(await codes(b, { downloadKey: 'x'.repeat(32) })).toBe(2451)
  })

  it('is refused if it is too large to be sent whole', async () => {
    const { groupID, a, b } = await club()
    for (let i = 0; i < 3; i += 1) await say(a, groupID, '球'.repeat(2_500))
    const messageList = [1, 2, 3].map((sequence) => ({ fromAccount: a.userID, toAccount: '', groupID, sequence }))
    expect((await merge(b, a.userID, { messageList })).errorCode).toBe(ERRORS.BODY_SIZE_LIMIT.code)
  })
})

describe('elements', () => {
  const send = (from: ImClient, toAccount: string, msgType: string, msgContent: object) =>
    from.request('sendC2CMessage', { toAccount, ...text(''), msgBody: [{ msgType, msgContent } as never] })

  it('that only the server makes are refused', async () => {
    const { a, b } = await club()
    for (const msgType of [TYPES.MSG_GRP_TIP, TYPES.MSG_GRP_SYS_NOTICE, 'TIMDiceElem'])
      expect((await send(a, b.userID, msgType, { operationType: 1 })).errorCode).toBe(20001)
  })

  it('of faces and locations arrive, and locations are on the globe', async () => {
    const { a, b } = await club()
    await send(a, b.userID, 'TIMFaceElem', { index: 2, data: 'smile' })
    await send(a, b.userID, 'TIMLocationElem', { description: '主场', longitude: 121.5, latitude: -31 })
    await b.until(() => b.messages().length === 2)
    expect(b.messages().map(({ msgBody }) => msgBody[0]?.msgContent)).toEqual([
      { index: 2, data: 'smile' },
      { description: '主场', longitude: 121.5, latitude: -31 },
    ])
    expect((await send(a, b.userID, 'TIMLocationElem', { longitude: 181, latitude: 0 })).errorCode).toBe(20001)
  })
})

describe('the sender of a message', () => {
  it('is the user of the session: another name is refused, and a forged name or picture is shown to nobody', async () => {
    const { groupID, a, b } = await club()
    const forged = { ...text('hello'), toAccount: b.userID, nick: 'Admin', avatar: 'https://x.test/admin.png' }
    const reply = await a.request('sendC2CMessage', { ...forged, fromAccount: a.userID })
    expect(reply).toMatchObject({ errorCode: 0, nick: 'fan', nameCard: '' })
    await b.until(() => b.messages().length === 1)
    const [received] = b.messages()
    expect(received).toMatchObject({ fromAccount: a.userID, nick: 'fan', avatar: reply.avatar })
    expect(received?.avatar).not.toContain('admin')
    const other = { fromAccount: b.userID }
    expect((await a.request('sendC2CMessage', { ...forged, ...other })).errorCode).toBe(ERRORS.INVALID_ID.code)
    expect((await say(a, groupID, 'x', other)).errorCode).toBe(ERRORS.INVALID_ID.code)
    expect((await a.request('getConversationList', other)).errorCode).toBe(ERRORS.INVALID_ID.code)
    expect((await a.request('getConversationList', { fromAccount: a.userID })).errorCode).toBe(0)
  })

  it('gets with the reply how members of the group see them', async () => {
    const { groupID, a } = await club()
    await a.request('setGroupMemberInfo', { groupID, userID: a.userID, nameCard: 'Captain' })
    expect(await say(a, groupID, 'hello')).toMatchObject({ nick: 'fan', nameCard: 'Captain' })
  })
})

it('a community with topics takes messages in its topics only', async () => {
  const groupID = await newCommunity(server.context.db, 'news')
  const a = await loggedIn(server)
  await addMember(server.context.db, { groupID, userID: a.userID, role: 'Member', now: 1 })
  expect((await say(a, groupID, 'x')).errorCode).toBe(ERRORS.MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL.code)
})
