import { TYPES } from '../protocol/constants'
import { communityOfTopic } from '../protocol/ids'
import { forWire } from '../protocol/wire-names'
import { isRecord } from '../rpc/read-body'
import { count, readMessage, text } from '../rpc/read-message'
import { lastMessageOf } from '../store/last-message'
import { toMessage } from '../store/to-message'
import type { GroupAtInfo, Topic, TopicLastMessage } from '../store/topic'

/** A topic of the server as `myID` sees it, read field by field; null when it is none of the community. */
export const toTopic = (info: unknown, groupID: string, myID: string): Topic | null => {
  if (!isRecord(info) || communityOfTopic(info.topicID) !== groupID) return null
  const self = isRecord(info.selfInfo) ? info.selfInfo : {}
  return {
    topicID: text(info.topicID),
    topicName: text(info.topicName),
    avatar: text(info.avatar),
    introduction: text(info.introduction),
    notification: text(info.notification),
    customData: text(info.customData),
    unreadCount: count(info.unreadCount),
    muteAllMembers: info.muteAllMembers === 'On',
    groupAtInfoList: Array.isArray(info.groupAtInfoList) ? info.groupAtInfoList.filter(isRecord).map(toAtInfo) : [],
    nextMessageSeq: count(info.nextMessageSeq),
    lastMessage: toLastMessage(info.lastMessage, myID),
    selfInfo: {
      muteTime: count(self.muteTime),
      readedSequence: count(self.readedSequence),
      messageRemindType: REMIND_TYPES.find((type) => type === self.messageRemindType) ?? TYPES.MSG_REMIND_ACPT_AND_NOTE,
    },
  }
}

const REMIND_TYPES = [TYPES.MSG_REMIND_ACPT_AND_NOTE, TYPES.MSG_REMIND_ACPT_NOT_NOTE, TYPES.MSG_REMIND_DISCARD] as const

const toAtInfo = (info: Readonly<Record<string, unknown>>): GroupAtInfo => ({
  from: text(info.fromAccount),
  groupID: text(info.groupID),
  topicID: text(info.topicID),
  atTypeArray: Array.isArray(info.atTypeArray) ? info.atTypeArray.map(count) : [],
  sequence: count(info.sequence),
  random: count(info.random),
})

const toLastMessage = (last: unknown, myID: string): TopicLastMessage | null => {
  if (!isRecord(last)) return null
  /** Messages are read in the names of the wire, which were changed with the rest of the body. */
  const stored = readMessage(forWire(last))
  if (stored === null) return null
  return {
    ...lastMessageOf(toMessage(stored, myID)),
    version: count(last.version),
    isRevoked: last.isRevoked === 1,
    revoker: text(last.revoker),
  }
}
