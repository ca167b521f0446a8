import { unseen, type Cases } from '../case'
import { befriend, part, listed } from '../friendship'

type Names = 'getFriendGroups' | 'createFriendGroup' | 'updateFriendGroup' | 'deleteFriendGroup'

export const friendGroupCases: Cases<Names> = {
  getFriendGroups: async (stage) => {
    const groupName = stage.fresh()
    await stage.ann.ask('createFriendGroup', { groupName, userIDList: [] })
    return {
      request: {},
      answer: { friendGroupItem: [{ name: groupName, count: 0 }] },
      seen: unseen('It reads.'),
      after: () => stage.ann.ask('deleteFriendGroup', { groupName }),
    }
  },
  createFriendGroup: async (stage) => {
    const { ann, bob, phone, cyd } = stage
    await befriend(stage)
    const [groupName, taken] = [stage.fresh(), stage.fresh()]
    await ann.ask('createFriendGroup', { groupName: taken, userIDList: [] })
    return {
      request: { groupName, userIDList: [bob.userID, cyd] },
      answer: { friendGroup: { name: groupName, userIDList: [bob.userID], count: 1 }, failureItem: [{ userID: cyd }] },
      seen: [listed(phone, 'friendGroups')],
      refused: [[{ groupName: taken }, 'FRIEND_GROUP_EXISTED']],
      after: async () => {
        for (const name of [groupName, taken]) await ann.ask('deleteFriendGroup', { groupName: name })
        await part(stage)
      },
    }
  },
  updateFriendGroup: async (stage) => {
    const { ann, bob, phone } = stage
    await befriend(stage)
    const [oldName, taken, newName] = [stage.fresh(), stage.fresh(), stage.fresh()]
    for (const groupName of [oldName, taken]) await ann.ask('createFriendGroup', { groupName, userIDList: [] })
    return {
      request: { oldName, newName, addUserIDList: [bob.userID] },
      answer: { friendGroup: { name: newName, userIDList: [bob.userID] } },
      seen: [listed(phone, 'friendGroups')],
      refused: [
        [{ oldName: 'none' }, 'FRIEND_GROUP_NOT_EXIST'],
        [{ newName: taken }, 'FRIEND_GROUP_EXISTED'],
      ],
      after: async () => {
        for (const groupName of [newName, taken]) await ann.ask('deleteFriendGroup', { groupName })
        await part(stage)
      },
    }
  },
  deleteFriendGroup: async (stage) => {
    const groupName = stage.fresh()
    await stage.ann.ask('createFriendGroup', { groupName, userIDList: [] })
    return {
      request: { groupName },
      answer: { friendGroup: { name: groupName } },
      seen: [listed(stage.phone, 'friendGroups')],
      refused: [[{ groupName: 'none' }, 'FRIEND_GROUP_NOT_EXIST']],
    }
  },
}
