import { TYPES, type ConversationType, type GroupType } from '../protocol/constants'
import { communityOfTopic, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS, MESSAGE_SIZES } from '../protocol/limits'
import type { Conversation } from './conversation'
import type { GroupAtInfo, Message } from './message'
import { NO_OWN_FACTS, type OwnFacts } from './own-facts'

/** What decides the place of a conversation in the list. */
export interface ConversationPlace {
  readonly isPinned: boolean
  /** Of its last message, in epoch seconds; 0 without one. */
  readonly time: number
  /** Decides between two with the same time. */
  readonly number: number
}

/** The internal record of a conversation. The public object is built from it on demand. */
export interface ConversationRecord {
  readonly conversationID: ConversationID
  readonly type: ConversationType
  /** The peer's user id or the group id. */
  readonly targetID: string
  subType: GroupType | ''
  name: string
  avatar: string
  sequence: number
  messageReadSeq: number
  /** The read mark that the server has. */
  reportedReadSeq: number
  peerReadSeq: number
  /** When the peer read last, in epoch seconds. */
  peerReadTime: number
  /** Of a group, like `memberCount`. */
  ownerID: string
  memberCount: number
  own: OwnFacts
  lastMessage: Message | null
  /** The messages above the read mark that mention the user, ascending. */
  mentions: readonly GroupAtInfo[]
  /** The sequence up to which the server has said which messages mention the user: a deleted mention does not come back with its message. */
  mentionsTo: number
  /** Sequences above the read mark that do not count as unread and that the server's count does not cover yet. */
  readonly uncounted: Set<number>
  /** The same, whether the server's count covers them or not, as far as they are known here. */
  readonly excluded: Set<number>
  /** How many messages above the read mark, up to `syncedTo`, do not count, according to the server. */
  uncountedSynced: number
  /** The sequence up to which the server has counted; 0 as long as only messages have told of the conversation. */
  syncedTo: number
  /** The newest tip whose facts of the group were taken. */
  profiledTo: number
  /** Created by a message only. The next sync brings its history and read mark. */
  isProvisional: boolean
  /** How many syncs since then did not bring it. */
  checks: number
  snapshot: Conversation | null
  /** Counts the records in the order of their creation. */
  readonly number: number
  /** Where it is in the order of the list; null if it is not in it. */
  place: ConversationPlace | null
}

let created = 0

export const newRecord = (
  conversationID: ConversationID,
  type: ConversationRecord['type'],
  targetID: string,
): ConversationRecord => ({
  conversationID,
  type,
  targetID,
  subType: '',
  name: '',
  avatar: '',
  sequence: 0,
  messageReadSeq: 0,
  reportedReadSeq: 0,
  peerReadSeq: 0,
  peerReadTime: 0,
  ownerID: '',
  memberCount: 0,
  own: NO_OWN_FACTS,
  lastMessage: null,
  mentions: [],
  mentionsTo: 0,
  uncounted: new Set(),
  excluded: new Set(),
  uncountedSynced: 0,
  syncedTo: 0,
  profiledTo: 0,
  isProvisional: false,
  checks: 0,
  snapshot: null,
  number: ++created,
  place: null,
})

/** Created by a message only, and a sync may still bring its state. Rule: IM-25. */
export const isUnknown = ({ isProvisional, checks }: ConversationRecord): boolean =>
  isProvisional && checks < MESSAGE_LIMITS.unknownChecks

/** The user has deleted it and nothing has arrived since, or it never had a message. */
export const isUnlisted = ({ own, sequence, lastMessage }: ConversationRecord): boolean =>
  sequence <= own.deletedSeq && (own.deletedSeq > 0 || lastMessage === null)

/** How many sequences above the read mark count as unread (see `MESSAGE_KINDS`). */
export const unreadCount = (record: ConversationRecord): number =>
  Math.max(0, record.sequence - record.messageReadSeq - record.uncounted.size - record.uncountedSynced)

/** Muted conversations and notices of the system do not count. Rule: IM-23. */
export const countedUnread = (record: ConversationRecord): number =>
  record.type !== TYPES.CONV_SYSTEM && record.own.messageRemindType === TYPES.MSG_REMIND_ACPT_AND_NOTE
    ? unreadCount(record)
    : 0

/** An existing message above the read mark does not count, or no longer counts. */
export const uncount = (record: ConversationRecord, sequence: number): void => {
  if (sequence > record.messageReadSeq) record.uncounted.add(sequence)
  exclude(record, sequence)
}

/** A message does not count, which the server's count may cover already. */
export const exclude = (record: ConversationRecord, sequence: number): void => {
  if (sequence > record.messageReadSeq) record.excluded.add(sequence)
}

/** Forgets sequences that the read mark or the server's count now covers. */
const forget = (sequences: Set<number>, upTo: number): void => {
  for (const known of sequences) if (known <= upTo) sequences.delete(known)
}

/** Moves the read mark forward, never back. */
export const markRead = (record: ConversationRecord, sequence: number): void => {
  if (sequence <= record.messageReadSeq) return
  record.messageReadSeq = sequence
  forget(record.uncounted, sequence)
  forget(record.excluded, sequence)
  record.mentions = record.mentions.filter((mention) => mention.sequence > sequence)
  record.uncountedSynced = Math.min(record.uncountedSynced, Math.max(0, record.syncedTo - sequence))
}

/** What the server says of the messages of a conversation, unless a push was newer. */
export const takeCounts = (
  record: ConversationRecord,
  { sequence, messageReadSeq, unreadCount: unread }: SyncedCounts,
  /** All of them; null if a push was newer. */
  mentions: readonly GroupAtInfo[] | null,
): void => {
  record.reportedReadSeq = Math.max(record.reportedReadSeq, messageReadSeq)
  if (record.isProvisional) record.messageReadSeq = record.reportedReadSeq
  record.isProvisional = false
  markRead(record, messageReadSeq)
  if (mentions !== null) {
    record.mentions = record.mentions.filter((mention) => mention.sequence > sequence)
    addMentions(record, mentions)
    record.mentionsTo = Math.max(record.mentionsTo, sequence)
  }
  if (sequence < record.syncedTo) return
  record.sequence = Math.max(record.sequence, sequence)
  record.syncedTo = sequence
  forget(record.uncounted, sequence)
  const isReadFurther = record.messageReadSeq > messageReadSeq
  record.uncountedSynced = isReadFurther ? 0 : Math.max(0, sequence - messageReadSeq - unread)
}

/** The newest sequence, the read mark of the user, and what is above it. */
export interface SyncedCounts {
  readonly sequence: number
  readonly messageReadSeq: number
  readonly unreadCount: number
}

/** Adds messages that mention the user. */
export const addMentions = (record: ConversationRecord, mentions: readonly GroupAtInfo[]): void => {
  const all = new Map([...record.mentions, ...mentions].map((mention) => [mention.sequence, mention]))
  record.mentions = [...all.values()]
    .filter(({ sequence }) => sequence > record.messageReadSeq)
    .sort((a, b) => a.sequence - b.sequence)
    .slice(-MESSAGE_SIZES.mentionsKept)
}

/** A conversation that was not in the list starts at its first message, until a sync brings its state. */
export const beginWith = (record: ConversationRecord, sequence: number): void => {
  record.messageReadSeq = sequence - 1
  record.isProvisional = sequence > 1 && !isTopic(record)
}

export const isTopic = ({ targetID }: ConversationRecord): boolean => communityOfTopic(targetID) !== null
