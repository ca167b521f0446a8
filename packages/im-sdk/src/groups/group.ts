import type { ModuleContext } from '../modules'
import { TYPES, type GroupType } from '../protocol/constants'
import { groupConversationID, isCommunityID } from '../protocol/ids'
import type { Reply } from '../rpc/caller'
import type { CustomField, Group, GroupSelfInfo } from '../store/group'
import { lastMessageOf } from '../store/last-message'

/** With all fields: the engine sets no filter for them. */
export type GroupInfo = Reply<'searchGroupByID'>['groupInfoList'][number] & {
  readonly selfInfo?: Omit<GroupSelfInfo, 'userID'>
}

/** A group as the server describes it to the user `userID`. */
export const toGroup = (info: GroupInfo, userID: string): Group => ({
  ...info,
  lastMessage: null,
  groupCustomField: fieldsOf(info.groupCustomField),
  muteAllMembers: info.muteAllMembers === 'On',
  isSupportTopic: info.isSupportTopic === 1,
  selfInfo: info.selfInfo === undefined ? null : { ...info.selfInfo, userID },
})

/** A group of which the server has returned nothing but its id: all else that is not given is empty. */
export const unreadGroup = (given: Partial<GroupInfo> & Pick<GroupInfo, 'groupID'>, userID: string): Group =>
  toGroup({ ...EMPTY, type: isCommunityID(given.groupID) ? TYPES.GRP_COMMUNITY : TYPES.GRP_PUBLIC, ...given }, userID)

const EMPTY = {
  type: TYPES.GRP_PUBLIC as GroupType,
  name: '',
  avatar: '',
  introduction: '',
  notification: '',
  ownerID: '',
  createTime: 0,
  infoSequence: 0,
  lastInfoTime: 0,
  lastMessageTime: 0,
  memberCount: 0,
  maxMemberCount: 0,
  joinOption: TYPES.JOIN_OPTIONS_FREE_ACCESS,
  inviteOption: TYPES.INVITE_OPTIONS_FREE_ACCESS,
  nextMessageSeq: 1,
  muteAllMembers: 'Off' as const,
  isSupportTopic: 0 as const,
  groupCustomField: [],
}

/** What did not count when the group was read, and since then. A broken reply may contain anything. */
const excludedAfter = (sequence: number, read: unknown, since: ReadonlySet<number>): readonly number[] =>
  [...new Set([...(Array.isArray(read) ? read : []), ...since])]
    .filter((other) => other > sequence)
    .sort((a, b) => a - b)

/** A group of the user as apps see it: its messages change its conversation only. */
export const presentGroup = ({ conversations }: Pick<ModuleContext, 'conversations'>, group: Group): Group => {
  const { groupID, lastMessageTime, nextMessageSeq, selfInfo } = group
  const record = conversations.get(groupConversationID(groupID))
  if (record === null || selfInfo === null) return group
  const { excluded, lastMessage, sequence, messageReadSeq } = record
  const readedSequence = Math.max(selfInfo.readedSequence, messageReadSeq)
  const excludedUnreadSequenceList = excludedAfter(readedSequence, selfInfo.excludedUnreadSequenceList, excluded)
  return {
    ...group,
    lastMessage: lastMessage && lastMessageOf(lastMessage),
    lastMessageTime: Math.max(lastMessageTime, lastMessage?.time ?? 0),
    nextMessageSeq: Math.max(nextMessageSeq, sequence + 1),
    selfInfo: { ...selfInfo, readedSequence, excludedUnreadSequenceList },
  }
}

/** A broken reply may contain anything. */
export const fieldsOf = (fields: unknown): readonly CustomField[] =>
  (Array.isArray(fields) ? fields : []).filter(
    (field) => typeof field?.key === 'string' && typeof field.value === 'string',
  )
