import * as v from 'valibot'
import { MESSAGE_LIMITS, MESSAGE_SIZES } from '../limits'
import {
  asCaller,
  empty,
  groupID,
  ofTopic,
  priority,
  random,
  seconds,
  sequence,
  storable,
  storedMessage,
  userID,
} from './common'
import { element } from './elements'
import { idOf, notId } from './id-fields'

const notice = v.optional(v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.pushTextBytes), notId()), '')
const zeroOrOne = v.optional(v.picklist([0, 1]), 0)
/** No control characters: not every database can store them. */
const memberID = v.pipe(userID, v.regex(/^[^\p{Cc}\p{Cs}]+$/u))
const flag = v.optional(v.boolean(), false)

/** How devices that are not connected show the message. Rule: IM-90. */
const offlinePushInfo = v.object({
  /** 1: no notification. */
  pushFlag: zeroOrOne,
  title: notice,
  description: notice,
  extension: notice,
  /** 1: the number on the icon does not change. */
  apnsInfo: v.optional(v.object({ badgeMode: zeroOrOne }), { badgeMode: 0 }),
  androidInfo: v.optional(v.object({ OPPOChannelID: notice }), { OPPOChannelID: '' }),
})

/** What the sender's client shows of the sender. The server ignores it: others see what the account has. */
const shown = v.optional(v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.senderTextBytes), notId()), '')

const sentMessage = {
  ...asCaller,
  msgBody: v.pipe(v.array(element), v.length(1)),
  cloudCustomData: v.optional(
    v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.cloudCustomDataBytes), storable, notId()),
    '',
  ),
  clientTime: seconds,
  clientSequence: sequence,
  random,
  needReadReceipt: flag,
  isSupportExtension: flag,
  relayFlag: flag,
  messageControlInfo: v.optional(
    v.object({
      excludedFromUnreadCount: flag,
      excludedFromLastMessage: flag,
      /** The client did not check the texts. The server checks them all the same. */
      excludedFromContentModeration: flag,
    }),
  ),
  offlinePushInfo: v.optional(offlinePushInfo),
}

const sent = v.object({
  time: seconds,
  sequence,
  /** 1: it asks for a receipt, and none can come, because it is not stored or the group is too large. Otherwise 0. */
  readReceiptCode: v.optional(v.picklist([0, 1])),
  /** Ours: how receivers see the sender. */
  nick: v.optional(v.string()),
  avatar: v.optional(v.string()),
  nameCard: v.optional(v.string()),
  senderLevel: v.optional(v.number()),
  senderRole: v.optional(v.string()),
  /** Ours: what is stored, if it is not what was sent: words are replaced, a merger has its key. A merger has no messages here. */
  msgBody: v.optional(storedMessage.entries.msgBody),
  cloudCustomData: v.optional(v.string()),
})
const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_SIZES.roamMax))

/** Ours: one per second from guests, three from members, with a burst. Messages to other conversations count too. */
const fromUser = { guest: { count: 5, perMs: 5_000 }, member: { count: 15, perMs: 5_000 } }

export const sendC2CMessage = {
  summary: 'Sends a message to one user. The server replies after storing it; a resend gets the first reply.',
  request: v.object({
    toAccount: userID,
    ...sentMessage,
    nick: shown,
    avatar: shown,
    /** 0: only for devices that are connected now. It is not stored, and the reply has the sequence 0. */
    msgLifeTime: v.optional(v.literal(0)),
  }),
  reply: sent,
  sends: fromUser,
}
export const sendGroupMessage = {
  summary:
    'Sends a message to a group or chat room. The server replies after storing it; a resend gets the first reply.',
  request: v.object({
    groupID,
    ...ofTopic,
    priority: v.optional(priority, 'Normal'),
    ...sentMessage,
    /** The mentioned users; `MSG_AT_ALL` for everybody. */
    groupAtInfo: v.optional(v.pipe(v.array(memberID), v.maxLength(MESSAGE_SIZES.mentions)), []),
    /** The members who get it; empty for all. Needs the ability. */
    receiverList: v.optional(v.pipe(v.array(memberID), v.maxLength(MESSAGE_SIZES.receivers)), []),
    /** Only for devices that are connected now. It is not stored, and the reply has the sequence 0. */
    onlineOnlyFlag: flag,
  }),
  reply: sent,
  sends: {
    ...fromUser,
    room: {
      all: { count: 40, perMs: 1_000 },
      guests: { count: 25, perMs: 1_000 },
      guestsOfNetwork: { count: 10, perMs: 1_000 },
    },
  },
}
/** 0: older messages. 1: newer ones. */
const direction = v.picklist([0, 1])
const roamed = v.object({
  messageList: v.array(storedMessage),
  /** 1: there are no more messages in this direction. */
  complete: v.picklist([0, 1]),
  /** Sequences within the page without a message that the user may see. */
  invisibleSequenceList: v.array(sequence),
})

/** Within a reply `messageList` is in ascending order of sequence. */
export const roamC2CMessages = {
  summary: 'Pages through a one-to-one conversation, back or forward.',
  request: v.object({
    peerAccount: userID,
    count: page,
    /**
     * `sequence_random_time` of the last message that the client has in this direction; empty for the page that begins
     * at `lastMessageTime`, or at the end of the conversation.
     */
    messageKey: v.optional(v.pipe(v.string(), idOf('message')), ''),
    lastMessageTime: v.optional(seconds, 0),
    direction: v.optional(direction, 0),
  }),
  reply: roamed,
}
export const roamGroupMessages = {
  summary: 'Pages through a group conversation, back or forward.',
  request: v.object({
    groupID,
    ...ofTopic,
    count: page,
    /** Where the page begins, inclusive; 0 for the end of the conversation. */
    sequence: v.optional(sequence, 0),
    /** Ours. */
    direction: v.optional(direction, 0),
  }),
  reply: roamed,
}
export const setC2CRead = {
  summary: 'Moves the read mark of a one-to-one conversation forward and notifies the peer.',
  request: v.object({ peerAccount: userID, messageReadSeq: sequence, lastMessageTime: v.optional(seconds, 0) }),
  reply: empty,
}
export const setGroupRead = {
  summary: 'Moves the read mark of a group conversation forward.',
  request: v.object({ groupID, ...ofTopic, messageReadSeq: sequence }),
  reply: empty,
}
export const ackPush = {
  summary: 'Acknowledges message pushes by their session data.',
  request: v.object({
    sessionDataList: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(128), idOf('token'))),
      v.maxLength(MESSAGE_LIMITS.ackBatch),
    ),
  }),
  reply: empty,
}
