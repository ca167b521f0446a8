import * as v from 'valibot'
import { countCharacters } from '../check-type'
import { idOf, notId } from './id-fields'

export const empty = v.object({})
/** Texts without NUL and without halves of characters: a database cannot read JSON that has them. */
export const storable = v.regex<string>(/^[^\0\p{Cs}]*$/u)
/** A text of so many characters at most: an emoji is one, however many code units it has. */
export const characters = (most: number) =>
  v.pipe(
    v.string(),
    storable,
    v.maxBytes(4 * most),
    v.check((value) => countCharacters(value) <= most),
    notId(),
  )
export const userID = v.pipe(v.string(), v.minLength(1), v.maxLength(64), idOf('user'))
export const groupID = v.pipe(v.string(), v.minLength(1), v.maxLength(96), idOf('group'))
/** Who sends the request: the user of the session. The server refuses another name. */
export const asCaller = { fromAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), '') }
/** The topic of the group. A server also takes the id of a topic as `groupID`. */
export const ofTopic = { topicID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('topic')), '') }
/** Epoch seconds. */
export const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), notId())
export const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0), notId())
export const appID = v.pipe(v.number(), v.safeInteger(), v.minValue(0), idOf('app'))
/** The client's random number of a message. Together with the client sequence it identifies a resend. */
export const random = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295), notId())
export const priority = v.picklist(['High', 'Normal', 'Low', 'Lowest'])

const flag = v.optional(v.boolean())

/** Who has read a message: in a group how many members, in a one-to-one conversation whether the peer has. */
export const readReceiptInfo = v.object({
  readCount: sequence,
  unreadCount: sequence,
  isPeerRead: v.boolean(),
  /** When the peer read it; 0 if the peer has not. */
  timestamp: seconds,
})

/** What few messages have. A frame leaves out what is 0, empty or false. */
const rare = {
  /** Counts the changes of the message. */
  version: v.optional(sequence),
  /** Who revoked the message. */
  revoker: v.optional(v.string()),
  needReadReceipt: flag,
  readReceiptInfo: v.optional(readReceiptInfo),
  isSupportExtension: flag,
  isBroadcastMessage: flag,
  /** It was forwarded from another conversation. */
  relayFlag: flag,
  isExcludedFromUnreadCount: flag,
  isExcludedFromLastMessage: flag,
  /** The users whom it mentions; `MSG_AT_ALL` for everybody. */
  groupAtInfo: v.optional(v.array(v.string())),
  /** In a chat room's poll: a `ROOM_EVENT`. */
  event: v.optional(sequence),
  /** The members who get it. Only the sender gets the list. */
  receiverList: v.optional(v.array(v.string())),
}

/**
 * A message as the server stores and sends it. `sequence` counts within its conversation without gaps, also in
 * one-to-one ones. `senderLevel` and `senderRole` are our addition: a chat-room badge must come from the server.
 */
export const storedMessage = v.object({
  fromAccount: userID,
  /** The peer of a one-to-one message. Empty in groups. */
  toAccount: v.pipe(v.string(), idOf('user')),
  /** Empty in one-to-one conversations. */
  groupID: v.pipe(v.string(), idOf('group')),
  groupType: v.string(),
  tinyID: v.string(),
  time: seconds,
  sequence,
  random,
  clientSequence: sequence,
  clientTime: seconds,
  priority,
  msgBody: v.array(v.object({ msgType: v.string(), msgContent: v.record(v.string(), v.unknown()) })),
  cloudCustomData: v.string(),
  nick: v.string(),
  avatar: v.string(),
  nameCard: v.string(),
  senderLevel: v.number(),
  senderRole: v.string(),
  ...rare,
})
