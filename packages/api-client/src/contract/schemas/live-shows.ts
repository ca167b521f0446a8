import * as v from 'valibot'
import { count, epochSeconds, rowId, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { uploadKeys } from '../upload-keys'

export const startLive = {
  request: v.object({
    title: notId(trimmedText(60, 1)),
    categoryid: notId(rowId),
    /** 0 for none. */
    match_id: v.optional(idOf('match', wholeNumber()), 0),
    /** The key of an own picture; empty for a picture of the match, and on air for the one that it has. */
    cover: v.optional(idOf('upload', uploadKeys(1)), []),
  }),
  reply: v.object({
    liveid: rowId,
    start_time: epochSeconds,
    /** Where the encoder of the anchor sends the stream to, until then. Each reply has a new one, which ends those before. */
    push: v.object({ url: v.string(), expires: epochSeconds }),
  }),
}

export const endLive = {
  request: v.object({}),
  reply: v.object({
    /** Members and guests who have opened the room. */
    viewers: count,
    gifts: count,
    /** The part of the gifts that has reached the anchor. */
    gold: count,
    minutes: count,
  }),
}
