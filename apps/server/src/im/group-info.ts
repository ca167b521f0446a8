import { REMIND_TYPES, type groupCommands, type ReplyOf } from '@org/im-sdk/protocol'
import type { GroupRow } from '../store/im/groups'
import type { JoinedGroupRow } from '../store/im/joined-groups'
import type { Call } from './handler'
import { roomRole } from '../services/chat/role-in-group'

export type GroupInfo = ReplyOf<(typeof groupCommands)['searchGroupByID']>['groupInfoList'][number]

/** `selfInfo` is absent if the caller is not a member. */
export type SeenGroup = GroupInfo & { readonly selfInfo?: object }

/** A group as everyone sees it who may. The members of a chat room are its listeners. */
export const groupInfo = (group: GroupRow, { im }: Call): GroupInfo => ({
  groupID: group.group_id,
  type: group.type,
  name: group.name,
  avatar: group.avatar,
  introduction: group.introduction,
  notification: group.notification,
  ownerID: group.owner_id,
  createTime: group.created_at,
  infoSequence: group.info_seq,
  lastInfoTime: group.info_time,
  lastMessageTime: group.last_time,
  memberCount: group.type === 'AVChatRoom' ? im.rooms.onlineCount(group.group_id) : group.member_count,
  maxMemberCount: group.max_member_count,
  joinOption: group.join_option,
  inviteOption: group.invite_option,
  nextMessageSeq: group.seq + 1,
  muteAllMembers: group.mute_all ? 'On' : 'Off',
  isSupportTopic: group.is_support_topic ? 1 : 0,
  groupCustomField: fieldList(group.custom_fields),
})

/** A group as one of its members sees it. */
export const joinedGroupInfo = (row: JoinedGroupRow, call: Call) => ({
  ...groupInfo(row, call),
  selfInfo: {
    role: row.own_role,
    joinTime: row.own_joined_at,
    nameCard: row.own_name_card,
    messageRemindType: REMIND_TYPES[row.own_remind],
    readedSequence: row.own_read_seq,
    excludedUnreadSequenceList: row.own_uncounted,
    memberCustomField: fieldList(row.own_custom_fields),
  },
})

/** A group as who is not a member sees it: a listener of a chat room is told its role, and has no unread messages. */
export const seenByListener = async (info: GroupInfo, group: GroupRow, { im, userID }: Call): Promise<SeenGroup> => {
  const { groupID } = info
  if (info.type !== 'AVChatRoom' || !im.rooms.isPresent(groupID, userID)) return info
  return {
    ...info,
    selfInfo: {
      role: roomRole(await im.managers.find(groupID), group, userID),
      joinTime: im.rooms.joinedAt(groupID, userID),
      nameCard: '',
      messageRemindType: REMIND_TYPES[0],
      readedSequence: info.nextMessageSeq - 1,
      excludedUnreadSequenceList: [],
      memberCustomField: [],
    },
  }
}

type Fields = Readonly<Record<string, string>>
type FieldList = readonly { readonly key: string; readonly value: string }[]

export const fieldList = (fields: Fields) => Object.entries(fields).map(([key, value]) => ({ key, value }))

/** The fields after a change: others stay, and an empty value removes its field. */
export const changedFields = (before: Fields, changes: FieldList): Fields =>
  Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(changes.map(({ key, value }) => [key, value])) }).filter(
      ([, value]) => value !== '',
    ),
  )
