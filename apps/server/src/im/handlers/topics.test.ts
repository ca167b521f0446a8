import { ERRORS } from '@org/im-sdk/protocol'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { addTopic, newCommunity, storeText, topicID } from '../../../test/communities'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import { newMessage } from '../../../test/new-message'
import { afterLook } from '../../../test/passing-time'
import { shiftedClock } from '../../../test/shifted-clock'
import { waitsForLock } from '../../../test/waits-for-lock'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { groupKey } from '../../store/im/conversation-id'
import { addMember, ensureGroup, removeMember } from '../../store/im/groups'
import { appendMessages } from '../../store/im/messages'
import { deleteTopics } from '../../store/im/topics'
import type { Database } from '../../store/schema'
import { changeAppConfig } from '../../commands/change-app-config'
import { operatorAt } from '../../../test/operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const community = (...names: string[]) => newCommunity(server.context.db, ...names)
const say = (id: string, sender: string, words: string) => storeText(server.context.db, id, sender, words)
const join = (groupID: string, { userID }: ImClient) =>
  addMember(server.context.db, { groupID, userID, role: 'Member', now: 7 })

describe('a request that names a topic and its community', () => {
  it('writes, reads and marks in the topic; a topic of another community is refused', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    const place = { groupID, topicID: topicID(groupID, 'news') }
    const { sequence } = await me.request('sendGroupMessage', { ...place, ...text('hello') })
    expect(sequence).toBe(1)
    const { messageList } = await me.request('roamGroupMessages', { ...place, count: 5 })
    expect(messageList).toMatchObject([{ groupID: place.topicID, sequence: 1 }])
    await say(place.topicID, '1', 'unread')
    expect((await me.request('setGroupRead', { ...place, messageReadSeq: 2 })).errorCode).toBe(0)
    const { topicInfoList } = await me.request('getTopicList', { groupID })
    expect(topicInfoList).toMatchObject([{ unreadCount: 0, selfInfo: { readedSequence: 2 } }])
    const foreign = { groupID, topicID: topicID(await community('news'), 'news') }
    const code = ERRORS.GROUP_NOT_FOUND.code
    expect((await me.request('sendGroupMessage', { ...foreign, ...text('hello') })).errorCode).toBe(code)
    expect((await me.request('roamGroupMessages', { ...foreign, count: 5 })).errorCode).toBe(code)
    expect((await me.request('setGroupRead', { ...foreign, messageReadSeq: 1 })).errorCode).toBe(code)
  })
})

describe('a new topic', () => {
  it('has no longer id than messages and read marks may name', async () => {
    const owner = await loggedIn(server)
    const wanted = { type: 'Community', name: 'fans', isSupportTopic: 1 } as const
    const { groupID } = await owner.request('createGroup', wanted)
    const create = async (length: number) =>
      (
        await owner.request('createTopic', {
          groupID,
          topicName: 'news',
          topicID: topicID(groupID, '').padEnd(length, 'x'),
        })
      ).errorCode
    expect([await create(97), await create(96)]).toEqual([ERRORS.PACKAGE_PARSE_FAILED.code, 0])
  })
})

