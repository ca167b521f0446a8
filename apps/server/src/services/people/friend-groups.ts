import { FRIEND_LIMITS, imError } from '@org/im-sdk/protocol'
import {
  changeFriendsOfGroup,
  countFriendGroups,
  friendGroups,
  insertFriendGroup,
  nameFriendGroup,
  removeFriendGroup,
  type FriendGroupRow,
} from '../../store/im/friend-groups'
import { friendsAmong, lockFriends } from '../../store/im/friends'
import type { FriendChange } from './friends'

/** A group after a change, and who could not be added because they are no friends. */
export interface ChangedGroup {
  readonly group: FriendGroupRow
  readonly strangers: readonly string[]
}

/** Throws FRIEND_GROUP_EXISTED. */
export const createGroup = async (
  change: FriendChange,
  name: string,
  userIDs: readonly string[],
): Promise<ChangedGroup> => {
  const { trx, changed, userID, now } = change
  const versionOf = await lockFriends(trx, [userID])
  if ((await countFriendGroups(trx, userID)) >= FRIEND_LIMITS.groupsMax) throw imError('FRIEND_GROUPS_FULL')
  if (!(await insertFriendGroup(trx, userID, name, now))) throw imError('FRIEND_GROUP_EXISTED')
  changed(userID, 'friendGroups')
  return changeMembers(change, versionOf(userID), { name, add: userIDs, remove: [] })
}

/** Renames a group, or changes its friends. Throws FRIEND_GROUP_NOT_EXIST, or FRIEND_GROUP_EXISTED for the new name. */
export const updateGroup = async (
  change: FriendChange,
  names: { readonly from: string; readonly to: string },
  members: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<ChangedGroup> => {
  const { trx, changed, userID } = change
  const versionOf = await lockFriends(trx, [userID])
  const before = await needGroup(change, names.from)
  changed(userID, 'friendGroups')
  if (names.to === '' || names.to === names.from)
    return changeMembers(change, versionOf(userID), { name: names.from, ...members })
  if ((await friendGroups(trx, userID, names.to)).length > 0) throw imError('FRIEND_GROUP_EXISTED')
  await nameFriendGroup(trx, userID, names)
  const of = before.userIDList
  await changeMembers(change, versionOf(userID), {
    name: names.to,
    add: [...of, ...members.add],
    remove: members.remove,
  })
  return changeMembers(change, versionOf(userID), { name: names.from, add: [], remove: of }, names.to)
}

/** Its friends stay friends. Throws FRIEND_GROUP_NOT_EXIST. */
export const deleteGroup = async (change: FriendChange, name: string): Promise<FriendGroupRow> => {
  const { trx, changed, userID } = change
  const versionOf = await lockFriends(trx, [userID])
  const group = await needGroup(change, name)
  await changeMembers(change, versionOf(userID), { name, add: [], remove: group.userIDList })
  await removeFriendGroup(trx, userID, name)
  changed(userID, 'friendGroups')
  return group
}

const changeMembers = async (
  { trx, changed, userID, now }: FriendChange,
  version: number,
  { name, add, remove }: { readonly name: string; readonly add: readonly string[]; readonly remove: readonly string[] },
  result = name,
): Promise<ChangedGroup> => {
  const wanted = [...new Set([...add, ...remove])]
  const friends = new Set((await friendsAmong(trx, userID, wanted)).map(({ friend_id }) => friend_id))
  if (friends.size > 0) {
    await changeFriendsOfGroup(trx, userID, { name, add, remove, version, now })
    changed(userID, 'friends')
  }
  const [group = { name: result, userIDList: [] }] = await friendGroups(trx, userID, result)
  return { group, strangers: wanted.filter((id) => !friends.has(id)) }
}

const needGroup = async ({ trx, userID }: FriendChange, name: string): Promise<FriendGroupRow> => {
  const [group] = await friendGroups(trx, userID, name)
  if (group === undefined) throw imError('FRIEND_GROUP_NOT_EXIST')
  return group
}
