import type { ChatRole } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { findMember, type GroupRow } from '../../store/im/groups'
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

/** The role that is stored of a user, who need not be a member; in a chat room its owner and its managers have one. */
export const roleInGroup = async (
  db: Kysely<Database>,
  group: Pick<GroupRow, 'group_id' | 'type' | 'owner_id'>,
  userID: string,
): Promise<ChatRole> => {
  const { group_id: groupID } = group
  if (group.type === 'AVChatRoom') return roomRole(await managerIDs(db, groupID), group, userID)
  const member = await findMember(db, groupID, userID)
  if (member === null) return 'None'
  return group.owner_id === userID ? 'Owner' : member.role
}
