import { TYPES } from './constants'

/** `C2C` + user id, `GROUP` + the id of a group, a chat room or a topic, or the marker of the system. */
export type ConversationID = string

/** The conversation with the system has an id of its own. */
export const c2cConversationID = (userID: string): ConversationID =>
  userID === TYPES.CONV_SYSTEM ? userID : `${TYPES.CONV_C2C}${userID}`
export const groupConversationID = (groupID: string): ConversationID => `${TYPES.CONV_GROUP}${groupID}`

export type ConversationTarget =
  | { type: 'C2C'; id: string }
  | { type: 'GROUP'; id: string }
  | { type: '@TIM#SYSTEM'; id: string }

/**
 * The parts of a conversation id (`C2C` + user id, `GROUP` + group id, or the system marker); null for any other
 * text. Rule: IM-28.
 */
export const parseConversationID = (conversationID: unknown): ConversationTarget | null => {
  if (typeof conversationID !== 'string') return null
  if (conversationID === TYPES.CONV_SYSTEM) return { type: TYPES.CONV_SYSTEM, id: conversationID }
  for (const type of [TYPES.CONV_C2C, TYPES.CONV_GROUP] as const) {
    if (conversationID.startsWith(type) && conversationID.length > type.length)
      return { type, id: conversationID.slice(type.length) }
  }
  return null
}

const TOPIC_MARK = '@TOPIC#_'

/** Whether an id is a community id: `@TGS#_` and a name. Rule: IM-29. */
export const isCommunityID = (id: unknown): id is string =>
  typeof id === 'string' && /^@TGS#_./s.test(id) && !id.includes(TOPIC_MARK)

/** The community of a topic id, `<community>@TOPIC#_<name>`; null for any other id. Rule: IM-29. */
export const communityOfTopic = (topicID: unknown): string | null => {
  if (typeof topicID !== 'string') return null
  const at = topicID.indexOf(TOPIC_MARK)
  if (at < 0) return null
  const community = topicID.slice(0, at)
  return isCommunityID(community) && topicID.length > at + TOPIC_MARK.length ? community : null
}

/** The group id if it is of a topic, otherwise empty. */
export const topicIDOf = (groupID: string): string => (communityOfTopic(groupID) === null ? '' : groupID)

/** How a request names a group, or a topic and its community. */
export const groupPlace = (id: string): { groupID: string; topicID?: string } => {
  const community = communityOfTopic(id)
  return { groupID: community ?? id, ...(community && { topicID: id }) }
}

/** The group or topic that a request names; null if the topic is of another group. */
export const placeIDOf = ({ groupID, topicID }: { groupID: string; topicID: string }): string | null => {
  if (topicID === '' || topicID === groupID) return groupID
  return communityOfTopic(topicID) === groupID ? topicID : null
}

/** `${tinyID}-${time}-${random}`, as in the known web chat SDKs. */
export const messageID = (tinyID: string, time: number, random: number): string => `${tinyID}-${time}-${random}`

/** The key of a one-to-one message: `sequence_random_time`. Rule: IM-27. */
export const messageKey = (message: { sequence: number; random: number; time: number }): string =>
  `${message.sequence}_${message.random}_${message.time}`

export const sequenceOfKey = (key: string): number | undefined =>
  /^\d+_\d+_\d+$/.test(key) ? parseInt(key, 10) : undefined

/** The room that every client joins after login; it carries match starts and live scores. Rule: IM-39. */
export const NOTIFY_ROOM = 'NOTIFY_ROOM'