describe('getTopicList', () => {
  it('returns every topic of the community with the member’s state', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news', 'silent')
    await say(topicID(groupID, 'news'), '1', 'before')
    await join(groupID, me)
    await say(topicID(groupID, 'news'), '1', 'unread')
    await join(groupID, await loggedIn(server))
    await say(topicID(groupID, 'news'), me.userID, 'mine')
    const time = await say(topicID(groupID, 'news'), '1', 'last')
    const muteTime = 4_000_000_000
    await restrict(server.context.db, { user_id: me.userID, group_id: groupID, kind: 'mute' }, muteTime, 1)
    await addTopic(server.context.db, await community(), 'elsewhere')
    const ask = () => me.request('getTopicList', { groupID })
    await expect.poll(afterLook(clock, async () => (await ask()).topicInfoList[0]?.selfInfo.muteTime)).toBe(muteTime)
    const reply = await ask()
    expect(reply).toMatchObject({ resultItem: [], next: '' })
    expect(reply.topicInfoList).toEqual([
      {
        topicID: topicID(groupID, 'news'),
        topicName: 'name of news',
        avatar: '/t.png',
        introduction: 'about',
        notification: 'rules',
        customData: 'custom',
        unreadCount: 2,
        muteAllMembers: 'Off',
        groupAtInfoList: [],
        nextMessageSeq: 5,
        selfInfo: { muteTime, readedSequence: 1, messageRemindType: 'AcceptAndNotify' },
        lastMessage: expect.objectContaining({
          fromAccount: '1',
          groupID: topicID(groupID, 'news'),
          sequence: 4,
          time,
          nick: 'Bob',
          cloudCustomData: 'with it',
          msgBody: [{ msgType: 'TIMTextElem', msgContent: { text: 'last' } }],
        }) as unknown,
        clearSeq: 0,
      },
      expect.objectContaining({
        topicID: topicID(groupID, 'silent'),
        unreadCount: 0,
        muteAllMembers: 'On',
        nextMessageSeq: 1,
        lastMessage: null,
      }),
    ])
  })

  it('returns topics by id, and the reason for each missing one', async () => {
    const me = await loggedIn(server)
    const groupID = await community('a', 'b')
    const other = await community('a')
    await join(groupID, me)
    const topicIDList = [
      topicID(groupID, 'b'),
      topicID(groupID, 'gone'),
      topicID(other, 'a'),
      'x',
      topicID(groupID, 'b'),
    ]
    const reply = await me.request('getTopicList', { groupID, topicIDList })
    expect(reply.topicInfoList.map((info) => info.topicID)).toEqual([topicID(groupID, 'b')])
    expect(reply.resultItem).toMatchObject([
      { topicID: topicID(groupID, 'gone'), resultCode: ERRORS.GROUP_NOT_FOUND.code },
      { topicID: topicID(other, 'a'), resultCode: ERRORS.INVALID_GROUP_ID.code },
      { topicID: 'x', resultCode: ERRORS.INVALID_GROUP_ID.code },
    ])
  })

  it('is available to members of the community only', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await ensureGroup(server.context.db, { groupID: 'club', type: 'Public', name: 'club', ownerID: '1' })
    const ask = async (id: string) => (await me.request('getTopicList', { groupID: id })).errorCode
    expect(await ask(groupID)).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    expect(await ask('@TGS#_nowhere')).toBe(ERRORS.GROUP_NOT_FOUND.code)
    expect(await ask('club')).toBe(ERRORS.INVALID_GROUP_ID.code)
    expect(await ask(topicID(groupID, 'news'))).toBe(ERRORS.INVALID_GROUP_ID.code)
    expect(await ask('@TGS#_\u0000')).toBe(ERRORS.GROUP_NOT_FOUND.code)
  })

  it('is not available to a member who is banned from the community', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    expect((await me.request('getTopicList', { groupID })).errorCode).toBe(0)
    await restrict(server.context.db, { user_id: me.userID, group_id: groupID, kind: 'ban' }, 4_000_000_000, 1)
    await expect
      .poll(async () => (await me.request('getTopicList', { groupID })).errorName, { interval: 500, timeout: 30_000 })
      .toBe('GROUP_PERMISSION_DENY')
  })

  it('accepts at most fifty ids without control characters', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    const ask = async (body: { topicIDList?: string[]; next?: string }) =>
      (await me.request('getTopicList', { groupID, ...body })).errorCode
    const ids = Array.from({ length: 51 }, (_, index) => topicID(groupID, `${index}`))
    expect(await ask({ topicIDList: ids })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(await ask({ topicIDList: ids.slice(1) })).toBe(0)
    expect(await ask({ topicIDList: [`${topicID(groupID, 'news')}\u0000`] })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(await ask({ next: '\u0000' })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })

  it('pages through many topics, each once, also when one is added meanwhile', async () => {
    const me = await loggedIn(server)
    const names = Array.from({ length: 120 }, (_, index) => `t${String(index).padStart(3, '0')}`)
    const groupID = await community(...names)
    await join(groupID, me)
    const found: string[] = []
    let next = ''
    do {
      const reply = await me.request('getTopicList', { groupID, next })
      found.push(...reply.topicInfoList.map((info) => info.topicID))
      if (next === '') await addTopic(server.context.db, groupID, 'a-first')
      next = reply.next
    } while (next !== '')
    expect(found).toEqual(names.map((name) => topicID(groupID, name)))
  })

  it('limits the size of a page, and reports missing ids only once', async () => {
    const me = await loggedIn(server)
    const names = Array.from({ length: 30 }, (_, index) => `t${String(index).padStart(2, '0')}`)
    const groupID = await community(...names)
    await join(groupID, me)
    // Sixteen of them fit in a page, with half a topic to spare.
    for (const name of names) await say(topicID(groupID, name), '1', 'x'.repeat(7_000))
    const topicIDList = [...names.map((name) => topicID(groupID, name)), topicID(groupID, 'gone')]
    const first = await me.request('getTopicList', { groupID, topicIDList })
    expect(first.topicInfoList.length).toBeLessThan(20)
    expect(first.resultItem).toHaveLength(1)
    const second = await me.request('getTopicList', { groupID, topicIDList, next: first.next })
    expect(second).toMatchObject({ resultItem: [], next: '' })
    const found = [...first.topicInfoList, ...second.topicInfoList].map((info) => info.topicID)
    expect(found).toEqual(topicIDList.slice(0, -1))
  })

  it('is limited to ten calls a second', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    clock.skip(1_500)
    const replies = await Promise.all(Array.from({ length: 11 }, () => me.request('getTopicList', { groupID })))
    expect(replies.map(({ errorCode }) => errorCode)).toEqual([
      ...Array<number>(10).fill(0),
      ERRORS.OVER_FREQUENCY_LIMIT.code,
    ])
    clock.skip(1_100)
    expect((await me.request('getTopicList', { groupID })).errorCode).toBe(0)
  })
})

