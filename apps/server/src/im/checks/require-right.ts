import { seconds } from '../../ports/clock'
import { can, type ChatAction, type ChatRole } from '../../services/chat/can'
import type { GroupRow } from '../../store/im/groups'
import { memberKey } from '../group-lookups'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { roleOf } from '../messages/may-send'
import { roomRole } from '../rooms/room-role'
import { requireNotBanned } from './require-reader'

/**
 * The group, if the caller may do this in it. The listeners of a chat room are its members; `avChatRoomKey` shows that the
 * caller has entered it.
 */
export const requireRight = async (
  call: Call,
  action: ChatAction,
  { groupID, avChatRoomKey = '' }: { readonly groupID: string; readonly avChatRoomKey?: string },
): Promise<GroupRow> => {
  const group = await call.im.groups.find(groupID)
  if (group === null) throw imError('GROUP_NOT_FOUND')
  requireNotBanned(call, groupID)
  const role =
    group.type === 'AVChatRoom' ? await roleInRoom(call, group, avChatRoomKey) : await memberRole(call, group)
  if (!can({ role, isGuest: call.session.user.isGuest }, action, group)) throw imError('GROUP_PERMISSION_DENY')
  return group
}

const memberRole = async ({ im, userID }: Call, group: GroupRow): Promise<ChatRole> =>
  roleOf(group, userID, await im.members.find(memberKey(userID, group.group_id)))

const roleInRoom = async ({ im, userID }: Call, group: GroupRow, avChatRoomKey: string): Promise<ChatRole> => {
  const groupID = group.group_id
  const role = await roomRole(im, group, userID)
  if (role !== 'Member') return role
  if (im.rooms.isPresent(groupID, userID)) return 'Member'
  const hasKey = im.pollKeys.renew(avChatRoomKey, groupID, userID, seconds(im.context.clock)) !== null
  return hasKey ? 'Member' : 'None'
}
