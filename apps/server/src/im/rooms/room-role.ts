import type { GroupRow } from '../../store/im/groups'

/** What a user is in a chat room with these managers, whether it listens or not. */
export const roomRole = (
  managers: ReadonlySet<string> | null,
  group: Pick<GroupRow, 'owner_id'>,
  userID: string,
): 'Owner' | 'Admin' | 'Member' => {
  if (group.owner_id === userID) return 'Owner'
  return managers?.has(userID) === true ? 'Admin' : 'Member'
}
