import type { ChatRole } from '../../services/chat/can'
import type { GroupRow } from '../../store/im/groups'
import type { Im } from '../im'

/** What a user is in a chat room, whether it listens or not. */
export const roomRole = async (im: Pick<Im, 'managers'>, group: GroupRow, userID: string): Promise<ChatRole> => {
  if (group.owner_id === userID) return 'Owner'
  return (await im.managers.find(group.group_id))?.has(userID) ? 'Admin' : 'Member'
}
