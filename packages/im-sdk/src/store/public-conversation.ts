import { TYPES } from '../protocol/constants'
import type { ConversationID } from '../protocol/ids'
import { marksOf } from '../protocol/marks'
import type { Conversation } from './conversation'
import { isTopic, unreadCount, type ConversationRecord } from './conversation-record'
import type { Group } from './group'
import { lastMessageOf } from './last-message'

/** The names that the records of conversations refer to. */
export interface ConversationNames {
  /** Of the user's groups of conversations. */
  readonly groupOf: (convGroupID: number) => string | undefined
  /** A text that the user has not sent yet; empty if there is none. */
  readonly draftOf: (conversationID: ConversationID) => string
  /** The user's own names for friends. */
  readonly remarkOf: (userID: string) => string | undefined
  /** The user's groups, which are newer than what their conversations came with. */
  readonly profileOf: (groupID: string) => Group | undefined
}

/** The public object of a record, the same until the record changes. */
export const publicConversation = (record: ConversationRecord, names: ConversationNames): Conversation =>
  (record.snapshot ??= build(record, names))

const build = (record: ConversationRecord, names: ConversationNames): Conversation => {
  const { own, sequence } = record
  const { groupOf, draftOf, remarkOf } = names
  return {
    conversationID: record.conversationID,
    type: isTopic(record) ? TYPES.CONV_TOPIC : record.type,
    subType: record.subType,
    unreadCount: unreadCount(record),
    lastMessage: record.lastMessage === null ? null : lastMessageOf(record.lastMessage),
    lastMessageFlag: record.lastMessage?.isRevoked ? REVOKED : 0,
    ...profilesOf(record, names),
    groupAtInfoList: record.mentions,
    remark: record.type === TYPES.CONV_GROUP ? '' : (remarkOf(record.targetID) ?? ''),
    isPinned: own.pinnedTimeStamp > 0,
    pinnedTimeStamp: own.pinnedTimeStamp,
    messageRemindType: own.messageRemindType,
    markList: marksOf(own.standardMark),
    customData: own.customData,
    conversationGroupList: own.convGroupIDList.flatMap((convGroupID) => groupOf(convGroupID) ?? []),
    draftText: draftOf(record.conversationID),
    peerReadTime: record.peerReadTime,
    messageReadSeq: record.messageReadSeq,
    sequence,
  }
}

const REVOKED = 8

const profilesOf = (record: ConversationRecord, { profileOf }: ConversationNames) => {
  const { targetID, sequence, name: nick, avatar: picture } = record
  if (record.type !== TYPES.CONV_GROUP)
    return { userProfile: { userID: targetID, nick, avatar: picture }, groupProfile: null }
  const { name, avatar, ownerID, memberCount } = profileOf(targetID) ?? record
  const type = record.subType
  return {
    userProfile: null,
    groupProfile: { groupID: targetID, name, avatar, type, ownerID, memberCount, nextMessageSeq: sequence + 1 },
  }
}
