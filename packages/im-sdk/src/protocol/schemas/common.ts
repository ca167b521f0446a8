import * as v from 'valibot'

export const empty = v.object({})
export const userID = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const groupID = v.pipe(v.string(), v.minLength(1), v.maxLength(96))
/** Epoch seconds. */
export const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const sequence = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The client's random number of a message. Together with the client sequence it identifies a resend. */
export const random = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295))
export const priority = v.picklist(['High', 'Normal', 'Low', 'Lowest'])

/**
 * A message as the server stores and sends it. `sequence` counts within its conversation without gaps, also in
 * one-to-one ones. `senderLevel` and `senderRole` are our addition: a chat-room badge must come from the server.
 */
export const storedMessage = v.object({
  fromAccount: userID,
  /** The peer of a one-to-one message. Empty in groups. */
  toAccount: v.string(),
  /** Empty in one-to-one conversations. */
  groupID: v.string(),
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
})
