import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const say = async (from: ImClient, to: ImClient, words = 'hello') => {
  const { errorInfo } = await from.request('sendC2CMessage', { toAccount: to.userID, ...text(words) })
  if (errorInfo !== '') throw new Error(errorInfo)
}

/** A user with a conversation with each of so many friends, the newest last. */
const withFriends = async (count: number, words?: string) => {
  const me = await loggedIn(server)
  const friends: ImClient[] = []
  for (let i = 0; i < count; i += 1) {
    const friend = await loggedIn(server)
    await say(friend, me, words)
    friends.push(friend)
  }
  return { me, friends, ids: friends.map(({ userID }) => userID) }
}

const withUser = (toAccount: string) => ({ type: 1 as const, toAccount, groupID: '' })
const pin = (me: ImClient, userIDs: readonly string[], operationType: 1 | 2 = 1) =>
  me.request('pinConversations', { fromAccount: me.userID, operationType, itemList: userIDs.map(withUser) })

/** The texts of all messages pushed to a device. */
const wordsOf = (device: ImClient) =>
  device.messages().map(({ msgBody }) => Object.values(msgBody[0]?.msgContent ?? {})[0])

const listOf = async (me: ImClient) => (await me.request('getConversationList', {})).conversations
const peersOf = async (me: ImClient) => (await listOf(me)).map(({ toAccount }) => toAccount)

describe('pinConversations', () => {
  it('puts conversations first, and each block is in the order of its last messages', async () => {
    const { me, friends, ids } = await withFriends(3)
    const [first = '', second = '', third = ''] = ids
    // Conversations of one second are in any order.
    await server.context.db
      .updateTable('conversation')
      .set({ last_time: 1 })
      .where('conv_id', 'like', `%${first}%`)
      .execute()
    await server.context.db
      .updateTable('conversation')
      .set({ last_time: 2 })
      .where('conv_id', 'like', `%${second}%`)
      .execute()
    expect(await pin(me, [first])).toMatchObject({ errorCode: 0, resultItem: [{ resultCode: 0 }] })
    expect(await peersOf(me)).toEqual([first, third, second])
    await pin(me, [second])
    expect(await peersOf(me)).toEqual([second, first, third])
    await pin(me, [second], 2)
    expect(await peersOf(me)).toEqual([first, third, second])
    expect(friends).toHaveLength(3)
  })

  it('keeps the time when a conversation is pinned again', async () => {
    const { me, ids } = await withFriends(1)
    await pin(me, ids)
    const [before] = await listOf(me)
    await pin(me, ids)
    expect(await listOf(me)).toEqual([before])
    expect(before?.pinnedTimeStamp).toBeGreaterThan(1_700_000_000)
  })

  it('IM-59: has an error for each conversation that is not in the list, another if there is no such user or group', async () => {
    const { me, ids } = await withFriends(1)
    const stranger = await loggedIn(server)
    const itemList = [
      withUser(ids[0] ?? ''),
      withUser(stranger.userID),
      withUser(''),
      { type: 2 as const, toAccount: '', groupID: 'none' },
      withUser('999999999'),
      withUser('guest_nobody'),
    ]
    const { resultItem } = await me.request('pinConversations', { fromAccount: me.userID, operationType: 1, itemList })
    expect(resultItem.map(({ resultCode }) => resultCode)).toEqual([
      0,
      ERRORS.CONVERSATION_NOT_FOUND.code,
      ERRORS.INVALID_CONVERSATION_ID.code,
      ERRORS.USER_OR_GROUP_NOT_FOUND.code,
      ERRORS.USER_OR_GROUP_NOT_FOUND.code,
      ERRORS.USER_OR_GROUP_NOT_FOUND.code,
    ])
    expect(resultItem.map(({ contactItem }) => contactItem)).toEqual(itemList)
  })

  it('is done in the own name only', async () => {
    const { me, ids } = await withFriends(1)
    const refused = me.request('pinConversations', {
      fromAccount: ids[0] ?? '',
      operationType: 1,
      itemList: [withUser(ids[0] ?? '')],
    })
    expect(await refused).toMatchObject({ errorCode: ERRORS.INVALID_ID.code })
  })
})

