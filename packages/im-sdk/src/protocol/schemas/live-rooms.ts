import * as v from 'valibot'
import { LIVE_ROOM_LIMITS } from '../limits'
import { groupID, sequence, storedMessage, userID } from './common'
import { groupMember, markType, memberRole } from './shapes'
import { idOf, notId } from './id-fields'

/** A message of a chat room. With `simplifiedMessage` the server leaves out what is empty and what the listener knows. Without `event` it is a message. */
const polled = v.object({
  ...storedMessage.entries,
  toAccount: v.optional(v.string(), ''),
  groupType: v.optional(v.string(), ''),
  clientSequence: v.optional(sequence, 0),
  cloudCustomData: v.optional(v.string(), ''),
  nick: v.optional(v.string(), ''),
  avatar: v.optional(v.string(), ''),
  nameCard: v.optional(v.string(), ''),
  senderLevel: v.optional(v.number(), 0),
  senderRole: v.optional(v.string(), ''),
})

export const longPoll = {
  summary: 'Waits for the next messages of a chat room.',
  request: v.object({
    groupID,
    key: v.pipe(v.string(), idOf('token')),
    /** The first sequence that the client has not seen. */
    startSeq: sequence,
    startBroadcastSeq: v.optional(sequence, 0),
    /** 1: without the fields of messages that are empty or that the listener knows. */
    simplifiedMessage: v.optional(v.picklist([0, 1]), 0),
    /** How many seconds the server may hold an empty poll, at most 90. */
    holdTime: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(90)), 90),
  }),
  reply: v.object({
    key: v.string(),
    nextSeq: sequence,
    rspMsgList: v.array(polled),
    /** Only reported; polling continues. Rule: IM-38. */
    errorCode: v.optional(v.number(), 0),
    nextBroadcastSeq: sequence,
    broadcastMessageList: v.array(polled),
    /**
     * Ours: how many messages from `startSeq` and `startBroadcastSeq` on are not here: those that the server no longer has,
     * and chatter that a busy one has left out.
     */
    lostCount: sequence,
  }),
}

export const getRoomMemberList = {
  summary: 'Pages through the listeners of a chat room, or through those with a mark, in the order of their ids.',
  request: v.object({
    groupID,
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIVE_ROOM_LIMITS.memberPage)),
      LIVE_ROOM_LIMITS.memberPage,
    ),
    /** From the previous page; empty for the first one. */
    next: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
    /** Only listeners with this mark. */
    markType: v.optional(markType),
    /** Only listeners with this role. */
    role: v.optional(v.picklist(['All', ...memberRole.options]), 'All'),
  }),
  reply: v.object({
    members: v.array(v.object({ ...groupMember.entries, markList: v.array(v.number()) })),
    /** The number of all listeners. */
    memberCount: sequence,
    /** Pass it to get the next page. Empty on the last page. */
    next: v.string(),
  }),
}

export const banRoomMembers = {
  summary: 'Removes users from a chat room or community and keeps them out for a while.',
  request: v.object({
    groupID,
    userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(LIVE_ROOM_LIMITS.bansAtOnce)),
    /** Seconds. 0 is refused with BAN_DURATION_INVALID. */
    duration: v.pipe(sequence, v.maxValue(LIVE_ROOM_LIMITS.banMaxSeconds)),
    reason: v.optional(v.pipe(v.string(), v.maxBytes(LIVE_ROOM_LIMITS.reasonBytes), notId()), ''),
  }),
  reply: v.object({ userIDList: v.array(v.string()) }),
}

export const unbanRoomMembers = {
  summary: 'Ends the bans of users from a chat room or community before their time.',
  ours: true,
  request: v.object({
    groupID,
    userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(LIVE_ROOM_LIMITS.bansAtOnce)),
  }),
  /** Those who were banned. */
  reply: v.object({ userIDList: v.array(v.string()) }),
}

export const markRoomMembers = {
  summary: 'Gives users of a chat room or community a mark, or takes it from them.',
  request: v.object({
    groupID,
    userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(LIVE_ROOM_LIMITS.marksAtOnce)),
    markType,
    /** 1 add, 2 remove. */
    operationType: v.picklist([1, 2]),
  }),
  reply: v.object({
    userIDList: v.array(v.string()),
    /** For each user who was not marked: its id, code and reason. */
    resultItem: v.array(v.object({ userID: v.string(), resultCode: v.number(), resultInfo: v.string() })),
  }),
}
