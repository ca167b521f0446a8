import { ERRORS } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, text, type Answer, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'
import { PAGE_BYTES } from '../gateway/limits'
import { createSyncCookies } from '../sync/sync-cookie'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const say = async (from: ImClient, to: ImClient, words: string, count = 1) => {
  for (let i = 0; i < count; i += 1) {
    const { errorInfo } = await from.request('sendC2CMessage', { toAccount: to.userID, ...text(words) })
    if (errorInfo !== '') throw new Error(errorInfo)
  }
}

const club = async (groupID: string, ...members: ImClient[]) => {
  const { db } = server.context
  await ensureGroup(db, { groupID, type: 'Public', name: `name of ${groupID}`, ownerID: '1' })
  for (const { userID } of members) await addMember(db, { groupID, userID, role: 'Member', now: 1 })
}

const now = () => Math.floor(Date.now() / 1_000)

/** All pages of one run. */
const run = async (client: ImClient, cookie = '', isOnlineSync: 0 | 1 = 0, lastMessageTime = 0) => {
  const pages = []
  for (let syncFlag: 0 | 1 | 2 = 0; syncFlag !== 2;) {
    const page: Answer<'syncUnread'> = await client.request('syncUnread', {
      cookie,
      syncFlag,
      isOnlineSync,
      lastMessageTime,
    })
    if (page.errorCode !== 0) throw new Error(page.errorInfo)
    pages.push(page)
    cookie = page.cookie
    syncFlag = page.syncFlag
  }
  return {
    cookie,
    pages,
    messages: pages.flatMap(({ messageList }) => messageList),
    /** Of conversations and groups. */
    events: pages.flatMap(({ eventArray }) => eventArray.filter(({ event }) => event !== 'list')),
    remaining: pages.flatMap(({ C2CRemainingUnreadList }) => C2CRemainingUnreadList),
    pairs: pages.flatMap(({ C2CPairUnreadList }) => C2CPairUnreadList),
  }
}

const groupsLeft = ({ events }: Awaited<ReturnType<typeof run>>) =>
  events.flatMap((event) => (event.event === 'groupLeft' ? [event.groupID] : []))

describe('a sync with an empty cookie', () => {
  it('returns the newest unread messages, and counts the others', async () => {
    const [me, friend, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await club('sync1', me, friend)
    await say(friend, me, 'read')
    await me.request('setC2CRead', { peerAccount: friend.userID, messageReadSeq: 1 })
    await say(friend, me, 'unread', 17)
    await say(me, other, 'mine')
    await friend.request('sendGroupMessage', { groupID: 'sync1', ...text('all') })
    const { messages, events, remaining, pairs } = await run(me)
    const ofFriend = messages.filter(({ toAccount }) => toAccount === me.userID)
    expect(ofFriend.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 15 }, (_, i) => i + 4))
    expect(messages.filter(({ groupID }) => groupID === 'sync1')).toHaveLength(1)
    expect(events).toHaveLength(2)
    expect(events).toContainEqual({
      event: 'conversation',
      type: 1,
      toAccount: friend.userID,
      groupID: '',
      groupType: '',
      name: 'fan',
      avatar: '/a.png',
      unreadCount: 17,
      sequence: 18,
      messageReadSeq: 1,
      ownerID: '',
      memberCount: 0,
      pinnedTimeStamp: 0,
      standardMark: '',
      customData: '',
      convGroupIDList: [],
      messageRemindType: 'AcceptAndNotify',
      clearSeq: 0,
      deletedSeq: 0,
      version: expect.any(Number),
    })
    expect(events).toContainEqual(expect.objectContaining({ groupID: 'sync1', groupType: 'Public', unreadCount: 1 }))
    expect(remaining).toEqual([{ peerAccount: friend.userID, unreadCount: 2 }])
    expect(pairs).toEqual([{ peerAccount: friend.userID, peerReadSeq: 0, peerReadTime: 0, unreadCount: 0 }])
  })

  it('is returned in pages of limited size, each conversation once', async () => {
    const me = await loggedIn(server)
    const friends = []
    for (let i = 0; i < 4; i += 1) friends.push(await loggedIn(server))
    for (const friend of friends) await say(friend, me, 'x'.repeat(8_000), 7)
    const { pages, messages, events } = await run(me)
    expect(pages.map(({ syncFlag }) => syncFlag)).toEqual([1, 2])
    for (const page of pages) expect(Buffer.byteLength(JSON.stringify(page.messageList))).toBeLessThan(PAGE_BYTES)
    expect(events).toHaveLength(4)
    expect(messages).toHaveLength(28)
  })
})

