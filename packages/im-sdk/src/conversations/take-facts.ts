import { isGroupType } from '../protocol/constants'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import type { Reply } from '../rpc/caller'
import { isCount, text } from '../rpc/read-message'
import { takeCounts, type ConversationRecord } from '../store/conversation-record'
import { filled } from '../store/media-payloads'
import { AT_INFO } from '../store/message-extras'
import { readOwnFacts } from './read-own-facts'

type Item = Reply<'getConversationList'>['conversations'][number]

/** The server's facts about a conversation, from the list or a sync. */
export type ConversationFacts = Omit<Item, 'lastMessage' | 'peerReadSeq' | 'peerReadTime'>

export const conversationIDOf = ({ type, toAccount, groupID }: ConversationFacts): ConversationID =>
  type === 1 ? c2cConversationID(toAccount) : groupConversationID(groupID)

/** Applies the server's facts unless a push was newer. */
export const takeFacts = (record: ConversationRecord, facts: ConversationFacts): void => {
  const { groupType, name, avatar, ownerID, memberCount } = facts
  if (isGroupType(groupType)) record.subType = groupType
  if (name) Object.assign(record, { name, avatar: text(avatar) })
  if (ownerID) record.ownerID = text(ownerID)
  if (isCount(memberCount)) record.memberCount = memberCount
  const own = readOwnFacts(facts)
  const isNewest = own.version >= record.own.version
  if (isNewest) record.own = own
  /** The user may have deleted some on another device. */
  const mentions = isNewest ? (filled([AT_INFO], facts.groupAtInfoList) as (typeof AT_INFO)[]) : null
  takeCounts(record, facts, mentions)
}
