import { ERRORS, ROOM_EVENT } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { newCommunity } from '../../../test/communities'
import { loggedIn, newGuest, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { announce, announcing } from '../../outbox/announce'
import type { RunningServer } from '../../server'
import { ensureGroup } from '../../store/im/groups'
import { deleteManager, insertManager } from '../../store/live/room-managers'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock, rateLimits: false })
})
afterAll(() => server.stop())

let made = 0
/** A room of the owner with these listeners. */
const newRoom = async (owner: ImClient, ...listeners: ImClient[]) => {
  const groupID = `members${(made += 1)}`
  await ensureGroup(server.context.db, { groupID, type: 'AVChatRoom', name: groupID, ownerID: owner.userID })
  for (const client of [owner, ...listeners]) await client.request('joinGroup', { groupID })
  return groupID
}
/** A user may list the members once in three seconds. */
const list = (client: ImClient, request: { groupID: string; limit?: number; next?: string; markType?: number }) => {
  clock.skip(3_001)
  return client.request('getRoomMemberList', request)
}
const idsOf = (members: readonly { readonly userID: string }[]) => members.map(({ userID }) => userID)

describe('a mute in a chat room', () => {
  it('is in the reply, in the list of listeners and in their profiles, until it ends', async () => {
    const [owner, troll] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, troll)
    const { userID } = troll
    const now = () => Math.floor(clock.now() / 1_000)
    const { member } = await owner.request('setGroupMemberInfo', { groupID, userID, muteTime: 600 })
    expect(member.muteTime).toBeGreaterThan(now() + 590)
    const shown = async () => {
      const { members } = await list(owner, { groupID })
      const profile = await owner.request('getGroupMemberProfile', { groupID, userIDList: [userID, 'nobody'] })
      return [members.find((one) => one.userID === userID)?.muteTime, ...profile.members.map((one) => one.muteTime)]
    }
    expect(await shown()).toEqual([member.muteTime, member.muteTime])
    await owner.request('setGroupMemberInfo', { groupID, userID, muteTime: 0 })
    expect(await shown()).toEqual([0, 0])
  })
})

describe('the role of a listener', () => {
  it('is told to it with the group, and chooses those who are listed', async () => {
    const [owner, helper, fan] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, helper, fan)
    await insertManager(server.context.db, { group_id: groupID, user_id: helper.userID, since: 1 })
    clock.skip(3_001)
    const own = async (client: ImClient) =>
      (await client.request('getGroupInfo', { groupIDList: [groupID] })).groupInfoList[0]?.selfInfo?.role
    expect([await own(owner), await own(helper), await own(fan)]).toEqual(['Owner', 'Admin', 'Member'])
    expect(await own(await loggedIn(server))).toBeUndefined()
    const listed = async (role: 'Owner' | 'Admin' | 'Member') => {
      clock.skip(3_001)
      return idsOf((await owner.request('getRoomMemberList', { groupID, role })).members)
    }
    expect([await listed('Owner'), await listed('Admin'), await listed('Member')]).toEqual([
      [owner.userID],
      [helper.userID],
      [fan.userID],
    ])
  })
})

describe('a mark in a community', () => {
  it('is in the list of members and in their profiles, and chooses those who are listed', async () => {
    const [owner, fan] = [await loggedIn(server), await loggedIn(server)]
    const memberList = [{ userID: fan.userID, role: 'Member' as const, memberCustomField: [] }]
    const { groupID } = await owner.request('createGroup', { type: 'Community', name: 'c', memberList })
    await owner.request('markRoomMembers', { groupID, userIDList: [fan.userID], markType: 7, operationType: 1 })
    const all = (await owner.request('getGroupMemberList', { groupID })).members
    expect(all.find(({ userID }) => userID === fan.userID)?.markList).toEqual([7])
    expect(all.find(({ userID }) => userID === owner.userID)?.markList).toEqual([])
    expect(idsOf((await owner.request('getGroupMemberList', { groupID, markType: 7 })).members)).toEqual([fan.userID])
    const { members } = await owner.request('getGroupMemberProfile', { groupID, userIDList: [fan.userID] })
    expect(members[0]?.markList).toEqual([7])
  })
})

describe('a manager of a chat room', () => {
  it('bans and mutes nobody after the demotion', async () => {
    const [owner, helper, fan] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, helper, fan)
    const { db } = server.context
    clock.skip(3_001)
    await insertManager(db, { group_id: groupID, user_id: helper.userID, since: 1 })
    const { userID } = fan
    const mute = () => helper.request('setGroupMemberInfo', { groupID, userID, muteTime: 1 })
    expect(await mute()).toMatchObject({ errorCode: 0 })
    await deleteManager(db, groupID, helper.userID)
    const refused = { errorName: 'GROUP_PERMISSION_DENY' }
    expect(await helper.request('banRoomMembers', { groupID, userIDList: [userID], duration: 600 })).toMatchObject(
      refused,
    )
    expect(await mute()).toMatchObject(refused)
  })
})

