import { communityOfTopic } from '../protocol/ids'
import { forWire } from '../protocol/wire-names'
import type { StoredMessage } from '../protocol/pushes'
import { isRecord } from '../rpc/read-body'
import { count, readMessage } from '../rpc/read-message'
import { lastMessageOf } from '../store/last-message'
import { filled } from '../store/media-payloads'
import type { Message } from '../store/message'
import { AT_INFO } from '../store/message-extras'
import type { Topic } from '../store/topic'
import type { HeldTopic } from './topic-changes'

/** A topic as the server describes it. */
export interface ServerTopic extends Pick<HeldTopic, 'topic' | 'last'> {
  /** The user does not see messages up to this one. */
  readonly clearSeq: number
}

/**
 * A server topic for the user `myID`, with every field whatever arrived, and its last message; null if it does not
 * belong to the community.
 */
export const toTopic = (
  info: unknown,
  groupID: string,
  read: (stored: StoredMessage) => Message,
): ServerTopic | null => {
  if (!isRecord(info) || communityOfTopic(info.topicID) !== groupID) return null
  /** The message reader expects wire names, but the body's keys were already converted. */
  const stored = readMessage(forWire(info.lastMessage))
  const last = stored === null ? null : read(stored)
  const topic = {
    ...(filled(TOPIC, info) as typeof TOPIC),
    muteAllMembers: info.muteAllMembers === 'On',
    lastMessage: last === null ? null : lastMessageOf(last),
  }
  return { topic, last, clearSeq: count(info.clearSeq) }
}

/** A topic of which the server has returned nothing but its id. */
export const unreadTopic = (topicID: string): Topic => ({ ...TOPIC, topicID, muteAllMembers: false, lastMessage: null })

const TOPIC: Omit<Topic, 'muteAllMembers' | 'lastMessage'> = {
  topicID: '',
  topicName: '',
  avatar: '',
  introduction: '',
  notification: '',
  customData: '',
  unreadCount: 0,
  groupAtInfoList: [AT_INFO],
  nextMessageSeq: 0,
  selfInfo: { muteTime: 0, readedSequence: 0, messageRemindType: 'AcceptAndNotify' },
}