describe('the pages of the list', () => {
  it('go through the pinned conversations, then the others, each once', async () => {
    const { me, ids } = await withFriends(36, 'x'.repeat(8_000))
    await pin(me, ids.slice(0, 18))
    const found: string[] = []
    let pages = 0
    let place = {}
    for (let isWhole = false; !isWhole;) {
      const page = await me.request('getConversationList', place)
      const { timeStamp, startIndex, pinnedTimeStamp, pinnedStartIndex } = page
      place = { timeStamp, startIndex, pinnedTimeStamp, pinnedStartIndex }
      found.push(...page.conversations.map(({ toAccount }) => toAccount))
      isWhole = page.completeFlag === 1
      pages += 1
    }
    expect(pages).toBeGreaterThan(2)
    expect(new Set(found.slice(0, 18))).toEqual(new Set(ids.slice(0, 18)))
    expect(found.toSorted()).toEqual(ids.toSorted())
  })
})

describe('marks and custom data', () => {
  it('are set on conversations, also of groups, and nobody else sees them', async () => {
    const { me, friends, ids } = await withFriends(1)
    const [friend] = friends
    const { db } = server.context
    await ensureGroup(db, { groupID: 'marked', type: 'Public', name: 'marked', ownerID: '1' })
    for (const userID of [me.userID, ...ids]) await addMember(db, { groupID: 'marked', userID, role: 'Member', now: 1 })
    await me.request('sendGroupMessage', { groupID: 'marked', ...text('hello') })
    const itemList = [withUser(ids[0] ?? ''), { type: 2 as const, toAccount: '', groupID: 'marked' }]
    const mark = (markType: number, operationType: 1 | 2) =>
      me.request('markConversations', { fromAccount: me.userID, operationType, markType, itemList })
    await mark(1, 1)
    await mark(2 ** 63, 1)
    await mark(4, 1)
    await mark(1, 2)
    await me.request('setConversationCustomData', { fromAccount: me.userID, customData: '最爱 😀', itemList })
    for (const { standardMark, customData } of await listOf(me)) {
      expect(standardMark).toBe(`1${'0'.repeat(60)}100`)
      expect(customData).toBe('最爱 😀')
    }
    for (const { standardMark, customData } of await listOf(friend!))
      expect([standardMark, customData]).toEqual(['', ''])
  })

  it.each([0, 3, -1, 0.5, 2 ** 64, 1e300])('are refused for the number %d, which is no mark', async (markType) => {
    const { me, ids } = await withFriends(1)
    const itemList = [withUser(ids[0] ?? '')]
    expect(
      await me.request('markConversations', { fromAccount: me.userID, operationType: 1, markType, itemList }),
    ).toMatchObject({ errorCode: ERRORS.PACKAGE_PARSE_FAILED.code })
  })
})

describe('a change', () => {
  it('is pushed to every device of the user as the present state, and to nobody else', async () => {
    const { me, friends, ids } = await withFriends(1)
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    await pin(me, ids)
    for (const device of [me, phone]) {
      const { conversationList } = await device.next('pushConversations')
      expect(conversationList).toMatchObject([
        { toAccount: ids[0], name: 'fan', unreadCount: 1, sequence: 1, messageReadSeq: 0 },
      ])
      expect(conversationList[0]?.pinnedTimeStamp).toBeGreaterThan(0)
    }
    const pinned = (await phone.request('getConversationList', {})).conversations[0]
    await me.request('markConversations', {
      fromAccount: me.userID,
      operationType: 1,
      markType: 2,
      itemList: [withUser(ids[0] ?? '')],
    })
    const { conversationList } = await phone.next('pushConversations')
    expect(conversationList[0]?.version).toBeGreaterThan(pinned?.version ?? Infinity)
    expect(friends[0]?.pushes('pushConversations')).toEqual([])
  })

  it('SRV-6: is in the sync of a device that was away', async () => {
    const { me, ids } = await withFriends(2)
    const sync = (cookie: string) => me.request('syncUnread', { cookie, isOnlineSync: 1 })
    const { cookie } = await me.request('syncUnread', {})
    await pin(me, ids.slice(0, 1))
    const { eventArray } = await sync(cookie)
    expect(eventArray).toMatchObject([{ event: 'conversation', toAccount: ids[0] }])
    expect(eventArray[0]).toHaveProperty('pinnedTimeStamp', expect.any(Number))
    expect(eventArray[0]).not.toHaveProperty('pinnedTimeStamp', 0)
  })
})

