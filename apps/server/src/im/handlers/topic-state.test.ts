import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { addTopic, newCommunity, topicID } from '../../../test/communities'
import { loggedIn, newMember, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

/** Two members of a community, one of whom writes, and a topic that is newer than their memberships. */
const inTopic = async () => {
  const { db } = server.context
  const groupID = await newCommunity(db)
  const join = async () => {
    const userID = await newMember(server)
    await addMember(db, { groupID, userID, role: 'Member', now: 7 })
    return loggedIn(server, { userID })
  }
  const [me, writer] = [await join(), await join()]
  await addTopic(db, groupID, 'news')
  return { groupID, id: topicID(groupID, 'news'), me, writer }
}

const say = (from: ImClient, groupID: string, words: string) =>
  from.request('sendGroupMessage', { groupID, ...text(words) })

/** The texts of all messages pushed to a device. */
const wordsOf = (device: ImClient) =>
  device.messages().map(({ msgBody }) => Object.values(msgBody[0]?.msgContent ?? {})[0])

describe('the reminder of a topic', () => {
  it('acts at once on the devices that are there: what is discarded is not pushed, and what is no longer is', async () => {
    const { id, me, writer } = await inTopic()
    const remind = (messageRemindType: 'Discard' | 'AcceptAndNotify') =>
      me.request('setGroupMute', { groupID: id, messageRemindType })
    await remind('Discard')
    await say(writer, id, 'discarded')
    await remind('AcceptAndNotify')
    await say(writer, id, 'accepted')
    await me.until(() => wordsOf(me).includes('accepted'))
    expect(wordsOf(me)).toEqual(['accepted'])
  })
})

describe('the reminder of a community', () => {
  it('is that of its topics until the member sets another one there', async () => {
    const { groupID, id, me, writer } = await inTopic()
    const { db } = server.context
    await addTopic(db, groupID, 'other')
    const remind = (of: string, messageRemindType: 'Discard' | 'AcceptAndNotify') =>
      me.request('setGroupMute', { groupID: of, messageRemindType })
    await remind(groupID, 'Discard')
    expect(await me.next('pushTopicNotice')).toMatchObject({ groupID, operationType: 20, topicIDList: [] })
    await remind(id, 'AcceptAndNotify')
    const { topicInfoList } = await me.request('getTopicList', { groupID })
    expect(topicInfoList.map(({ selfInfo }) => selfInfo.messageRemindType)).toEqual(['AcceptAndNotify', 'Discard'])
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    await say(writer, topicID(groupID, 'other'), 'discarded')
    await say(writer, id, 'accepted')
    for (const device of [me, phone]) {
      await device.until(() => wordsOf(device).includes('accepted'))
      expect(wordsOf(device)).not.toContain('discarded')
    }
  })
})

describe('a topic that the member has never read', () => {
  it('brings a device that was away what was revoked and modified in it', async () => {
    const { id: groupID, me, writer } = await inTopic()
    for (const words of ['secret', 'wrong']) await say(writer, groupID, words)
    const { cookie } = await me.request('syncUnread', {})
    await writer.request('revokeGroupMessages', { groupID, msgSeqList: [1] })
    const { msgBody: elements } = text('right')
    await writer.request('modifyGroupMessage', { groupID, sequence: 2, version: 0, elements })
    const { changedMessageList } = await me.request('syncUnread', { cookie })
    expect(changedMessageList).toMatchObject([
      { groupID, sequence: 1, revoker: writer.userID },
      { groupID, sequence: 2, msgBody: elements },
    ])
  })
})

describe('the history of a topic', () => {
  it('is cleared also by a member who has never read it, and his devices are told', async () => {
    const { groupID, id, me, writer } = await inTopic()
    const clear = () => me.request('clearHistory', { fromAccount: me.userID, type: 2, toAccount: '', toGroupID: id })
    expect((await clear()).errorName).toBe('CONVERSATION_NOT_FOUND')
    await say(writer, id, 'one')
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    expect(await clear()).toMatchObject({ errorCode: 0, upTo: 1 })
    expect(await phone.next('pushTopicNotice')).toMatchObject({ operationType: 20, topicIDList: [id] })
    const { topicInfoList } = await phone.request('getTopicList', { groupID })
    expect(topicInfoList).toMatchObject([{ clearSeq: 1, unreadCount: 0, lastMessage: null, nextMessageSeq: 2 }])
    expect((await phone.request('roamGroupMessages', { groupID: id, count: 5 })).messageList).toEqual([])
    const stranger = await loggedIn(server)
    const body = { fromAccount: stranger.userID, type: 2 as const, toAccount: '', toGroupID: id }
    expect((await stranger.request('clearHistory', body)).errorName).toBe('GROUP_PERMISSION_DENY')
  })
})

describe('a topic', () => {
  it('is in no list of conversations: it is neither pinned nor marked, and has no custom data', async () => {
    const { groupID: community, id: groupID, me, writer } = await inTopic()
    await say(writer, groupID, 'one')
    await me.request('setGroupRead', { groupID: community, topicID: groupID, messageReadSeq: 1 })
    const body = { fromAccount: me.userID, itemList: [{ type: 2 as const, toAccount: '', groupID }] }
    const replies = [
      await me.request('pinConversations', { ...body, operationType: 1 }),
      await me.request('markConversations', { ...body, operationType: 1, markType: 1 }),
      await me.request('setConversationCustomData', { ...body, customData: 'x' }),
    ]
    const { code: resultCode } = ERRORS.CONVERSATION_NOT_FOUND
    for (const { resultItem } of replies) expect(resultItem).toMatchObject([{ resultCode }])
  })
})

describe('setAllRead', () => {
  it('reads the named topics of the communities of the user', async () => {
    const { groupID: community, id: groupID, me, writer } = await inTopic()
    for (const words of ['one', 'two']) await say(writer, groupID, words)
    const groupMessageReadInfoList = [1, 99].map((messageSequence) => ({ groupID, messageSequence }))
    await (await loggedIn(server)).request('setAllRead', { groupMessageReadInfoList })
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    await me.request('setAllRead', { groupMessageReadInfoList })
    expect(await phone.next('pushRead')).toMatchObject({ groupID, messageReadSeq: 2 })
    const { topicInfoList } = await me.request('getTopicList', { groupID: community })
    expect(topicInfoList).toMatchObject([{ unreadCount: 0, selfInfo: { readedSequence: 2 } }])
  })
})