describe('communities', () => {
  const listed = async (
    me: ImClient,
    body: { type?: 'Community'; isSupportTopic?: 0 | 1; limit?: number; offset?: number },
  ) => {
    const { groups, totalCount } = await me.request('getJoinedGroupList', { memberAccount: me.userID, ...body })
    return { ids: groups.map(({ groupID }) => groupID), topics: groups.map((one) => one.isSupportTopic), totalCount }
  }

  it('are listed apart from other groups, page by page, with topics, without, or both', async () => {
    const { db } = server.context
    const me = await loggedIn(server)
    await ensureGroup(db, { groupID: 'other', type: 'Public', name: 'other', ownerID: '1' })
    await ensureGroup(db, { groupID: '@TGS#_plain', type: 'Community', name: 'plain', ownerID: '1' })
    const [one, two] = [await community(), await community()]
    await community()
    for (const groupID of ['other', two, '@TGS#_plain', one]) await join(groupID, me)
    const type = 'Community' as const
    expect(await listed(me, {})).toEqual({ ids: ['other'], topics: [0], totalCount: 1 })
    expect(await listed(me, { type, limit: 2 })).toMatchObject({ ids: [one, two], topics: [1, 1], totalCount: 3 })
    expect(await listed(me, { type, limit: 2, offset: 2 })).toMatchObject({ ids: ['@TGS#_plain'], topics: [0] })
    expect(await listed(me, { type, isSupportTopic: 1 })).toMatchObject({ ids: [one, two], totalCount: 2 })
    expect(await listed(me, { type, isSupportTopic: 0 })).toMatchObject({ ids: ['@TGS#_plain'], totalCount: 1 })
  })

  it('are unavailable without the commercial ability, and return with it', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    const ask = async () => [
      (await me.request('getJoinedGroupList', { memberAccount: me.userID, type: 'Community' })).errorCode,
      (await me.request('getTopicList', { groupID })).errorCode,
    ]
    /** Servers poll every five seconds and push changes. */
    const purchase = async (list: string) => {
      await changeAppConfig(server.context.db, ['purchased', list], operatorAt())
      clock.skip(5_100)
      await me.next('pushCommercialConfig')
    }
    await purchase('groupCounters')
    expect(await ask()).toEqual(Array<number>(2).fill(ERRORS.COMMUNITY_UNAVAILABLE.code))
    expect((await me.request('getJoinedGroupList', { memberAccount: me.userID })).errorCode).toBe(0)
    await purchase('groupCounters,communities,messageExtensions')
    expect(await ask()).toEqual([0, 0])
  })

  it('list their topics with the community, not among conversations', async () => {
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    await say(topicID(groupID, 'news'), '1', 'x')
    await say(groupID, '1', 'y')
    const { conversations } = await me.request('getConversationList', {})
    expect(conversations.map((one) => one.groupID)).toEqual([groupID])
    const begun = await me.request('syncUnread', { cookie: '' })
    expect(begun.messageList.map((message) => message.groupID)).toEqual([groupID])
    await say(topicID(groupID, 'news'), '1', 'x')
    expect((await me.request('syncUnread', { cookie: begun.cookie })).eventArray).toEqual([])
  })

  it('delete the read marks of a member who leaves; a new membership starts at the newest messages', async () => {
    const { db } = server.context
    const me = await loggedIn(server)
    const groupID = await community('news')
    await join(groupID, me)
    await say(topicID(groupID, 'news'), '1', 'x')
    const marks = () =>
      db.selectFrom('user_conversation').select('conv_id').where('user_id', '=', me.userID).orderBy('conv_id').execute()
    expect(await marks()).toHaveLength(2)
    await removeMember(db, { groupID, userID: me.userID, now: 8 })
    expect(await marks()).toEqual([])
    await join(groupID, me)
    const { topicInfoList } = await me.request('getTopicList', { groupID })
    expect(topicInfoList).toMatchObject([{ unreadCount: 0, selfInfo: { readedSequence: 1 } }])
  })
})

