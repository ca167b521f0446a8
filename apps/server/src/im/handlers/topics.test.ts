import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { addTopic, newCommunity, storeText, topicID } from '../../../test/communities'
import { loggedIn, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { restrict } from '../../services/moderation/restrict'
import { addMember, ensureGroup, removeMember } from '../../store/im/groups'
import { changeAppConfig } from '../../commands/change-app-config'

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
    let reply = await me.request('getTopicList', { groupID })
    // Asked seldom, because the command has a limit.
    while (reply.topicInfoList[0]?.selfInfo.muteTime !== muteTime) {
      await sleep(500)
      reply = await me.request('getTopicList', { groupID })
    }
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
          version: 0,
          isRevoked: 0,
          revoker: '',
        }) as unknown,
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
      await changeAppConfig(server.context.db, ['purchased', list])
      clock.skip(5_100)
      await me.next('pushCommercialConfig')
    }
    await purchase('groupCounters')
    expect(await ask()).toEqual(Array<number>(2).fill(ERRORS.COMMUNITY_UNAVAILABLE.code))
    expect((await me.request('getJoinedGroupList', { memberAccount: me.userID })).errorCode).toBe(0)
    await purchase('groupCounters,communities')
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
