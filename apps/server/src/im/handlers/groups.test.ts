import { ERRORS, NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { loggedIn, newGuest, text } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import type { RunningServer } from '../../server'
import { addMember, ensureGroup } from '../../store/im/groups'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const group = (groupID: string, type: 'Public' | 'Private' | 'AVChatRoom', ownerID = '1') =>
  ensureGroup(server.context.db, { groupID, type, name: `name of ${groupID}`, ownerID, createdAt: 5 })

describe('joinGroup', () => {
  it('adds members to a public group once, and guests only to chat rooms', async () => {
    await group('public1', 'Public')
    await group('room1', 'AVChatRoom')
    const member = await loggedIn(server)
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    expect(await member.request('joinGroup', { groupID: 'public1' })).toMatchObject({
      joinedStatus: 'JoinedSuccess',
      avChatRoomFlag: 0,
    })
    const option = (joinOption: 'FreeAccess' | 'DisableApply') =>
      server.context.db
        .updateTable('chat_group')
        .set({ join_option: joinOption })
        .where('group_id', '=', 'public1')
        .execute()
    for (const joinOption of ['DisableApply', 'FreeAccess'] as const) {
      await option(joinOption)
      expect((await member.request('joinGroup', { groupID: 'public1' })).joinedStatus).toBe('AlreadyInGroup')
    }
    expect((await guest.request('joinGroup', { groupID: 'public1' })).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    expect(await guest.request('joinGroup', { groupID: 'room1' })).toMatchObject({
      joinedStatus: 'JoinedSuccess',
      avChatRoomFlag: 1,
      startSeq: 1,
      messageList: [],
    })
  })

  it('refuses a private group and an unknown group', async () => {
    await group('private1', 'Private')
    const member = await loggedIn(server)
    expect((await member.request('joinGroup', { groupID: 'private1' })).errorCode).toBe(
      ERRORS.GROUP_PERMISSION_DENY.code,
    )
    expect((await member.request('joinGroup', { groupID: 'nowhere' })).errorCode).toBe(ERRORS.GROUP_NOT_FOUND.code)
  })

  it('stops at the maximum of members, also for concurrent joins', async () => {
    await group('small', 'Public')
    await server.context.db
      .updateTable('chat_group')
      .set({ max_member_count: 3 })
      .where('group_id', '=', 'small')
      .execute()
    const clients = await Promise.all(Array.from({ length: 6 }, () => loggedIn(server)))
    const replies = await Promise.all(clients.map((client) => client.request('joinGroup', { groupID: 'small' })))
    expect(replies.filter(({ errorCode }) => errorCode === 0)).toHaveLength(3)
  })

  it('returns the latest messages of a chat room, and the start for polling', async () => {
    await group('room2', 'AVChatRoom')
    const [a, b] = [await loggedIn(server), await loggedIn(server)]
    await a.request('joinGroup', { groupID: 'room2' })
    for (const words of ['1', '2', '3']) await a.request('sendGroupMessage', { groupID: 'room2', ...text(words) })
    const joined = await b.request('joinGroup', { groupID: 'room2' })
    expect(joined.startSeq).toBe(4)
    expect(joined.messageList).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3, senderRole: '' }])
    const withoutHistory = await b.request('joinGroup', { groupID: 'room2', historyMessageFlag: 0 })
    expect(withoutHistory).toMatchObject({ joinedStatus: 'AlreadyInGroup', messageList: [] })
  })

  it('is refused beyond the rooms that one connection may listen to', async () => {
    const client = await loggedIn(server)
    const codes = []
    for (let i = 0; i < 11; i += 1) {
      await group(`many${i}`, 'AVChatRoom')
      codes.push((await client.request('joinGroup', { groupID: `many${i}` })).errorCode)
    }
    expect(codes).toEqual([...Array<number>(10).fill(0), ERRORS.GROUP_PERMISSION_DENY.code])
  })
})

describe('quitGroup', () => {
  it('ends only the membership of the caller', async () => {
    await group('public4', 'Public')
    const [leaves, stays] = [await loggedIn(server), await loggedIn(server)]
    for (const client of [leaves, stays]) await client.request('joinGroup', { groupID: 'public4' })
    await leaves.request('sendGroupMessage', { groupID: 'public4', ...text('farewell') })
    await stays.request('setGroupRead', { groupID: 'public4', messageReadSeq: 1 })
    expect((await leaves.request('quitGroup', { groupID: 'public4' })).errorCode).toBe(0)
    const groupsOf = async (client: typeof stays) =>
      (await client.request('getJoinedGroupList', { memberAccount: client.userID })).groups
    expect(await groupsOf(leaves)).toEqual([])
    expect(await groupsOf(stays)).toMatchObject([
      { groupID: 'public4', memberCount: 1, selfInfo: { readedSequence: 1 } },
    ])
  })

  it('ends one membership, not the others of the caller', async () => {
    const client = await loggedIn(server)
    for (const groupID of ['public5', 'public6']) {
      await group(groupID, 'Public')
      await client.request('joinGroup', { groupID })
    }
    await client.request('quitGroup', { groupID: 'public5' })
    const { groups } = await client.request('getJoinedGroupList', { memberAccount: client.userID })
    expect(groups.map(({ groupID }) => groupID)).toEqual(['public6'])
  })

  it('is refused for non-members and the owner', async () => {
    const [owner, stranger] = [await loggedIn(server), await loggedIn(server)]
    await group('public7', 'Public', owner.userID)
    await owner.request('joinGroup', { groupID: 'public7' })
    for (const client of [owner, stranger])
      expect((await client.request('quitGroup', { groupID: 'public7' })).errorCode).toBe(
        ERRORS.GROUP_PERMISSION_DENY.code,
      )
    expect((await owner.request('sendGroupMessage', { groupID: 'public7', ...text('still here') })).errorCode).toBe(0)
    expect(
      await server.context.db.selectFrom('group_departure').selectAll().where('group_id', '=', 'public7').execute(),
    ).toEqual([])
  })
})