describe('a topic', () => {
  /** The tables that have something of a topic. */
  const leftOf = async (id: string): Promise<string[]> => {
    const found: string[] = []
    const parts = ['version', 'extension', 'extensions', 'receipt', 'hidden'].map((part) => `message_${part}`)
    for (const table of ['message', 'conversation', 'user_conversation', ...parts]) {
      const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE conv_id = ${groupKey(id)}`.execute(
        server.context.db,
      )
      if (rows.length > 0) found.push(table)
    }
    return found
  }

  /** The owner and a member of a community, both logged in. */
  const prepared = async (...names: string[]) => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await community(...names)
    const { db } = server.context
    await db.updateTable('chat_group').set({ owner_id: owner.userID }).where('group_id', '=', groupID).execute()
    await addMember(db, { groupID, userID: owner.userID, role: 'Owner', now: 7 })
    await join(groupID, fan)
    // A login follows the groups of the user.
    const again = ({ userID }: ImClient) => loggedIn(server, { userID, platform: 1 })
    const list = async (client: ImClient) => (await client.request('getTopicList', { groupID })).topicInfoList
    return { groupID, owner: await again(owner), fan: await again(fan), list }
  }

  it('is created by the owner, announced to the members, and has the given profile', async () => {
    const { groupID, owner, fan, list } = await prepared()
    const profile = {
      topicName: 'news',
      avatar: '/n.png',
      introduction: 'about',
      notification: 'rules',
      customData: '{}',
    }
    const { topicID: made } = await owner.request('createTopic', { groupID, ...profile })
    expect(made).toMatch(new RegExp(`^${groupID}@TOPIC#_.+`))
    const named = topicID(groupID, 'talk')
    expect(await owner.request('createTopic', { groupID, topicName: 'talk', topicID: named })).toMatchObject({
      topicID: named,
    })
    for (const id of [made, named])
      expect(await fan.next('pushTopicNotice')).toMatchObject({
        groupID,
        operationType: 17,
        topicIDList: [id],
        operatorID: owner.userID,
      })
    expect((await list(fan)).find((topic) => topic.topicID === made)).toMatchObject({
      ...profile,
      muteAllMembers: 'Off',
    })
    expect(await owner.request('createTopic', { groupID, topicName: 'talk', topicID: named })).toMatchObject({
      errorName: 'INVALID_GROUP_PARAMETERS',
    })
    const elsewhere = { groupID, topicName: 'x', avatar: '//elsewhere.example/n.png' }
    expect(await owner.request('createTopic', elsewhere)).toMatchObject({ errorName: 'PACKAGE_PARSE_FAILED' })
    for (const id of ['talk', topicID('@TGS#_other', 'talk')])
      expect(await owner.request('createTopic', { groupID, topicName: 'x', topicID: id })).toMatchObject({
        errorName: 'INVALID_GROUP_ID',
      })
  })

  it('has messages, history and a read mark of its own, and is in neither the list nor the sync', async () => {
    const { groupID, owner, fan, list } = await prepared('talk')
    const { topicID: id } = await owner.request('createTopic', { groupID, topicName: 'news' })
    expect(await owner.request('sendGroupMessage', { groupID: id, ...text('hello') })).toMatchObject({ sequence: 1 })
    expect(await owner.request('sendGroupMessage', { groupID: id, ...text('again') })).toMatchObject({ sequence: 2 })
    await fan.until(() => fan.messages().length === 2)
    expect(fan.messages()[0]).toMatchObject({ groupID: id, sequence: 1, groupType: 'Community' })
    expect(await fan.request('roamGroupMessages', { groupID: id, count: 15 })).toMatchObject({
      complete: 1,
      messageList: [{ sequence: 1 }, { sequence: 2 }],
    })
    const news = async () => (await list(fan)).find((topic) => topic.topicID === id)
    expect(await news()).toMatchObject({ unreadCount: 2, nextMessageSeq: 3 })
    expect(await fan.request('setGroupRead', { groupID: id, messageReadSeq: 1 })).toMatchObject({ errorCode: 0 })
    expect(await news()).toMatchObject({ unreadCount: 1, selfInfo: { readedSequence: 1 } })
    await fan.request('setGroupRead', { groupID: id, messageReadSeq: 2 })
    expect(await fan.request('setGroupRead', { groupID: id, messageReadSeq: 1 })).toMatchObject({ errorCode: 0 })
    expect(await news()).toMatchObject({ unreadCount: 0, selfInfo: { readedSequence: 2 } })
    const listed = await fan.request('getConversationList', {})
    expect(listed.conversations.map((conversation) => conversation.groupID)).not.toContain(id)
    const { eventArray } = await fan.request('syncUnread', {})
    expect(JSON.stringify(eventArray)).not.toContain(id)
  })

  it('takes the messages that its community does not take', async () => {
    const { groupID, fan } = await prepared('talk')
    expect(await fan.request('sendGroupMessage', { groupID, ...text('hello') })).toMatchObject({
      errorCode: ERRORS.MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL.code,
    })
    const absent = { groupID: topicID(groupID, 'none'), ...text('hello') }
    expect(await fan.request('sendGroupMessage', absent)).toMatchObject({ errorName: 'GROUP_NOT_FOUND' })
    const stranger = await loggedIn(server)
    const there = { groupID: topicID(groupID, 'talk'), ...text('hello') }
    expect(await stranger.request('sendGroupMessage', there)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
  })

  it('is changed by the owner, and the members get what has changed as tip 8 in the topic', async () => {
    const { groupID, owner, fan, list } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const change = { groupID, topicID: id, topicName: 'chatter', muteAllMembers: 'On' as const }
    expect(await owner.request('updateTopic', change)).toMatchObject({ errorCode: 0 })
    await fan.until(() => fan.messages().length === 1)
    expect(fan.messages()[0]).toMatchObject({
      groupID: id,
      fromAccount: owner.userID,
      msgBody: [
        {
          msgType: 'TIMGroupTipElem',
          msgContent: {
            operationType: 8,
            operatorID: owner.userID,
            topicID: id,
            newTopicProfile: { topicName: 'chatter', muteAllMembers: 'On' },
          },
        },
      ],
    })
    expect(await list(fan)).toMatchObject([{ topicName: 'chatter', muteAllMembers: 'On', unreadCount: 0 }])
    expect(await fan.request('sendGroupMessage', { groupID: id, ...text('hello') })).toMatchObject({
      errorName: 'GROUP_MUTE_DENY',
    })
    expect(await owner.request('sendGroupMessage', { groupID: id, ...text('hello') })).toMatchObject({ errorCode: 0 })
    await owner.request('updateTopic', change)
    const { messageList } = await fan.request('roamGroupMessages', { groupID: id, count: 15 })
    expect(messageList).toHaveLength(2)
  })

  it('is deleted with its messages, and another one with its id begins again', async () => {
    const { groupID, owner, fan, list } = await prepared('talk', 'news')
    const id = topicID(groupID, 'talk')
    await fan.request('sendGroupMessage', { groupID: id, ...text('hello') })
    const none = topicID(groupID, 'none')
    expect(await owner.request('deleteTopics', { groupID, topicIDList: [id, none] })).toMatchObject({
      topicIDList: [id],
      resultItem: [{ topicID: none, resultCode: ERRORS.GROUP_NOT_FOUND.code }],
    })
    expect(await fan.next('pushTopicNotice')).toMatchObject({ operationType: 18, topicIDList: [id] })
    expect((await list(fan)).map((topic) => topic.topicName)).toEqual(['name of news'])
    expect(await fan.request('roamGroupMessages', { groupID: id, count: 15 })).toMatchObject({
      errorName: 'GROUP_NOT_FOUND',
    })
    await owner.request('createTopic', { groupID, topicName: 'talk', topicID: id })
    expect(await fan.request('sendGroupMessage', { groupID: id, ...text('hello') })).toMatchObject({ sequence: 1 })
    expect(await owner.request('deleteTopics', { groupID })).toMatchObject({ resultItem: [] })
    expect(await list(fan)).toEqual([])
  })

  it('has messages that are revoked, modified, extended, read and deleted as those of a group', async () => {
    const { groupID, owner, fan } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const asked = { groupID: id, needReadReceipt: true, isSupportExtension: true }
    for (const words of ['one', 'two', 'three']) await fan.request('sendGroupMessage', { ...asked, ...text(words) })
    const changed = async (client: ImClient) => (await client.next('pushMessageChanges')).messageList

    const elements = text('better').msgBody
    await owner.request('modifyGroupMessage', { groupID, topicID: id, sequence: 1, version: 0, elements })
    expect(await changed(fan)).toMatchObject([{ groupID: id, sequence: 1, version: 1, msgBody: elements }])
    const { versionList } = await fan.request('getMessageVersions', { groupID: id, sequence: 1 })
    expect(versionList.map(({ editor }) => editor)).toEqual([fan.userID, owner.userID])

    expect(
      await owner.request('modifyMessageExtensions', {
        groupID: id,
        messageSequence: 1,
        operateType: 1,
        extensionList: [{ key: 'vote', value: 'a', seq: 0 }],
      }),
    ).toMatchObject({ extensions: [{ errorCode: 0 }] })
    expect(await fan.next('pushMessageExtensions')).toMatchObject({ groupID: id, extensionList: [{ key: 'vote' }] })

    expect((await owner.request('sendReadReceipts', { groupID: id, sequenceList: [1] })).errorCode).toBe(0)
    expect(await changed(fan)).toMatchObject([{ sequence: 1, readReceiptInfo: { readCount: 1, unreadCount: 0 } }])
    const detail = { groupID: id, sequence: 1, flag: 0 as const, cursor: '', count: 10 }
    expect(await fan.request('getReadReceiptDetail', detail)).toMatchObject({ userIDList: [owner.userID] })

    const revoked = await owner.request('revokeGroupMessages', { groupID: id, msgSeqList: [2] })
    expect(revoked.recallRetList).toEqual([{ sequence: 2, retCode: 0 }])
    expect(await changed(fan)).toMatchObject([{ groupID: id, sequence: 2, revoker: owner.userID }])
    const notify = { groupID: id, beginTime: 0, endTime: 0, limit: 10 }
    expect(await fan.request('getGroupNotify', notify)).toMatchObject({ revokedList: [{ sequence: 2 }] })

    await fan.request('deleteGroupMessages', { groupID: id, deleter: fan.userID, keyList: [3] })
    const roam = { groupID: id, count: 15 }
    expect((await fan.request('roamGroupMessages', roam)).messageList.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect((await owner.request('roamGroupMessages', roam)).messageList).toHaveLength(3)

    await owner.request('deleteTopics', { groupID, topicIDList: [id] })
    expect(await leftOf(id)).toEqual([])
  })

  it('takes no message while it is deleted, and keeps none that came before', async () => {
    const { groupID, fan } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const { db } = server.context
    const deletion = (trx: Transaction<Database>) => deleteTopics(trx, [id])
    const send = () => fan.request('sendGroupMessage', { groupID: id, ...text('late') })

    let sent = send()
    await sent
    await db.transaction().execute(async (trx) => {
      await deletion(trx)
      sent = send()
    })
    expect(await sent).toMatchObject({ errorName: 'GROUP_NOT_FOUND' })
    expect(await leftOf(id)).toEqual([])

    await addTopic(db, groupID, 'talk')
    let deleted: Promise<void> = Promise.resolve()
    await db.transaction().execute(async (trx) => {
      await appendMessages(trx, [newMessage(groupKey(id), fan.userID, 1, 'early')], 1)
      deleted = db.transaction().execute(deletion)
      await waitsForLock(db, '%FROM topic%FOR UPDATE%')
    })
    await deleted
    expect(await leftOf(id)).toEqual([])
  })

  it('is created, changed and deleted by nobody else, and not in a community without topics', async () => {
    const { groupID, owner, fan } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const refused = { errorName: 'GROUP_PERMISSION_DENY' }
    expect(await fan.request('createTopic', { groupID, topicName: 'mine' })).toMatchObject(refused)
    expect(await fan.request('updateTopic', { groupID, topicID: id, topicName: 'mine' })).toMatchObject(refused)
    expect(await fan.request('deleteTopics', { groupID, topicIDList: [id] })).toMatchObject(refused)
    await server.context.db
      .updateTable('chat_group')
      .set({ is_support_topic: false })
      .where('group_id', '=', groupID)
      .execute()
    await expect
      .poll(async () => (await owner.request('createTopic', { groupID, topicName: 'x' })).errorName, {
        interval: 500,
        timeout: 30_000,
      })
      .toBe('INVALID_GROUP_PARAMETERS')
  })

  it('is not created by an owner who has just passed the community on', async () => {
    const { groupID, owner, fan } = await prepared()
    const { db } = server.context
    expect(await owner.request('createTopic', { groupID, topicName: 'mine' })).toMatchObject({ errorCode: 0 })
    await db.updateTable('chat_group').set({ owner_id: fan.userID }).where('group_id', '=', groupID).execute()
    const role = (name: 'Member' | 'Owner', { userID }: ImClient) =>
      db
        .updateTable('group_member')
        .set({ role: name })
        .where('group_id', '=', groupID)
        .where('user_id', '=', userID)
        .execute()
    await role('Member', owner)
    await role('Owner', fan)
    expect(await owner.request('createTopic', { groupID, topicName: 'late' })).toMatchObject({
      errorName: 'GROUP_PERMISSION_DENY',
    })
    expect(await fan.request('createTopic', { groupID, topicName: 'mine' })).toMatchObject({ errorCode: 0 })
  })

  it('says which unread messages mention the member or everybody', async () => {
    const { groupID, owner, fan, list } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const { db } = server.context
    const mention = (sender: string, groupAtInfo: string[]) => {
      const message = newMessage(groupKey(id), sender, (mentions += 1), 'hello')
      return appendMessages(db, [{ ...message, details: { ...message.details, groupAtInfo } }], 1)
    }
    await mention(owner.userID, [fan.userID])
    await mention(owner.userID, ['__kImSDK_MesssageAtALL__'])
    await mention(owner.userID, ['someone'])
    await mention(fan.userID, [fan.userID])
    expect((await list(fan))[0]?.groupAtInfoList).toMatchObject([
      { from: owner.userID, groupID, topicID: id, atTypeArray: [1], sequence: 1 },
      { from: owner.userID, atTypeArray: [2], sequence: 2 },
    ])
    const tip = { from: owner.userID, to: fan.userID, messageSeq: 1, messageRandom: 1, groupID: id }
    await fan.request('deleteAtTips', { messageListToDelete: [tip] })
    expect((await list(fan))[0]?.groupAtInfoList).toMatchObject([{ sequence: 2 }])
    await fan.request('setGroupRead', { groupID: id, messageReadSeq: 2 })
    expect((await list(fan))[0]?.groupAtInfoList).toEqual([])
  })

  it('keeps the reminder of a topic for the member, and tells the member’s other devices', async () => {
    const { groupID, fan, list } = await prepared('talk')
    const id = topicID(groupID, 'talk')
    const other = await loggedIn(server, { userID: fan.userID, instanceID: fan.instanceID })
    await fan.request('setGroupMute', { groupID: id, messageRemindType: 'AcceptNotNotify' })
    const notice = { groupID, operationType: 20, topicIDList: [id], operatorID: fan.userID }
    expect(await other.next('pushTopicNotice')).toMatchObject(notice)
    expect((await list(other))[0]?.selfInfo.messageRemindType).toBe('AcceptNotNotify')
  })
})

let mentions = 0
