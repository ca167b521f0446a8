import { MESSAGE_KINDS } from '@org/im-sdk/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newCommunity, storeText, topicID } from '../../../test/communities'
import { loggedIn, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember } from '../../store/im/groups'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const RULES = structuredClone(MESSAGE_KINDS)
afterEach(() => {
  for (const kind of ['in', 'out'] as const) Object.assign(MESSAGE_KINDS[kind], RULES[kind])
})

/** What each row says, and then with one cell turned round: unread with a friend and another, and the last words. */
const CASES = [
  { change: null, unread: [17, 1], last: ['mine', 'theirs'] },
  { change: { kind: 'in', cell: 'counts' }, unread: [0, 0], last: ['mine', 'theirs'] },
  { change: { kind: 'out', cell: 'counts' }, unread: [18, 2], last: ['mine', 'theirs'] },
  { change: { kind: 'in', cell: 'mayBeLast' }, unread: [17, 1], last: ['mine', 'mine'] },
  { change: { kind: 'out', cell: 'mayBeLast' }, unread: [17, 1], last: ['theirs', 'theirs'] },
] as const

const turn = (change: (typeof CASES)[number]['change']): void => {
  if (change === null) return
  Object.assign(MESSAGE_KINDS[change.kind], { [change.cell]: !RULES[change.kind][change.cell] })
}

interface Shown {
  readonly unreadCount: number
  readonly lastMessage: { readonly msgBody: readonly { readonly msgContent: object }[] } | null
}
const facts = (shown: readonly Shown[]) => ({
  unread: shown.map(({ unreadCount }) => unreadCount),
  last: shown.map(({ lastMessage }) => Object.values(lastMessage?.msgBody[0]?.msgContent ?? {})[0] as unknown),
})

const say = async (from: ImClient, to: ImClient, words: string, count = 1) => {
  for (let i = 0; i < count; i += 1)
    expect(await from.request('sendC2CMessage', { toAccount: to.userID, ...text(words) })).toMatchObject({
      errorCode: 0,
    })
}

describe.each(CASES)(
  'what counts and what is last goes by the row of its kind: $change',
  ({ change, unread, last }) => {
    it('in the list of conversations and in a sync', async () => {
      const [me, friend, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
      await say(friend, me, 'theirs', 17)
      await say(me, friend, 'mine')
      await say(me, other, 'mine')
      await say(other, me, 'theirs')
      turn(change)
      const { conversations } = await me.request('getConversationList', {})
      const peers = [friend, other].map(({ userID }) => conversations.filter(({ toAccount }) => toAccount === userID))
      expect(facts(peers.flat())).toEqual({ unread, last })
      const { eventArray, C2CRemainingUnreadList } = await me.request('syncUnread', {
        cookie: '',
        syncFlag: 0,
        isOnlineSync: 0,
        lastMessageTime: 0,
      })
      const counted = eventArray.flatMap((event) => (event.event === 'conversation' ? [event.unreadCount] : []))
      expect(counted.toSorted((a, b) => b - a)).toEqual(unread.filter((count) => count > 0))
      // Of the 18 messages with the friend it returns the newest 15.
      const isUnread = unread[0] > 0
      expect(C2CRemainingUnreadList).toEqual(isUnread ? [{ peerAccount: friend.userID, unreadCount: 3 }] : [])
    })

    it('in the topics of a community', async () => {
      const { db } = server.context
      const me = await loggedIn(server)
      const groupID = await newCommunity(db, 'friends', 'others')
      await addMember(db, { groupID, userID: me.userID, role: 'Member', now: 7 })
      const [friends, others] = [topicID(groupID, 'friends'), topicID(groupID, 'others')]
      for (let i = 0; i < 17; i += 1) await storeText(db, friends, '1', 'theirs')
      await storeText(db, friends, me.userID, 'mine')
      await storeText(db, others, me.userID, 'mine')
      await storeText(db, others, '1', 'theirs')
      turn(change)
      const { topicInfoList } = await me.request('getTopicList', { groupID })
      expect(facts(topicInfoList)).toEqual({ unread, last })
    })
  },
)