describe('deleteConversations', () => {
  const remove = (me: ImClient, userIDs: readonly string[], clearHistoryMessage: 0 | 1) =>
    me.request('deleteConversations', {
      fromAccount: me.userID,
      conversationList: userIDs.map((toAccount) => ({ type: 1 as const, toAccount, toGroupID: '' })),
      clearHistoryMessage,
    })

  it('IM-60: takes conversations out of the list until their next message, with an outcome for each', async () => {
    const { me, friends, ids } = await withFriends(2)
    const stranger = await loggedIn(server)
    await pin(me, ids)
    const { resultList } = await remove(me, [...ids, stranger.userID], 0)
    expect(resultList).toEqual([
      ...ids.map((to) => ({ code: 0, type: 1, to, groupID: '', upTo: 1 })),
      { code: ERRORS.CONVERSATION_NOT_FOUND.code, type: 1, to: stranger.userID, groupID: '', upTo: 0 },
    ])
    expect(await listOf(me)).toEqual([])
    await say(friends[0]!, me, 'again')
    expect(await listOf(me)).toMatchObject([{ toAccount: ids[0], unreadCount: 1, pinnedTimeStamp: 0, sequence: 2 }])
    expect(await peersOf(friends[0]!)).toEqual([me.userID])
    const { messageList } = await me.request('roamC2CMessages', { peerAccount: ids[0] ?? '', count: 15 })
    expect(messageList).toHaveLength(2)
  })

  it('clears the history for this user only, in every way to read it', async () => {
    const { me, friends, ids } = await withFriends(1)
    const [friend] = friends
    const { cookie } = await me.request('syncUnread', {})
    await remove(me, ids, 1)
    const away = await me.request('syncUnread', { cookie, isOnlineSync: 1 })
    expect(away.messageList).toEqual([])
    expect(away.eventArray).toMatchObject([{ sequence: 1, clearSeq: 1, deletedSeq: 1, unreadCount: 0 }])
    await say(friend!, me, 'again')
    const sequencesOf = (messages: readonly { readonly sequence: number }[]) => messages.map(({ sequence }) => sequence)
    const peerAccount = ids[0] ?? ''
    const roamed = await me.request('roamC2CMessages', { peerAccount, count: 15 })
    expect([sequencesOf(roamed.messageList), roamed.complete]).toEqual([[2], 1])
    const newer = await me.request('roamC2CMessages', { peerAccount, count: 15, direction: 1, lastMessageTime: 1 })
    expect(sequencesOf(newer.messageList)).toEqual([2])
    const got = await me.request('getMessages', { peerAccount, sequenceList: [1, 2] })
    expect([sequencesOf(got.messageList), got.invisibleSequenceList]).toEqual([[2], [1]])
    const theirs = await friend!.request('roamC2CMessages', { peerAccount: me.userID, count: 15 })
    expect(sequencesOf(theirs.messageList)).toEqual([1, 2])
  })

  it('tells the peer that everything is read', async () => {
    const { me, friends, ids } = await withFriends(1)
    await remove(me, ids, 1)
    expect(await friends[0]!.next('pushRead')).toMatchObject({ fromAccount: me.userID, messageReadSeq: 1 })
  })

  it('has read at the time that the peer is told, and finds in the list later', async () => {
    const { me, friends, ids } = await withFriends(2)
    await remove(me, ids.slice(0, 1), 1)
    await me.request('clearHistory', { fromAccount: me.userID, type: 1, toAccount: ids[1] ?? '', toGroupID: '' })
    for (const friend of friends) {
      const { time } = await friend.next('pushRead')
      expect(time).toBeGreaterThan(0)
      expect(await listOf(friend)).toMatchObject([{ peerReadSeq: 1, peerReadTime: time }])
    }
  })

  it('has not read before the last time, which a process with a clock ahead has stored', async () => {
    const { me, friends, ids } = await withFriends(1)
    const ahead = 4_000_000_000
    await server.context.db
      .updateTable('user_conversation')
      .set({ read_at: ahead })
      .where('user_id', '=', me.userID)
      .execute()
    await remove(me, ids, 1)
    expect(await friends[0]!.next('pushRead')).toMatchObject({ messageReadSeq: 1, time: ahead })
    await say(friends[0]!, me, 'again')
    await me.request('setAllRead', { readAllC2CMessage: 1, groupMessageReadInfoList: [] })
    expect(await listOf(friends[0]!)).toMatchObject([{ peerReadSeq: 2, peerReadTime: ahead }])
  })

  it('tells the peer nothing when everything was read before', async () => {
    const { me, friends, ids } = await withFriends(2)
    const [friend, other] = friends
    await me.request('setAllRead', { readAllC2CMessage: 1, groupMessageReadInfoList: [] })
    for (const one of friends) await one.next('pushRead')
    await remove(me, ids.slice(0, 1), 1)
    await me.request('clearHistory', { fromAccount: me.userID, type: 1, toAccount: ids[0] ?? '', toGroupID: '' })
    await say(other!, me, 'again')
    await remove(me, ids, 1)
    await other!.next('pushRead')
    expect(friend!.pushes('pushRead')).toHaveLength(1)
  })
})

