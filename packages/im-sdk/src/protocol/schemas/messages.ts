import * as v from 'valibot'
import { MESSAGE_LIMITS, MESSAGE_SIZES } from '../limits'
import { empty, groupID, priority, random, seconds, sequence, storedMessage, userID } from './common'
import { element } from './elements'

const sentMessage = {
  msgBody: v.pipe(v.array(element), v.length(1)),
  cloudCustomData: v.optional(v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.cloudCustomDataBytes)), ''),
  clientTime: seconds,
  clientSequence: sequence,
  random,
}

const sent = v.object({ time: seconds, sequence })
const page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_SIZES.roamMax))

/** Ours: one per second from guests, three from members, with a burst. Messages to other conversations count too. */
const fromUser = { guest: { count: 5, perMs: 5_000 }, member: { count: 15, perMs: 5_000 } }

export const sendC2CMessage = {
  summary: 'Sends a message to one user. The server replies after storing it; a resend gets the first reply.',
  request: v.object({ toAccount: userID, ...sentMessage }),
  reply: sent,
  sends: fromUser,
}
export const sendGroupMessage = {
  summary:
    'Sends a message to a group or chat room. The server replies after storing it; a resend gets the first reply.',
  request: v.object({ groupID, priority: v.optional(priority, 'Normal'), ...sentMessage }),
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
/** Pages go from newest to oldest; within a reply `messageList` is in ascending order of sequence. */
export const roamC2CMessages = {
  summary: 'Pages back through a one-to-one conversation.',
  request: v.object({
    peerAccount: userID,
    count: page,
    /** `sequence_random_time` of the oldest message that the client has; empty for the newest page. */
    messageKey: v.optional(v.string(), ''),
    lastMessageTime: v.optional(seconds, 0),
    direction: v.optional(v.literal(0), 0),
  }),
  reply: v.object({ messageList: v.array(storedMessage), complete: v.picklist([0, 1]) }),
}
export const roamGroupMessages = {
  summary: 'Pages back through a group conversation.',
  request: v.object({
    groupID,
    count: page,
    /** Messages up to and including this sequence; 0 for the newest page. */
    sequence: v.optional(sequence, 0),
  }),
  reply: v.object({
    messageList: v.array(storedMessage),
    complete: v.picklist([0, 1]),
    invisibleSequenceList: v.array(sequence),
  }),
}
export const setC2CRead = {
  summary: 'Moves the read mark of a one-to-one conversation forward and notifies the peer.',
  request: v.object({ peerAccount: userID, messageReadSeq: sequence, lastMessageTime: v.optional(seconds, 0) }),
  reply: empty,
}
export const setGroupRead = {
  summary: 'Moves the read mark of a group conversation forward.',
  request: v.object({ groupID, messageReadSeq: sequence }),
  reply: empty,
}
export const ackPush = {
  summary: 'Acknowledges message pushes by their session data.',
  request: v.object({
    sessionDataList: v.pipe(v.array(v.pipe(v.string(), v.maxLength(128))), v.maxLength(MESSAGE_LIMITS.ackBatch)),
  }),
  reply: empty,
}