describe('a ban from a chat room', () => {
  it('removes the listener, keeps it out, tells it why, and is a tip in the room', async () => {
    const [owner, troll, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, troll, other)
    const joined = await other.request('joinGroup', { groupID })
    const poll = other.request('longPoll', {
      groupID,
      key: joined.longPollingKey,
      startSeq: joined.startSeq,
      holdTime: 20,
    })
    const ban = { groupID, userIDList: [troll.userID], duration: 600, reason: 'insults' }
    expect(await owner.request('banRoomMembers', ban)).toMatchObject({ errorCode: 0, userIDList: [troll.userID] })
    await troll.until(() => troll.messages().length > 0)
    expect(troll.messages()[0]).toMatchObject({
      fromAccount: '@TIM#SYSTEM',
      msgBody: [
        {
          msgType: 'TIMGroupSystemNoticeElem',
          msgContent: { operationType: 21, handleMessage: 'insults', duration: 600, groupProfile: { groupID } },
        },
      ],
    })
    expect((await poll).rspMsgList).toMatchObject([
      {
        event: ROOM_EVENT.memberTip,
        fromAccount: owner.userID,
        msgBody: [
          {
            msgType: 'TIMGroupTipElem',
            msgContent: { operationType: 10, userIDList: [troll.userID], memberList: [{ duration: 600 }] },
          },
        ],
      },
    ])
    await expect
      .poll(async () => (await troll.request('sendGroupMessage', { groupID, ...text('again') })).errorName)
      .toBe('GROUP_PERMISSION_DENY')
    expect(await troll.request('joinGroup', { groupID })).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    await expect.poll(async () => (await other.request('getOnlineMemberCount', { groupID })).onlineMemberNum).toBe(2)
  })

  it('is made by deleteGroupMember with a duration too', async () => {
    const [owner, troll] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, troll)
    const removal = { groupID, userIDList: [troll.userID], reason: 'spam' }
    expect(await owner.request('deleteGroupMember', removal)).toMatchObject({ errorName: 'BAN_DURATION_INVALID' })
    expect(await owner.request('deleteGroupMember', { ...removal, duration: 60 })).toMatchObject({
      errorCode: 0,
      userIDList: [troll.userID],
    })
    await expect
      .poll(async () => (await troll.request('joinGroup', { groupID })).errorName)
      .toBe('GROUP_PERMISSION_DENY')
  })

  it('ends before its time when a manager lifts it, which is a tip in the room', async () => {
    const [owner, troll] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, troll)
    const { longPollingKey: key } = await owner.request('joinGroup', { groupID })
    await owner.request('banRoomMembers', { groupID, userIDList: [troll.userID], duration: 600 })
    const lift = { groupID, userIDList: [troll.userID, owner.userID] }
    expect(await troll.request('unbanRoomMembers', lift)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    expect(await owner.request('unbanRoomMembers', lift)).toMatchObject({ errorCode: 0, userIDList: [troll.userID] })
    await expect.poll(async () => (await troll.request('joinGroup', { groupID })).errorCode).toBe(0)
    const tips = async () =>
      (await owner.request('longPoll', { groupID, key, startSeq: 1, holdTime: 0 })).rspMsgList.map(
        ({ msgBody: [element] }) => [element?.msgContent['operationType'], element?.msgContent['userIDList']],
      )
    await expect.poll(tips).toEqual([10, 11].map((type) => [type, [troll.userID]]))
    expect(await owner.request('unbanRoomMembers', lift)).toMatchObject({ errorCode: 0, userIDList: [] })
  })

  it('needs a duration above 0, a manager, and somebody below the manager', async () => {
    const [owner, viewer, other] = [await loggedIn(server), await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, viewer, other)
    const ban = (client: ImClient, userID: string, duration = 60) =>
      client.request('banRoomMembers', { groupID, userIDList: [userID], duration })
    expect(await ban(owner, viewer.userID, 0)).toMatchObject({ errorCode: ERRORS.BAN_DURATION_INVALID.code })
    const denied = { errorName: 'GROUP_PERMISSION_DENY' }
    expect(await ban(viewer, other.userID)).toMatchObject(denied)
    expect(await ban(owner, owner.userID)).toMatchObject(denied)
    expect(await ban(owner, 'nobody')).toMatchObject({ errorName: 'INVALID_ID' })
    expect(await viewer.request('joinGroup', { groupID })).toMatchObject({ errorCode: 0 })
  })
})

