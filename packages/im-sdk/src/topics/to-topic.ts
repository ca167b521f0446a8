import { communityOfTopic } from '../protocol/ids'
import { forWire } from '../protocol/wire-names'
import { isRecord } from '../rpc/read-body'
import { readMessage } from '../rpc/read-message'
import { lastMessageOf } from '../store/last-message'
import { filled } from '../store/media-payloads'
import { toMessage } from '../store/to-message'
import type { Topic, TopicLastMessage } from '../store/topic'

/**
 * A server topic for the user `myID`, with every field whatever arrived; null if it does not belong to the community.
 */
export const toTopic = (info: unknown, groupID: string, myID: string): Topic | null => {
  if (!isRecord(info) || communityOfTopic(info.topicID) !== groupID) return null
  return {
    ...(filled(TOPIC, info) as typeof TOPIC),
    muteAllMembers: info.muteAllMembers === 'On',
    lastMessage: toLastMessage(info.lastMessage, myID),
  }
}

const TOPIC: Omit<Topic, 'muteAllMembers' | 'lastMessage'> = {
  topicID: '',
  topicName: '',
  avatar: '',
  introduction: '',
  notification: '',
  customData: '',
  unreadCount: 0,
  groupAtInfoList: [{ from: '', groupID: '', topicID: '', atTypeArray: [0], sequence: 0, random: 0 }],
  nextMessageSeq: 0,
  selfInfo: { muteTime: 0, readedSequence: 0, messageRemindType: 'AcceptAndNotify' },
}

const toLastMessage = (last: unknown, myID: string): TopicLastMessage | null => {
  /** The message reader expects wire names, but the body's keys were already converted. */
  const stored = readMessage(forWire(last))
  if (stored === null) return null
  const { version, isRevoked, revoker } = filled({ version: 0, isRevoked: 0, revoker: '' }, last) as Revocation
  return { ...lastMessageOf(toMessage(stored, myID)), version, isRevoked: isRevoked === 1, revoker }
}

interface Revocation {
  readonly version: number
  readonly isRevoked: number
  readonly revoker: string
}
