import type { ModuleContext } from '../modules'
import { groupConversationID } from '../protocol/ids'
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

/** A group of the user as apps see it: its messages change its conversation only. */
export const presentGroup = ({ conversations }: Pick<ModuleContext, 'conversations'>, group: Group): Group => {
  const { groupID, lastMessageTime, nextMessageSeq, selfInfo } = group
  const record = conversations.get(groupConversationID(groupID))
  if (record === null || selfInfo === null) return group
  const { lastMessage, sequence, messageReadSeq } = record
  return {
    ...group,
    lastMessage: lastMessage && lastMessageOf(lastMessage),
    lastMessageTime: Math.max(lastMessageTime, lastMessage?.time ?? 0),
    nextMessageSeq: Math.max(nextMessageSeq, sequence + 1),
    selfInfo: { ...selfInfo, readedSequence: Math.max(selfInfo.readedSequence, messageReadSeq) },
  }
}

/** A broken reply may contain anything. */
export const fieldsOf = (fields: unknown): readonly CustomField[] =>
  (Array.isArray(fields) ? fields : []).filter(
    (field) => typeof field?.key === 'string' && typeof field.value === 'string',
  )