describe('a ban from a community', () => {
  it('removes the member with a tip and a notice, and keeps it out until it ends or is lifted', async () => {
    const [owner, admin, troll, other] = await Promise.all([1, 2, 3, 4].map(() => loggedIn(server)))
    if (!owner || !admin || !troll || !other) throw new Error('Nobody is there.')
    const { db } = server.context
    const groupID = await newCommunity(db)
    await db.updateTable('chat_group').set({ owner_id: owner.userID }).where('group_id', '=', groupID).execute()
    for (const client of [owner, admin, troll, other]) await client.request('joinGroup', { groupID })
    await db.updateTable('group_member').set({ role: 'Owner' }).where('user_id', '=', owner.userID).execute()
    await db.updateTable('group_member').set({ role: 'Admin' }).where('user_id', '=', admin.userID).execute()
    const ban = (client: ImClient, ...userIDList: string[]) =>
      client.request('banRoomMembers', { groupID, userIDList, duration: 600, reason: 'insults' })
    const denied = { errorName: 'GROUP_PERMISSION_DENY' }
    expect(await ban(troll, other.userID)).toMatchObject(denied)
    expect(await ban(admin, owner.userID)).toMatchObject(denied)
    expect(await ban(admin, troll.userID)).toMatchObject({ errorCode: 0, userIDList: [troll.userID] })
    const notices = () => troll.messages().filter(({ groupID: place }) => place === '')
    await troll.until(() => notices().length > 0)
    const notice = { operationType: 21, handleMessage: 'insults', duration: 600, groupProfile: { groupID } }
    expect(notices()[0]).toMatchObject({ msgBody: [{ msgContent: notice }] })
    const tips = () => other.messages().filter(({ msgBody }) => msgBody[0]?.msgContent['operationType'] === 3)
    await other.until(() => tips().length > 0)
    const tip = { operationType: 3, operatorID: admin.userID, userIDList: [troll.userID], memberCount: 3 }
    expect(tips()[0]).toMatchObject({ groupID, msgBody: [{ msgContent: tip }] })
    expect((await troll.request('joinGroup', { groupID })).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    const lift = { groupID, userIDList: [troll.userID] }
    expect(await admin.request('unbanRoomMembers', lift)).toMatchObject({ errorCode: 0, userIDList: [troll.userID] })
    expect(await troll.request('joinGroup', { groupID })).toMatchObject({ joinedStatus: 'JoinedSuccess' })
    const removal = { groupID, userIDList: [troll.userID], duration: 60 }
    expect(await admin.request('deleteGroupMember', removal)).toMatchObject({ errorCode: 0 })
    expect((await troll.request('joinGroup', { groupID })).errorCode).toBe(ERRORS.GROUP_PERMISSION_DENY.code)
    clock.skip(61_000)
    expect(await troll.request('joinGroup', { groupID })).toMatchObject({ joinedStatus: 'JoinedSuccess' })
  })

  it('has no meaning in other groups', async () => {
    const owner = await loggedIn(server)
    const { groupID } = await owner.request('createGroup', { type: 'Public', name: 'fans' })
    const ban = { groupID, userIDList: ['7'], duration: 60 }
    expect(await owner.request('banRoomMembers', ban)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
  })
})

describe('the listeners of a chat room', () => {
  it('are listed in pages, also by mark, with their names, roles and marks', async () => {
    const owner = await loggedIn(server)
    const guest = await loggedIn(server, { userID: await newGuest(server) })
    const viewers = [await loggedIn(server), await loggedIn(server), guest]
    const groupID = await newRoom(owner, ...viewers)
    const everyone = [owner, ...viewers].map(({ userID }) => userID).toSorted()
    const first = await list(owner, { groupID, limit: 3 })
    const second = await list(owner, { groupID, limit: 3, next: first.next })
    expect([...idsOf(first.members), ...idsOf(second.members)]).toEqual(everyone)
    expect([first.memberCount, second.next]).toEqual([4, ''])
    const marked = [viewers[0]!.userID, guest.userID]
    const mark = { groupID, userIDList: [...marked, 'nobody'], markType: 1_000, operationType: 1 as const }
    expect(await owner.request('markRoomMembers', mark)).toMatchObject({
      userIDList: marked,
      resultItem: [{ userID: 'nobody', resultCode: ERRORS.INVALID_ID.code }],
    })
    const { members } = await list(guest, { groupID, markType: 1_000 })
    expect(idsOf(members)).toEqual(marked.toSorted())
    expect(members.find(({ userID }) => userID === guest.userID)).toMatchObject({
      nick: expect.stringContaining('游客'),
      role: 'Member',
      markList: [1_000],
    })
    await owner.request('markRoomMembers', { ...mark, userIDList: [guest.userID], operationType: 2 })
    const left = await list(owner, { groupID, markType: 1_000 })
    expect(idsOf(left.members)).toEqual([viewers[0]!.userID])
    const all = await list(owner, { groupID })
    expect(all.members.find(({ userID }) => userID === owner.userID)).toMatchObject({ role: 'Owner', markList: [] })
  })

  it('are marked by nobody but those who manage the room, at most 500 at once', async () => {
    const [owner, viewer] = [await loggedIn(server), await loggedIn(server)]
    const groupID = await newRoom(owner, viewer)
    const mark = { groupID, userIDList: [viewer.userID], markType: 1_000, operationType: 1 as const }
    expect(await viewer.request('markRoomMembers', mark)).toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    const many = Array.from({ length: 501 }, (_, i) => String(i))
    expect(await owner.request('markRoomMembers', { ...mark, userIDList: many })).toMatchObject({
      errorName: 'PACKAGE_PARSE_FAILED',
    })
  })
})

it('a listener who is muted gets the messages of the room and cannot write in it', async () => {
  const [owner, viewer] = [await loggedIn(server), await loggedIn(server)]
  const groupID = await newRoom(owner, viewer)
  const mute = { groupID, userID: viewer.userID, muteTime: 600 }
  expect(await owner.request('setGroupMemberInfo', mute)).toMatchObject({ errorCode: 0 })
  expect(await viewer.request('sendGroupMessage', { groupID, ...text('hi') })).toMatchObject({
    errorName: 'GROUP_MUTE_DENY',
  })
  expect(await viewer.request('joinGroup', { groupID })).toMatchObject({ errorCode: 0 })
})

describe('a message for all chat rooms', () => {
  const announceToRooms = (words: string) =>
    announcing(server.context, (trx) =>
      announce(
        trx,
        'rooms',
        { type: 'changeRoomTitle', data: { liveid: 1, title: words } },
        Math.floor(clock.now() / 1_000),
      ),
    )

  it('reaches the listeners of each room with their next poll, once, and is none of the room’s messages', async () => {
    const owner = await loggedIn(server)
    const viewers = [await loggedIn(server), await loggedIn(server)]
    const polls = await Promise.all(
      viewers.map(async (viewer) => {
        const groupID = await newRoom(owner, viewer)
        const { longPollingKey: key, startSeq } = await viewer.request('joinGroup', { groupID })
        const { nextBroadcastSeq } = await viewer.request('longPoll', { groupID, key, startSeq, holdTime: 0 })
        const poll = (startBroadcastSeq: number, holdTime: number) =>
          viewer.request('longPoll', { groupID, key, startSeq, startBroadcastSeq, holdTime })
        return { poll, nextBroadcastSeq, waiting: poll(nextBroadcastSeq, 60) }
      }),
    )
    await announceToRooms('hello everybody')
    for (const { poll, nextBroadcastSeq, waiting } of polls) {
      const reply = await waiting
      expect(reply).toMatchObject({
        rspMsgList: [],
        lostCount: 0,
        broadcastMessageList: [{ fromAccount: 'broadcast', isBroadcastMessage: true, event: ROOM_EVENT.broadcast }],
      })
      expect(reply.nextBroadcastSeq).toBeGreaterThan(nextBroadcastSeq)
      expect((await poll(nextBroadcastSeq, 0)).broadcastMessageList).toHaveLength(1)
      expect((await poll(reply.nextBroadcastSeq, 0)).broadcastMessageList).toEqual([])
      expect((await poll(0, 0)).broadcastMessageList).toEqual([])
    }
  })
})

it('a poll for simplified messages gets them without empty fields, and another poll gets whole ones', async () => {
  const [owner, viewer] = [await loggedIn(server), await loggedIn(server)]
  const groupID = await newRoom(owner, viewer)
  const { longPollingKey: key, startSeq } = await viewer.request('joinGroup', { groupID })
  await viewer.request('sendGroupMessage', { groupID, ...text('hello') })
  const poll = async (simplifiedMessage: 0 | 1) =>
    (await viewer.request('longPoll', { groupID, key, startSeq, simplifiedMessage, holdTime: 0 })).rspMsgList[0]
  await expect.poll(async () => Object.keys((await poll(1)) ?? {})).not.toContain('groupType')
  expect(await poll(1)).toMatchObject({ fromAccount: viewer.userID, groupID, sequence: 1 })
  const { event } = (await poll(1)) ?? {}
  expect(event).toBeUndefined()
  expect(await poll(0)).toMatchObject({
    fromAccount: viewer.userID,
    groupID,
    groupType: 'AVChatRoom',
    nameCard: '',
    event: ROOM_EVENT.message,
  })
})
