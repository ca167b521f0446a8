import { TYPES } from './constants'
import type { StoredMessage } from './pushes'

/** What an entry of a chat room's poll is. The specification names the codes; their meanings are ours. Rule: IM-38. */
export enum ROOM_EVENT {
  /** A message that somebody has sent. */
  message = 3,
  /** A tip about members: who joined, was banned, has a new role. */
  memberTip = 4,
  /** A system notice for all listeners: the room was dismissed. */
  notice = 5,
  /** A tip about the profile of the room. */
  profileTip = 6,
  /** A message for all chat rooms. Its sequence is of another numbering. */
  broadcast = 17,
}

export const roomEventOf = ({ isBroadcastMessage, msgBody: [element] }: StoredMessage): ROOM_EVENT => {
  if (isBroadcastMessage === true) return ROOM_EVENT.broadcast
  if (element?.msgType === TYPES.MSG_GRP_SYS_NOTICE) return ROOM_EVENT.notice
  if (element?.msgType !== TYPES.MSG_GRP_TIP) return ROOM_EVENT.message
  const { operationType } = element.msgContent
  return operationType === TYPES.GRP_TIP_GRP_PROFILE_UPDATED ? ROOM_EVENT.profileTip : ROOM_EVENT.memberTip
}