describe('clearHistory', () => {
  it('leaves the conversation in the list without a last message', async () => {
    const { me, ids } = await withFriends(1)
    const clear = (toAccount: string) =>
      me.request('clearHistory', { fromAccount: me.userID, type: 1, toAccount, toGroupID: '' })
    expect(await clear(ids[0] ?? '')).toMatchObject({ errorCode: 0 })
    expect(await listOf(me)).toMatchObject([{ toAccount: ids[0], lastMessage: null, unreadCount: 0, clearSeq: 1 }])
    expect(await clear('999999')).toMatchObject({ errorCode: ERRORS.CONVERSATION_NOT_FOUND.code })
    expect(await clear('')).toMatchObject({ errorCode: ERRORS.INVALID_CONVERSATION_ID.code })
  })
})

describe('reminders', () => {
  it('IM-61: are set for users, known or not yet written to, and read again', async () => {
    const { me, ids } = await withFriends(1)
    const stranger = await loggedIn(server)
    const peerAccountList = [ids[0] ?? '', stranger.userID, '999999']
    const { resultItem } = await me.request('setC2CMute', { peerAccountList, muteFlag: 2 })
    expect(resultItem.map(({ resultCode }) => resultCode)).toEqual([0, 0, ERRORS.INVALID_ID.code])
    const { muteList } = await me.request('getC2CMute', { peerAccountList })
    expect(muteList.map(({ muteFlag }) => muteFlag)).toEqual([2, 2, 0])
    await say(stranger, me)
    const found = await listOf(me)
    expect(found.map(({ messageRemindType }) => messageRemindType)).toEqual(['AcceptNotNotify', 'AcceptNotNotify'])
    const many = Array.from({ length: 31 }, (_, index) => String(index + 1))
    expect(await me.request('setC2CMute', { peerAccountList: many, muteFlag: 1 })).toMatchObject({
      errorCode: ERRORS.PACKAGE_PARSE_FAILED.code,
    })
  })

  it('of a discarded conversation: its messages are not pushed to any device, those of others are', async () => {
    const { me, friends, ids } = await withFriends(2)
    const [friend, other] = friends
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    const { db } = server.context
    await ensureGroup(db, { groupID: 'loud', type: 'Public', name: 'loud', ownerID: '1' })
    for (const userID of [me.userID, ...ids]) await addMember(db, { groupID: 'loud', userID, role: 'Member', now: 1 })
    const late = await loggedIn(server, { userID: me.userID, platform: 2 })
    const set = await me.request('setGroupMute', { groupID: 'loud', messageRemindType: 'Discard' })
    expect(set.errorCode).toBe(0)
    await me.request('setC2CMute', { peerAccountList: [ids[0] ?? ''], muteFlag: 1 })
    for (const device of [me, phone, late]) await device.until(() => device.pushes('pushConversations').length === 2)
    const latest = await loggedIn(server, { userID: me.userID, platform: 0 })
    await say(friend!, me, 'discarded')
    await friend!.request('sendGroupMessage', { groupID: 'loud', ...text('discarded') })
    await say(other!, me, 'pushed')
    await phone.request('sendGroupMessage', { groupID: 'loud', ...text('mine') })
    for (const device of [late, latest]) {
      await device.until(() => wordsOf(device).includes('mine'))
      // The notice of the reminder has no words.
      expect(wordsOf(device).filter((words) => words !== 'hello' && words !== '')).toEqual(['pushed', 'mine'])
    }
    const { groups } = await me.request('getJoinedGroupList', { memberAccount: me.userID })
    expect(groups[0]?.selfInfo?.messageRemindType).toBe('Discard')
  })
})