describe('getGroupInfo', () => {
  it('returns profiles, and the reason for each missing one', async () => {
    await group('public2', 'Public', '77')
    await group('private2', 'Private')
    await group('private3', 'Private')
    const client = await loggedIn(server)
    await addMember(server.context.db, { groupID: 'private3', userID: client.userID, role: 'Member', now: 1 })
    await client.request('joinGroup', { groupID: 'public2' })
    await client.request('sendGroupMessage', { groupID: 'public2', ...text('x') })
    const { groupInfoList, resultItem } = await client.request('getGroupInfo', {
      groupIDList: ['public2', 'private2', 'private3', 'nowhere', 'public2'],
    })
    expect(groupInfoList).toMatchObject([
      {
        groupID: 'public2',
        type: 'Public',
        name: 'name of public2',
        ownerID: '77',
        createTime: 5,
        memberCount: 1,
        nextMessageSeq: 3,
        joinOption: 'FreeAccess',
        muteAllMembers: 'Off',
      },
      { groupID: 'private3', memberCount: 1 },
    ])
    expect(resultItem).toMatchObject([
      { groupID: 'private2', resultCode: ERRORS.GROUP_PERMISSION_DENY.code },
      { groupID: 'nowhere', resultCode: ERRORS.GROUP_NOT_FOUND.code },
    ])
  })

  it('is limited to twenty calls a second for each user', async () => {
    const [client, other] = [await loggedIn(server), await loggedIn(server)]
    const ask = (of: typeof client) => of.request('getGroupInfo', { groupIDList: [NOTIFY_ROOM] })
    clock.skip(1_500)
    const replies = await Promise.all(Array.from({ length: 21 }, () => ask(client)))
    expect(replies.map(({ errorCode }) => errorCode)).toEqual([
      ...Array<number>(20).fill(0),
      ERRORS.OVER_FREQUENCY_LIMIT.code,
    ])
    expect((await ask(other)).errorCode).toBe(0)
    clock.skip(1_100)
    expect((await ask(client)).errorCode).toBe(0)
  })
})

describe('getOnlineMemberCount', () => {
  it('counts users, not tabs, without those who left, disconnected for a moment, or stopped polling', async () => {
    await group('room3', 'AVChatRoom')
    const count = async () => (await watcher.request('getOnlineMemberCount', { groupID: 'room3' })).onlineMemberNum
    const watcher = await loggedIn(server)
    const [a, b, c] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const tab = await loggedIn(server, { userID: a.userID, instanceID: a.instanceID })
    for (const client of [a, tab, b, c]) await client.request('joinGroup', { groupID: 'room3' })
    expect(await watcher.request('getOnlineMemberCount', { groupID: 'room3' })).toMatchObject({ expireTime: 5 })
    expect(await count()).toBe(3)

    await a.request('quitGroup', { groupID: 'room3' })
    expect(await count()).toBe(3)
    await tab.request('quitGroup', { groupID: 'room3' })
    expect(await count()).toBe(2)

    b.socket.terminate()
    await b.closed
    expect(await count()).toBe(2)
    clock.skip(29_000)
    await watcher.request('ping', {})
    expect(await count()).toBe(2)
    clock.skip(2_000)
    expect(await count()).toBe(1)

    for (let i = 0; i < 4; i += 1) {
      clock.skip(20_000)
      await Promise.all([watcher.request('ping', {}), c.request('ping', {})])
    }
    expect(await count()).toBe(0)
  })

  it('counts the members of a group who are connected', async () => {
    await group('public3', 'Public')
    const [a, b] = [await loggedIn(server), await loggedIn(server)]
    for (const client of [a, b]) await client.request('joinGroup', { groupID: 'public3' })
    const count = async () => (await a.request('getOnlineMemberCount', { groupID: 'public3' })).onlineMemberNum
    expect(await count()).toBe(2)
    b.socket.terminate()
    await expect.poll(count).toBe(1)
  })
})

