import { expect, it } from 'vitest'
import { inTime, loggedIn } from '../testing'
import { groups } from '../groups'
import { liveRooms } from '.'

it('members are marked and unmarked, and those who could not be are named with the reason', async () => {
  const { chat, server, clock } = await loggedIn('alice', { modules: [groups, liveRooms] })
  server.answer('markRoomMembers', ({ userIDList }) => ({
    userIDList: userIDList.filter((userID) => userID !== 'nobody'),
    resultItem: [{ userID: 'nobody', resultCode: 20003, resultInfo: 'The user does not exist.' }],
  }))
  const mark = { groupID: 'room', userIDList: ['bob', 'nobody'], markType: 1_000 }
  const { data } = await inTime(clock, chat.markGroupMemberList({ ...mark, enableMark: true }))
  expect(data).toEqual({
    successUserIDList: ['bob'],
    failureUserIDList: [{ userID: 'nobody', code: 20003, message: 'The user does not exist.' }],
  })
  await inTime(clock, chat.markGroupMemberList({ ...mark, enableMark: false }))
  expect(
    server.requests.filter(({ name }) => name === 'markRoomMembers').map(({ body }) => body.operationType),
  ).toEqual([1, 2])
})

it.each([
  ['no options', undefined],
  ['nobody', { groupID: 'room', userIDList: [], markType: 1, enableMark: true }],
  ['501 users', { groupID: 'room', userIDList: Array.from({ length: 501 }, String), markType: 1, enableMark: true }],
  ['no mark', { groupID: 'room', userIDList: ['bob'], markType: 0, enableMark: true }],
  ['no decision', { groupID: 'room', userIDList: ['bob'], markType: 1 }],
])('a mark is refused for %s', async (_what, options) => {
  const { chat, server } = await loggedIn('alice', { modules: [groups, liveRooms] })
  await expect(chat.markGroupMemberList(options as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  expect(server.count('markRoomMembers')).toBe(0)
})
