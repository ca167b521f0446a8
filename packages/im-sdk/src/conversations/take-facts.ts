import { isGroupType } from '../protocol/constants'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import type { Reply } from '../rpc/caller'
import { forgetUncounted, markRead, type ConversationRecord } from '../store/conversations'

type Item = Reply<'getConversationList'>['conversations'][number]

/** The server's facts about a conversation, from the list or a sync. */
export type ConversationFacts = Omit<Item, 'lastMessage' | 'peerReadSeq'>

export const conversationIDOf = ({ type, toAccount, groupID }: ConversationFacts): ConversationID =>
  type === 1 ? c2cConversationID(toAccount) : groupConversationID(groupID)

/** Applies the server's facts unless a push was newer. */
export const takeFacts = (record: ConversationRecord, facts: ConversationFacts): void => {
  const { groupType, name, avatar, sequence, messageReadSeq, unreadCount } = facts
  if (isGroupType(groupType)) record.subType = groupType
  if (name) record.name = name
  if (avatar) record.avatar = avatar
  record.reportedReadSeq = Math.max(record.reportedReadSeq, messageReadSeq)
  if (record.isProvisional) record.messageReadSeq = record.reportedReadSeq
  record.isProvisional = false
  markRead(record, messageReadSeq)
  if (sequence < record.syncedTo) return
  record.sequence = Math.max(record.sequence, sequence)
  record.syncedTo = sequence
  forgetUncounted(record, sequence)
  const isReadFurther = record.messageReadSeq > messageReadSeq
  record.uncountedSynced = isReadFurther ? 0 : Math.max(0, sequence - messageReadSeq - unreadCount)
}
