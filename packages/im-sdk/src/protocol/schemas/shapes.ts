import * as v from 'valibot'
import { seconds, sequence, storedMessage } from './common'

export const conversationItem = v.object({
  /** 1 one-to-one, 2 group. */
  type: v.picklist([1, 2]),
  /** The peer's id or the group's. */
  toAccount: v.string(),
  groupID: v.string(),
  groupType: v.string(),
  name: v.string(),
  avatar: v.string(),
  unreadCount: sequence,
  /** The newest sequence of the conversation. */
  sequence,
  messageReadSeq: sequence,
  /** The sequence up to which the peer has read; 0 in groups. */
  peerReadSeq: sequence,
  lastMessage: v.nullable(storedMessage),
})

export const groupInfo = v.object({
  groupID: v.string(),
  type: v.picklist(['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community']),
  name: v.string(),
  avatar: v.string(),
  introduction: v.string(),
  notification: v.string(),
  ownerID: v.string(),
  createTime: seconds,
  infoSequence: sequence,
  lastInfoTime: seconds,
  lastMessageTime: seconds,
  memberCount: sequence,
  maxMemberCount: sequence,
  joinOption: v.picklist(['FreeAccess', 'NeedPermission', 'DisableApply']),
  nextMessageSeq: sequence,
  muteAllMembers: v.picklist(['On', 'Off']),
  /** 1: messages go to its topics, not to the community itself. */
  isSupportTopic: v.picklist([0, 1]),
})
