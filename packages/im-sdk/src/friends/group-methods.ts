import type { ModuleContext } from '../modules'
import { needUserIDs } from '../protocol/check-type'
import { FRIEND_LIMITS } from '../protocol/limits'
import { toResult } from '../result'
import type { RequestBody } from '../rpc/caller'
import { itemResults } from '../rpc/item-results'
import { needGroupName } from './check'
import { toFriendGroup, type FriendGroups } from './friend-groups'
import type { FriendGroupData, FriendMethods } from './methods'

type Methods = Pick<
  FriendMethods,
  | 'getFriendGroupList'
  | 'createFriendGroup'
  | 'deleteFriendGroup'
  | 'addToFriendGroup'
  | 'removeFromFriendGroup'
  | 'renameFriendGroup'
>

export const groupMethods = (context: ModuleContext, groups: FriendGroups, changed: () => Promise<void>): Methods => {
  const { caller } = context
  const update = async (
    body: RequestBody<'updateFriendGroup'>,
    userIDs: readonly string[],
  ): Promise<FriendGroupData> => {
    const { friendGroup, failureItem } = await caller.call('updateFriendGroup', body)
    await changed()
    return {
      friendGroup: toFriendGroup(friendGroup),
      failureUserIDList: itemResults(context, userIDs, failureItem).failed,
    }
  }
  return {
    getFriendGroupList: () => toResult(() => groups.get()),
    createFriendGroup: (options) =>
      toResult(async () => {
        const groupName = needGroupName('name', options?.name)
        const userIDList = needUserIDs(options, FRIEND_LIMITS.groupChangeMax)
        const reply = await caller.call('createFriendGroup', { groupName, userIDList: [...userIDList] })
        await changed()
        return {
          friendGroup: toFriendGroup(reply.friendGroup),
          failureUserIDList: itemResults(context, userIDList, reply.failureItem).failed,
        }
      }),
    deleteFriendGroup: (options) =>
      toResult(async () => {
        const groupName = needGroupName('name', options?.name)
        const { friendGroup } = await caller.call('deleteFriendGroup', { groupName })
        await changed()
        return toFriendGroup(friendGroup)
      }),
    addToFriendGroup: (options) =>
      toResult(() => {
        const oldName = needGroupName('name', options?.name)
        const userIDs = needUserIDs(options, FRIEND_LIMITS.groupChangeMax)
        return update({ oldName, addUserIDList: [...userIDs] }, userIDs)
      }),
    removeFromFriendGroup: (options) =>
      toResult(() => {
        const oldName = needGroupName('name', options?.name)
        const userIDs = needUserIDs(options, FRIEND_LIMITS.groupChangeMax)
        return update({ oldName, deleteUserIDList: [...userIDs] }, userIDs)
      }),
    renameFriendGroup: (options) =>
      toResult(async () => {
        const oldName = needGroupName('oldName', options?.oldName)
        const newName = needGroupName('newName', options?.newName)
        return (await update({ oldName, newName }, [])).friendGroup
      }),
  }
}
