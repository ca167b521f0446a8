import * as v from 'valibot'
import { TOPIC_LIMITS, TOPIC_SIZES } from '../limits'
import { empty, groupID, seconds, sequence, storable, storedMessage } from './common'
import { groupAtInfo } from './shapes'
import { idOf, notId } from './id-fields'

/** No control characters: not every database can store them. */
const idText = v.pipe(v.string(), v.maxLength(192), v.regex(/^[^\p{Cc}\p{Cs}]*$/u), idOf('topic'))
const newID = v.pipe(idText, v.maxLength(TOPIC_LIMITS.idLength))

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
  lastMessage: v.nullable(storedMessage),
  /** Ours: the member does not see messages up to this one. */
  clearSeq: sequence,
})

const text = (bytes: number) => v.pipe(v.string(), v.maxBytes(bytes), storable, notId())
const topicName = v.pipe(text(TOPIC_SIZES.topicName), v.minLength(1))
const profile = {
  avatar: v.optional(text(TOPIC_SIZES.avatar)),
  notification: v.optional(text(TOPIC_SIZES.notification)),
  introduction: v.optional(text(TOPIC_SIZES.introduction)),
  customData: v.optional(text(TOPIC_SIZES.customData)),
}
/** For each topic that was not processed: its id, code and reason. */
const resultItem = v.array(v.object({ topicID: v.string(), resultCode: v.number(), resultInfo: v.string() }))

export const createTopic = {
  summary: 'Creates a topic in a community.',
  request: v.object({
    /** The community. */
    groupID,
    topicName,
    /** `<community>@TOPIC#_<name>`; empty: the server chooses one. */
    topicID: v.optional(newID, ''),
    ...profile,
  }),
  reply: v.object({ topicID: v.string() }),
}
export const deleteTopics = {
  summary: 'Deletes topics of a community with their messages.',
  request: v.object({
    groupID,
    /** Empty for all of them. */
    topicIDList: v.optional(v.pipe(v.array(idText), v.maxLength(TOPIC_LIMITS.idsMax)), []),
  }),
  /** `topicIDList`: those that were deleted. */
  reply: v.object({ topicIDList: v.array(v.string()), resultItem }),
}
export const updateTopic = {
  summary: 'Changes the given fields of a topic.',
  request: v.object({
    groupID,
    topicID: idText,
    topicName: v.optional(topicName),
    ...profile,
    muteAllMembers: v.optional(v.picklist(['On', 'Off'])),
  }),
  reply: empty,
}
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
    resultItem,
    /** The start of the next page; empty on the last page. */
    next: v.string(),
  }),
}
