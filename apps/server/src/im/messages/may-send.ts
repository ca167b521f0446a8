import { can, type ErrorName, NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { roleOf } from '../../services/chat/role-in-group'
import type { RestrictedUntil } from '../../services/moderation/restriction-on'
import type { GroupMember, GroupRow } from '../../store/im/groups'

export interface SendFacts {
  readonly group: Pick<GroupRow, 'group_id' | 'type' | 'owner_id' | 'mute_all'>
  readonly userID: string
  /** Null if the user is not a member, or in a chat room not a manager. */
  readonly member: Pick<GroupMember, 'role'> | null
  /** Listens to the chat room. */
  readonly isPresent: boolean
  /** The mutes and bans in force. */
  readonly everywhere: Pick<RestrictedUntil, 'mute' | 'ban'>
  readonly here: Pick<RestrictedUntil, 'mute' | 'ban'>
}

/** The reason why the user may not send to the group; null if it may. */
export const whyNotSend = ({ group, userID, member, isPresent, everywhere, here }: SendFacts): ErrorName | null => {
  if (group.group_id === NOTIFY_ROOM) return 'GROUP_PERMISSION_DENY'
  if (here.ban > 0) return 'GROUP_PERMISSION_DENY'
  const isRoom = group.type === 'AVChatRoom'
  if (isRoom && !isPresent) return 'MESSAGE_SEND_NOT_IN_CHAT_ROOM'
  const role = roleOf(group, userID, member ?? (isRoom ? { role: 'Member' } : null))
  if (!can({ role }, 'send', group)) return 'GROUP_PERMISSION_DENY'
  if (everywhere.mute > 0) return 'MUTE_DENY'
  if (here.mute > 0) return 'GROUP_MUTE_DENY'
  if (group.mute_all && !mayAlwaysSpeak(group, userID, member)) return 'GROUP_MUTE_DENY'
  return null
}

/** Mute-all, slow mode and the least level do not apply to the owner and admins. */
export const mayAlwaysSpeak = (
  group: Pick<GroupRow, 'owner_id' | 'type'>,
  userID: string,
  member: Pick<GroupMember, 'role'> | null,
): boolean => can({ role: roleOf(group, userID, member) }, 'speakAlways', group)
