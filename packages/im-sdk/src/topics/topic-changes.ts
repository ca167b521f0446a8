import { isRecord } from '../rpc/read-body'
import { takeLast } from '../store/apply-to-conversation'
import { takeCounts, unreadCount, type ConversationRecord } from '../store/conversation-record'
import type { LastMessage } from '../store/conversation'
import { lastMessageOf } from '../store/last-message'
import type { Message } from '../store/message'
import type { Topic } from '../store/topic'

/** A topic as the list has it. */
export interface HeldTopic {
  readonly topic: Topic
  /** The message that the topic shows as its last one. */
  readonly last: Message | null
  /** The profile is newer than the tips below this sequence. */
  readonly since: number
}

const TIP_TOPIC_PROFILE = 8

/** The topic after a message in it: a tip 8 changes the profile. */
export const withTip = (held: HeldTopic, message: Message): HeldTopic => {
  const { sequence, payload } = message
  /** A client that does not know the element keeps its content as it came. */
  const { operationType, newTopicProfile } = ('content' in payload ? payload.content : payload) as Readonly<
    Record<string, unknown>
  >
  if (sequence < held.since || operationType !== TIP_TOPIC_PROFILE || !isRecord(newTopicProfile)) return held
  const { muteAllMembers } = newTopicProfile
  const texts = TEXTS.filter((name) => typeof newTopicProfile[name] === 'string')
  const changed = {
    ...Object.fromEntries(texts.map((name) => [name, newTopicProfile[name]])),
    ...(muteAllMembers === 'On' || muteAllMembers === 'Off' ? { muteAllMembers: muteAllMembers === 'On' } : {}),
  }
  return { ...held, topic: { ...held.topic, ...changed }, since: sequence + 1 }
}

const TEXTS = ['topicName', 'avatar', 'introduction', 'notification', 'customData'] as const

/** With what the conversation knows of the messages of the topic; `topic` is the same object if that is the same. */
export const withRecord = (held: HeldTopic, record: ConversationRecord): HeldTopic => {
  const { topic } = held
  const { sequence, messageReadSeq, mentions, lastMessage: last, own } = record
  const { messageRemindType } = own
  const unread = unreadCount(record)
  const lastMessage = last === held.last ? topic.lastMessage : shownAs(topic.lastMessage, last)
  if (
    lastMessage === topic.lastMessage &&
    unread === topic.unreadCount &&
    mentions === topic.groupAtInfoList &&
    sequence + 1 === topic.nextMessageSeq &&
    messageReadSeq === topic.selfInfo.readedSequence &&
    messageRemindType === topic.selfInfo.messageRemindType
  )
    return { ...held, last }
  const changed: Topic = {
    ...topic,
    unreadCount: unread,
    groupAtInfoList: mentions,
    nextMessageSeq: sequence + 1,
    lastMessage,
    selfInfo: { ...topic.selfInfo, readedSequence: messageReadSeq, messageRemindType },
  }
  return { ...held, topic: changed, last }
}

/** A message that is read again is the same. */
const shownAs = (before: LastMessage | null, last: Message | null): LastMessage | null => {
  const shown = last === null ? null : lastMessageOf(last)
  return JSON.stringify(shown) === JSON.stringify(before) ? before : shown
}

/** What the server says of a topic, unless a push was newer. */
export const takeTopic = (record: ConversationRecord, { topic, last }: Pick<HeldTopic, 'topic' | 'last'>): void => {
  const { nextMessageSeq, unreadCount: unread, groupAtInfoList, selfInfo, topicName, avatar } = topic
  const messageReadSeq = selfInfo.readedSequence
  record.name = topicName
  record.avatar = avatar
  record.own = { ...record.own, messageRemindType: selfInfo.messageRemindType }
  /** Until the first list only a message told of the topic. */
  if (record.syncedTo === 0) record.messageReadSeq = Math.max(record.reportedReadSeq, messageReadSeq)
  /** The list knows all messages: the ones after its last one are gone. */
  if (nextMessageSeq > record.sequence && !last?.isDeleted) record.lastMessage = null
  if (last !== null) takeLast(record, last)
  const sequence = Math.max(0, nextMessageSeq - 1)
  takeCounts(record, { sequence, messageReadSeq, unreadCount: unread }, groupAtInfoList)
}
