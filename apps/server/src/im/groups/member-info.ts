import { REMIND_TYPES, type groupMemberCommands, type ReplyOf } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { SeenMember } from '../../store/im/member-list'
import { fieldList } from '../group-info'
import type { Call } from '../handler'

export type MemberInfo = ReplyOf<(typeof groupMemberCommands)['setGroupMemberInfo']>['member']

export const memberInfo = (member: SeenMember, { im }: Call): MemberInfo => ({
  userID: member.user_id,
  nick: member.nick,
  avatar: member.avatar,
  role: member.role,
  joinTime: member.joined_at,
  lastSendMsgTime: member.last_sent_at,
  nameCard: member.name_card,
  muteTime: member.mute_until > seconds(im.context.clock) ? member.mute_until : 0,
  memberCustomField: fieldList(member.custom_fields),
  messageRemindType: REMIND_TYPES[member.remind],
})
