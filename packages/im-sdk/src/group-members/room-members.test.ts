import { expect, it } from 'vitest'
import { groupMembers } from '.'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'

const modules = [groupMembers, groups, liveRooms] as const

/** Alice in her chat room with 20 others. */
const inRoom = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = '1'.repeat(16)
  const started = await loggedIn('alice', { modules, server, clock })
  const { chat } = started
  const members = new Set(Array.from({ length: 20 }, (_, index) => `fan${10 + index}`))
  server.addGroup({ groupID: 'room', type: 'AVChatRoom', ownerID: 'alice', members })
  await inTime(clock, chat.joinGroup({ groupID: 'room' }))
  return started
}

it('the members of a chat room are those who listen, in pages, and with a filter those with a mark', async () => {
  const { chat, server, clock } = await inRoom()
  const page = async (options: object) => {
    const { data } = await inTime(clock, chat.getGroupMemberList({ groupID: 'room', ...options }))
    await clock.advance(3_000)
    return data
  }
  const mark = { groupID: 'room', userIDList: ['fan10', 'nobody'], markType: 1_000, enableMark: true }
  server.people.absent.add('nobody')
  expect((await inTime(clock, chat.markGroupMemberList(mark))).data).toMatchObject({
    successUserIDList: ['fan10'],
    failureUserIDList: [{ userID: 'nobody' }],
  })
  const first = await page({})
  const second = await page({ offset: first.offset })
  expect([first.memberList.length, first.offset, second.memberList.length, second.offset]).toEqual([15, 15, 6, 0])
  expect(first.memberList[0]).toMatchObject({ userID: 'alice', role: 'Owner', muteUntil: 0, markList: [] })
  expect((await page({ filter: 1_000 })).memberList).toMatchObject([{ userID: 'fan10', markList: [1_000] }])
  const asked = server.requests.filter(({ name }) => name === 'getRoomMemberList').map(({ body }) => body['markType'])
  expect(asked).toEqual([undefined, undefined, 1_000])
  expect(server.count('getGroupMemberList')).toBe(0)
  await expect(page({ offset: 7 })).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
})

it('a listener is removed from a chat room with a duration only, and the ban can be ended', async () => {
  const { chat, server, clock } = await inRoom()
  const userIDList = ['fan10']
  const remove = (options: object) => inTime(clock, chat.deleteGroupMember({ groupID: 'room', userIDList, ...options }))
  await expect(remove({})).rejects.toMatchObject({ errorName: 'BAN_DURATION_INVALID' })
  expect(server.count('deleteGroupMember')).toBe(0)
  const unban = async () => (await inTime(clock, chat.unbanGroupMember({ groupID: 'room', userIDList }))).data
  expect(await unban()).toEqual({ userIDList: [] })
  expect((await remove({ duration: 60, reason: 'spam' })).data.userIDList).toEqual(userIDList)
  const { chat: fan } = await loggedIn('fan10', { modules, server, clock })
  const enter = () => inTime(clock, fan.joinGroup({ groupID: 'room' }))
  await expect(enter()).rejects.toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
  expect(await unban()).toEqual({ userIDList })
  expect((await enter()).data.status).toBe('JoinedSuccess')
  await expect(inTime(clock, fan.unbanGroupMember({ groupID: 'room', userIDList }))).rejects.toMatchObject({
    errorName: 'GROUP_PERMISSION_DENY',
  })
  await clock.advance(1_000)
  const { messages } = chat.liveRoom('room').get()
  expect(messages.map(({ payload }) => payload)).toMatchObject([
    { operationType: 10, userIDList, memberList: [{ userID: 'fan10' }] },
    { operationType: 11, userIDList },
  ])
  await expect(chat.unbanGroupMember({ groupID: 'room', userIDList: [] })).rejects.toMatchObject({
    errorName: 'PARAMS_INVALID',
  })
})

it('lists the listeners of a chat room with a role, and tells a listener its own', async () => {
  const { chat, server, clock } = await inRoom()
  server.world.group('room').managers.add('fan11')
  const idsOf = async (role: 'Owner' | 'Admin') => {
    await clock.advance(3_000)
    const { data } = await inTime(clock, chat.getGroupMemberList({ groupID: 'room', role }))
    return data.memberList.map(({ userID }) => userID)
  }
  expect(await idsOf('Owner')).toEqual(['alice'])
  expect(await idsOf('Admin')).toEqual(['fan11'])
  const { chat: manager } = await loggedIn('fan11', { modules, server, clock })
  const { data } = await inTime(clock, manager.joinGroup({ groupID: 'room' }))
  expect(data.group?.selfInfo).toMatchObject({ userID: 'fan11', role: 'Admin' })
  await inTime(clock, manager.updateGroupProfile({ groupID: 'room', name: 'hall' }))
  expect((await inTime(clock, manager.getGroupList())).data.groupList).toEqual([])
})

it('shows the marks of the members of a community, and lists those with one', async () => {
  const { chat, server, clock } = await inRoom()
  const members = new Set(['alice', 'bob', 'carol'])
  server.addGroup({ groupID: '@TGS#_c', type: 'Community', ownerID: 'alice', members })
  const groupID = '@TGS#_c'
  await inTime(clock, chat.markGroupMemberList({ groupID, userIDList: ['bob'], markType: 1_007, enableMark: true }))
  const list = async (options: object) =>
    (await inTime(clock, chat.getGroupMemberList({ groupID, ...options }))).data.memberList.map(
      ({ userID, markList }) => [userID, markList],
    )
  const bob = ['bob', [1_007]]
  expect(await list({})).toEqual([['alice', []], bob, ['carol', []]])
  expect(await list({ filter: 1_007 })).toEqual([bob])
  const { data } = await inTime(clock, chat.getGroupMemberProfile({ groupID, userIDList: ['bob'] }))
  expect(data.memberList[0]?.markList).toEqual([1_007])
})

it('mutes in a chat room also who does not listen, but nobody who does not exist', async () => {
  const { chat, server, clock } = await inRoom()
  server.people.absent.add('nobody')
  const mute = (userID: string) => inTime(clock, chat.setGroupMemberMuteTime({ groupID: 'room', userID, muteTime: 60 }))
  expect((await mute('stranger')).data.member).toMatchObject({ userID: 'stranger', role: 'Member' })
  await expect(mute('nobody')).rejects.toMatchObject({ errorName: 'INVALID_ID' })
})