describe('a sync with a cookie', () => {
  it('SRV-6: returns everything that has changed since, once', async () => {
    const [me, friend, quiet] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await say(quiet, me, 'before')
    await say(me, friend, 'before')
    const first = await run(me)
    await say(friend, me, 'since')
    const second = await run(me, first.cookie, 1)
    expect(second.events).toMatchObject([{ toAccount: friend.userID, sequence: 2, unreadCount: 1 }])
    expect(second.messages.at(-1)).toMatchObject({ sequence: 2, fromAccount: friend.userID })
    let { cookie } = second
    // Changes made while another transaction was open are sent once more.
    const next = async () => {
      const { events, messages, cookie: after } = await run(me, cookie, 1)
      cookie = after
      return [events, messages]
    }
    await expect.poll(next).toEqual([[], []])
  })

  it('returns moved read marks of both sides', async () => {
    const [me, friend] = [await loggedIn(server), await loggedIn(server)]
    const phone = await loggedIn(server, { userID: me.userID, platform: 1 })
    await say(friend, me, 'to me', 3)
    await say(me, friend, 'to the friend', 2)
    const { cookie } = await run(me)
    await phone.request('setC2CRead', { peerAccount: friend.userID, messageReadSeq: 2 })
    const mine = await run(me, cookie, 1)
    expect(mine.events).toMatchObject([{ messageReadSeq: 2, unreadCount: 1 }])
    await friend.request('setC2CRead', { peerAccount: me.userID, messageReadSeq: 4 })
    const theirs = await run(me, mine.cookie, 1)
    expect(theirs.pairs).toEqual([
      { peerAccount: friend.userID, peerReadSeq: 4, peerReadTime: expect.any(Number), unreadCount: 1 },
    ])
    expect(Math.abs((theirs.pairs[0]?.peerReadTime ?? 0) - now())).toBeLessThan(60)
  })

  it('returns groups that were joined or left on another device', async () => {
    const me = await loggedIn(server)
    const speaker = await loggedIn(server)
    await club('sync2', speaker)
    await speaker.request('sendGroupMessage', { groupID: 'sync2', ...text('before') })
    const { cookie } = await run(me)
    await me.request('joinGroup', { groupID: 'sync2' })
    const joined = await run(me, cookie, 1)
    expect(joined.events).toMatchObject([
      { event: 'group', groupID: 'sync2', selfInfo: { role: 'Member' } },
      { event: 'conversation', groupID: 'sync2', sequence: 2, unreadCount: 0 },
    ])
    await me.request('quitGroup', { groupID: 'sync2' })
    const left = await run(me, joined.cookie, 1)
    expect(left.events).toMatchObject([
      { event: 'groupLeft', groupID: 'sync2' },
      { event: 'conversation', toAccount: '@TIM#SYSTEM' },
    ])
    await me.request('joinGroup', { groupID: 'sync2' })
    expect((await run(me, left.cookie, 1)).events).toMatchObject([
      { event: 'group', groupID: 'sync2' },
      { event: 'conversation', groupID: 'sync2' },
    ])
  })

  it('returns a left group to the user who left it, also if another user returns', async () => {
    const [stays, leaves, returns] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await club('sync4', stays, leaves, returns)
    const [cookie, cookieOfLeaver] = [(await run(stays)).cookie, (await run(leaves)).cookie]
    await leaves.request('quitGroup', { groupID: 'sync4' })
    await returns.request('quitGroup', { groupID: 'sync4' })
    await returns.request('joinGroup', { groupID: 'sync4' })
    expect(groupsLeft(await run(stays, cookie, 1))).toEqual([])
    expect(groupsLeft(await run(leaves, cookieOfLeaver, 1))).toEqual(['sync4'])
  })

  it('returns a left group once over several pages', async () => {
    const me = await loggedIn(server)
    await club('sync5', me)
    const { cookie } = await run(me)
    await me.request('quitGroup', { groupID: 'sync5' })
    for (let i = 0; i < 4; i += 1) await say(await loggedIn(server), me, 'x'.repeat(8_000), 7)
    const found = await run(me, cookie, 1)
    expect(found.pages.length).toBeGreaterThan(1)
    expect(groupsLeft(found)).toEqual(['sync5'])
  })

  it('omits messages older than the client’s, but returns the state of the conversation', async () => {
    const [me, friend] = [await loggedIn(server), await loggedIn(server)]
    await say(friend, me, 'old')
    const { cookie } = await run(me)
    await server.context.db
      .updateTable('message')
      .set({ time: now() - 600 })
      .where('sender', '=', friend.userID)
      .execute()
    await say(friend, me, 'new')
    const cookies = createSyncCookies(server.context.config.secrets)
    const early = cookies.write({ ...cookies.read(cookie, me.userID, now())!, time: 0 })
    for (const [from, lastMessageTime] of [
      [cookie, 0],
      [early, now()],
    ] as const) {
      const { messages, events } = await run(me, from, 1, lastMessageTime)
      expect(messages.map(({ sequence }) => sequence)).toEqual([2])
      expect(events).toMatchObject([{ sequence: 2 }])
    }
  })

  it('returns the newest message of a conversation at any age', async () => {
    const [me, friend, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const { cookie } = await run(me)
    await say(friend, me, 'old', 2)
    await server.context.db
      .updateTable('message')
      .set({ time: now() - 600 })
      .where('sender', '=', friend.userID)
      .execute()
    await say(other, me, 'new')
    const { messages } = await run(me, cookie, 1, now())
    expect(messages.map(({ fromAccount, sequence }) => [fromAccount, sequence]).toSorted()).toEqual(
      [
        [friend.userID, 2],
        [other.userID, 1],
      ].toSorted(),
    )
  })

  it('finds changes committed after it by a transaction that started before it', async () => {
    const [me, friend, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    await say(friend, me, 'first')
    let cookie = ''
    await server.context.db.transaction().execute(async (trx) => {
      await sql`UPDATE conversation SET seq = seq WHERE conv_id LIKE ${`%${me.userID}%`}`.execute(trx)
      // A transaction that started later has already committed.
      await say(friend, other, 'elsewhere')
      cookie = (await run(me)).cookie
    })
    expect((await run(me, cookie, 1)).events).toMatchObject([{ toAccount: friend.userID }])
  })

  it('that is invalid, of another user, of another store or too old is refused by name', async () => {
    const [me, other] = [await loggedIn(server), await loggedIn(server)]
    const { cookie } = await run(me)
    const [key, body = '', mac] = cookie.split('.')
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"time":', '"time":1')).toString(
      'base64url',
    )
    const cookies = createSyncCookies(server.context.config.secrets)
    const place = cookies.read(cookie, me.userID, now())!
    const refused = [
      'x',
      '...',
      `${cookie}x`,
      `${key}.${forged}.${mac}`,
      (await run(other)).cookie,
      cookies.write({ ...place, nextTime: now() - 8 * 86_400 }),
      cookies.write({ ...place, storeID: '1' }),
      cookies.write({ ...place, since: 1 as never }),
      cookies.write({ ...place, since: '9'.repeat(18) }),
    ]
    for (const broken of refused) {
      const reply = await me.request('syncUnread', { cookie: broken })
      expect(reply.errorCode, broken).toBe(ERRORS.SYNC_COOKIE_INVALID.code)
    }
    expect((await me.request('syncUnread', { cookie })).errorCode).toBe(0)
  })
})

describe('getMessages', () => {
  it('returns messages by sequence, and lists missing ones', async () => {
    const [me, friend] = [await loggedIn(server), await loggedIn(server)]
    await say(friend, me, 'one of three', 3)
    await server.context.db.deleteFrom('message').where('sender', '=', friend.userID).where('seq', '=', 2).execute()
    const reply = await me.request('getMessages', { peerAccount: friend.userID, sequenceList: [1, 2, 3, 4] })
    expect(reply.messageList.map(({ sequence }) => sequence)).toEqual([1, 3])
    expect(reply.invisibleSequenceList).toEqual([2])
  })

  it('needs permission to read', async () => {
    const [me, member] = [await loggedIn(server), await loggedIn(server)]
    await club('sync3', member)
    await member.request('sendGroupMessage', { groupID: 'sync3', ...text('ours') })
    const asked = { groupID: 'sync3', sequenceList: [1] }
    expect((await member.request('getMessages', asked)).messageList).toHaveLength(1)
    expect((await me.request('getMessages', asked)).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    for (const neither of [{}, { peerAccount: member.userID, groupID: 'sync3' }])
      expect((await me.request('getMessages', { ...neither, sequenceList: [1] })).errorCode).toBe(
        ERRORS.PACKAGE_PARSE_FAILED.code,
      )
  })
})