describe('getJoinedGroupList', () => {
  it('pages through the groups of the caller, with its membership in each', async () => {
    const me = await loggedIn(server)
    for (const name of ['list3', 'list1', 'list2']) {
      await group(name, name === 'list1' ? 'Private' : 'Public')
      await addMember(server.context.db, { groupID: name, userID: me.userID, role: 'Admin', now: 7 })
    }
    await group('list4', 'Public')
    await me.request('sendGroupMessage', { groupID: 'list2', ...text('hello') })
    await me.request('setGroupRead', { groupID: 'list2', messageReadSeq: 1 })
    const page = (offset: number) => me.request('getJoinedGroupList', { memberAccount: me.userID, limit: 2, offset })
    const [first, second] = [await page(0), await page(2)]
    expect([...first.groups, ...second.groups].map(({ groupID }) => groupID)).toEqual(['list1', 'list2', 'list3'])
    expect([first.totalCount, second.totalCount]).toEqual([3, 3])
    expect(first.groups[1]).toMatchObject({
      name: 'name of list2',
      memberCount: 1,
      nextMessageSeq: 2,
      selfInfo: { role: 'Admin', joinTime: 7, readedSequence: 1, messageRemindType: 'AcceptAndNotify' },
    })
  })

  it('names the messages after the read mark that do not count as unread', async () => {
    const [me, other] = [await loggedIn(server), await loggedIn(server)]
    await group('uncounted', 'Public')
    for (const { userID } of [me, other])
      await addMember(server.context.db, { groupID: 'uncounted', userID, role: 'Member', now: 7 })
    const say = (client: typeof me, options: object = {}) =>
      client.request('sendGroupMessage', { groupID: 'uncounted', ...text('hello'), ...options })
    for (const client of [other, me, other, other]) await say(client)
    await say(other, { messageControlInfo: { excludedFromUnreadCount: true } })
    await say(other, { receiverList: ['7'] })
    await say(other)
    await other.request('revokeGroupMessages', { groupID: 'uncounted', msgSeqList: [3] })
    await me.request('deleteGroupMessages', { groupID: 'uncounted', deleter: me.userID, keyList: [4] })
    const own = async () => {
      const { groups } = await me.request('getJoinedGroupList', { memberAccount: me.userID })
      return groups[0]?.selfInfo?.excludedUnreadSequenceList
    }
    expect(await own()).toEqual([2, 3, 4, 5, 6])
    await me.request('setGroupRead', { groupID: 'uncounted', messageReadSeq: 4 })
    expect(await own()).toEqual([5, 6])
  })

  it('skips none if a group of the previous page is left meanwhile', async () => {
    const me = await loggedIn(server)
    for (const name of ['paged1', 'paged2', 'paged3']) {
      await group(name, 'Public')
      await me.request('joinGroup', { groupID: name })
    }
    const page = (next: string) => me.request('getJoinedGroupList', { memberAccount: me.userID, limit: 2, next })
    const first = await page('')
    await me.request('quitGroup', { groupID: 'paged1' })
    const second = await page(first.next)
    expect([first.next, second.groups.map(({ groupID }) => groupID), second.next]).toEqual(['paged2', ['paged3'], ''])
  })

  it('is visible only to the caller, at most 50 per page', async () => {
    const me = await loggedIn(server)
    const ask = async (body: object) =>
      (await me.request('getJoinedGroupList', { memberAccount: me.userID, ...body })).errorCode
    expect(await ask({ memberAccount: '1' })).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    expect(await ask({ limit: 51 })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
    expect(await ask({ responseFilter: { groupBaseInfoFilter: ['Colour'] } })).toBe(ERRORS.PACKAGE_PARSE_FAILED.code)
  })

  it('has, like a profile, only the fields that a filter names, and always the id', async () => {
    const me = await loggedIn(server)
    const groupCustomField = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]
    const { groupID } = await me.request('createGroup', { type: 'Public', name: 'fans', groupCustomField })
    const filter = { groupBaseInfoFilter: ['Name', 'Owner_Account'], selfInfoFilter: ['Role'] }
    const shown = { groupID, name: 'fans', ownerID: me.userID, selfInfo: { role: 'Owner' } }
    const list = { memberAccount: me.userID, responseFilter: filter }
    expect((await me.request('getJoinedGroupList', list)).groups).toEqual([shown])
    const none = {
      groupBaseInfoFilter: [] as string[],
      selfInfoFilter: [] as string[],
      groupCustomFieldFilter: [] as string[],
    }
    const ask = async (some: Partial<typeof none>) => {
      const responseFilter = { ...none, ...some }
      return (await me.request('getGroupInfo', { groupIDList: [groupID], responseFilter })).groupInfoList[0]
    }
    expect(await ask(filter)).toEqual(shown)
    const own = { groupCustomField: [{ key: 'b', value: '2' }] }
    expect(await ask({ ...filter, groupCustomFieldFilter: ['b'] })).toEqual({ ...shown, ...own })
    expect(await ask({ groupCustomFieldFilter: ['b'] })).toMatchObject({ ...own, introduction: '', memberCount: 1 })
  })
})
