import type { friendCommands } from '@org/im-sdk/protocol'
import { createGroup, deleteGroup, updateGroup, type ChangedGroup } from '../../services/people/friend-groups'
import { friendGroups as groupsOf, type FriendGroupRow } from '../../store/im/friend-groups'
import { listVersion } from '../../store/im/user-lists'
import type { Handlers } from '../handler'
import { friendChange, requireMember, resultOf } from './friends'

type Rows = Pick<
  typeof friendCommands,
  'getFriendGroups' | 'createFriendGroup' | 'updateFriendGroup' | 'deleteFriendGroup'
>

export const friendGroups = {
  getFriendGroups: async (_request, { im, userID }) => {
    const currentSequence = await listVersion(im.context.db, userID, 'friendGroups')
    return { friendGroupItem: (await groupsOf(im.context.db, userID)).map(friendGroup), currentSequence }
  },

  createFriendGroup: async ({ groupName, userIDList }, call) => {
    requireMember(call)
    return friendChange(call, async (change) => replyOf(await createGroup(change, groupName, userIDList)))
  },

  updateFriendGroup: async ({ oldName, newName, addUserIDList, deleteUserIDList }, call) => {
    requireMember(call)
    return friendChange(call, async (change) =>
      replyOf(
        await updateGroup(change, { from: oldName, to: newName }, { add: addUserIDList, remove: deleteUserIDList }),
      ),
    )
  },

  deleteFriendGroup: async ({ groupName }, call) => {
    requireMember(call)
    return friendChange(call, async (change) => ({ friendGroup: friendGroup(await deleteGroup(change, groupName)) }))
  },
} satisfies Handlers<Rows>

const friendGroup = ({ name, userIDList }: FriendGroupRow) => ({
  name,
  userIDList: [...userIDList],
  count: userIDList.length,
})

const replyOf = ({ group, strangers }: ChangedGroup) => ({
  friendGroup: friendGroup(group),
  failureItem: strangers.map((id) => resultOf(id, 'NOT_MY_FRIEND')),
})