describe('the notice of a reminder', () => {
  it('reaches a device that was away, once for each change, and counts nowhere', async () => {
    const { me } = await withFriends(1)
    const { db } = server.context
    await ensureGroup(db, { groupID: 'reminding', type: 'Public', name: 'reminding', ownerID: '1' })
    await addMember(db, { groupID: 'reminding', userID: me.userID, role: 'Member', now: 1 })
    const { cookie } = await me.request('syncUnread', {})
    for (const messageRemindType of ['Discard', 'Discard', 'AcceptAndNotify'] as const)
      await me.request('setGroupMute', { groupID: 'reminding', messageRemindType })
    const away = await loggedIn(server, { userID: me.userID, platform: 1 })
    const { messageList, eventArray } = await away.request('syncUnread', { cookie, isOnlineSync: 1 })
    const notices = messageList.filter(({ msgBody }) => msgBody[0]?.msgType === 'TIMGroupSystemNoticeElem')
    expect(notices.map(({ msgBody }) => msgBody[0]?.msgContent)).toMatchObject([
      { operationType: 20, messageRemindType: 'Discard', groupProfile: { groupID: 'reminding' } },
      { operationType: 20, messageRemindType: 'AcceptAndNotify' },
    ])
    expect(eventArray.filter((event) => event.event === 'conversation' && event.unreadCount > 0)).toEqual([])
  })
})

describe('setAllRead', () => {
  it('reads all private conversations and the named groups, and tells the peers and the other devices', async () => {
    const { me, friends, ids } = await withFriends(2)
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    const { db } = server.context
    for (const groupID of ['all1', 'all2']) {
      await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: '1' })
      for (const userID of [me.userID, ...ids]) await addMember(db, { groupID, userID, role: 'Member', now: 1 })
      await friends[0]!.request('sendGroupMessage', { groupID, ...text('hello') })
    }
    const reply = await me.request('setAllRead', {
      readAllC2CMessage: 1,
      groupMessageReadInfoList: [
        { groupID: 'all1', messageSequence: 99 },
        { groupID: 'none', messageSequence: 1 },
      ],
    })
    expect(reply.errorCode).toBe(0)
    const unread = (await listOf(me)).map((item) => [item.groupID || item.toAccount, item.unreadCount])
    expect(Object.fromEntries(unread)).toEqual({ [ids[0]!]: 0, [ids[1]!]: 0, all1: 0, all2: 1 })
    for (const friend of friends)
      expect(await friend.next('pushRead')).toMatchObject({ fromAccount: me.userID, messageReadSeq: 1 })
    await phone.until(() => phone.pushes('pushRead').length === 3)
  })

  it.each([
    ['what the user has seen, not what is on its way', [1, 1]],
    ['all if it does not say what the user has seen', [1, 2]],
  ])('reads %s, and no notice of the system', async (title, expected) => {
    const { me, friends, ids } = await withFriends(2)
    const { db } = server.context
    const groupID = `noticing${expected.at(-1)}`
    await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID: '1' })
    await addMember(db, { groupID, userID: me.userID, role: 'Member', now: 1 })
    await me.request('setGroupMute', { groupID, messageRemindType: 'Discard' })
    await say(friends[1]!, me, 'on its way')
    const seen = { C2CMessageReadInfoList: ids.map((peerAccount) => ({ peerAccount, messageSequence: 1 })) }
    await me.request('setAllRead', { readAllC2CMessage: 1, ...(title.startsWith('all') ? {} : seen) })
    const found = new Map((await listOf(me)).map((item) => [item.toAccount, item.messageReadSeq]))
    expect([...ids, '@TIM#SYSTEM'].map((id) => found.get(id))).toEqual([...expected, 0])
  })
})
