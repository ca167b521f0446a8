import * as v from 'valibot'
import { TOPIC_LIMITS } from '../limits'
import { groupID, random, seconds, sequence, storedMessage } from './common'

/** No control characters: not every database can store them. */
const idText = v.pipe(v.string(), v.maxLength(192), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const groupAtInfo = v.object({
  from: v.string(),
  groupID: v.string(),
  topicID: v.string(),
  /** `TYPES.CONV_AT_ME`, `CONV_AT_ALL`, `CONV_AT_ALL_AT_ME`. */
  atTypeArray: v.array(v.number()),
  sequence,
  random,
})

/** A topic as a member of its community sees it. Rule: IM-35. */
const topicInfo = v.object({
  topicID: v.string(),
  topicName: v.string(),
  avatar: v.string(),
  introduction: v.string(),
  notification: v.string(),
  customData: v.string(),
  unreadCount: sequence,
  muteAllMembers: v.picklist(['On', 'Off']),
  groupAtInfoList: v.array(groupAtInfo),
  nextMessageSeq: sequence,
  selfInfo: v.object({
    muteTime: seconds,
    readedSequence: sequence,
    messageRemindType: v.picklist(['AcceptAndNotify', 'AcceptNotNotify', 'Discard']),
  }),
  /** `version` counts the changes of the message. */
  lastMessage: v.nullable(
    v.object({ ...storedMessage.entries, version: sequence, isRevoked: v.picklist([0, 1]), revoker: v.string() }),
  ),
})

export const getTopicList = {
  summary: 'Pages through the topics of a community, or through those asked for by id, in the order of their ids.',
  request: v.object({
    /** The community. */
    groupID,
    /** Empty for all of them. */
    topicIDList: v.optional(v.pipe(v.array(idText), v.maxLength(TOPIC_LIMITS.idsMax)), []),
    /** From the previous page; empty for the first one. */
    next: v.optional(idText, ''),
  }),
  reply: v.object({
    topicInfoList: v.array(topicInfo),
    /** For each topic that was not returned: its id, code and reason. Only on the first page. */
    resultItem: v.array(v.object({ topicID: v.string(), resultCode: v.number(), resultInfo: v.string() })),
    /** The start of the next page; empty on the last page. */
    next: v.string(),
  }),
}
