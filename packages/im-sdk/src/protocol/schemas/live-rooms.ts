import * as v from 'valibot'
import { groupID, sequence, storedMessage } from './common'

export const longPoll = {
  summary: 'Waits for the next messages of a chat room.',
  request: v.object({
    groupID,
    key: v.string(),
    /** The first sequence that the client has not seen. */
    startSeq: sequence,
    startBroadcastSeq: v.optional(sequence, 0),
    simplifiedMessage: v.optional(v.picklist([0, 1]), 0),
    /** How many seconds the server may hold an empty poll, at most 90. */
    holdTime: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(90)), 90),
  }),
  reply: v.object({
    key: v.string(),
    nextSeq: sequence,
    rspMsgList: v.array(storedMessage),
    /** Only reported; polling continues. Rule: IM-38. */
    errorCode: v.optional(v.number(), 0),
    nextBroadcastSeq: sequence,
    broadcastMessageList: v.array(storedMessage),
    /** How many messages between `startSeq` and the first one here the room no longer has (our addition). */
    lostCount: sequence,
  }),
}
