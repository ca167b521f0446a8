import type { ChatRole } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { findMember, type GroupMember, type GroupRow } from '../../store/im/groups'
import { managerIDs } from '../../store/live/room-managers'
import type { Database } from '../../store/schema'

/** What a user is in a chat room with these managers, whether it listens or not. */
export const roomRole = (
  managers: ReadonlySet<string> | null,
  group: Pick<GroupRow, 'owner_id'>,
  userID: string,
): 'Owner' | 'Admin' | 'Member' => {
  if (group.owner_id === userID) return 'Owner'
  return managers?.has(userID) === true ? 'Admin' : 'Member'
}

/**
 * What a user is in a group with this membership, null for none. Who owns a group without being in it has no role there;
 * of a chat room, which stores no members, the owner is one always.
 */
export const roleOf = (
  group: Pick<GroupRow, 'owner_id' | 'type'>,
  userID: string,
  member: Pick<GroupMember, 'role'> | null,
): ChatRole => {
  if (member === null && group.type !== 'AVChatRoom') return 'None'
  return group.owner_id === userID ? 'Owner' : (member?.role ?? 'None')
}

/** The role that is stored of a user, who need not be a member; in a chat room its owner and its managers have one. */
export const roleInGroup = async (
  db: Kysely<Database>,
  group: Pick<GroupRow, 'group_id' | 'type' | 'owner_id'>,
  userID: string,
): Promise<ChatRole> => {
  const { group_id: groupID } = group
  if (group.type === 'AVChatRoom') return roomRole(await managerIDs(db, groupID), group, userID)
  return roleOf(group, userID, await findMember(db, groupID, userID))
}
