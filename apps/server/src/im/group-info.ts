import type { groupCommands, ReplyOf } from '@org/im-sdk/protocol'
import type { GroupRow } from '../store/im/groups'
import type { Call } from './handler'

export type GroupInfo = ReplyOf<(typeof groupCommands)['getGroupInfo']>['groupInfoList'][number]

/** A group as its members see it. The members of a chat room are its listeners. */
export const groupInfo = (group: GroupRow, { im }: Call): GroupInfo => ({
  groupID: group.group_id,
  type: group.type,
  name: group.name,
  avatar: group.avatar,
  introduction: group.introduction,
  notification: group.notification,
  ownerID: group.owner_id,
  createTime: group.created_at,
  infoSequence: 1,
  lastInfoTime: group.created_at,
  lastMessageTime: group.last_time,
  memberCount: group.type === 'AVChatRoom' ? im.rooms.onlineCount(group.group_id) : group.member_count,
  maxMemberCount: group.max_member_count,
  joinOption: group.join_option,
  nextMessageSeq: group.seq + 1,
  muteAllMembers: group.mute_all ? 'On' : 'Off',
  isSupportTopic: group.is_support_topic ? 1 : 0,
})
