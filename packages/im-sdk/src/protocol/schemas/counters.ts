import * as v from 'valibot'
import { COUNTER_LIMITS } from '../limits'
import { groupID } from './common'
import { counterChange } from './shapes'
import { notId } from './id-fields'

const key = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxBytes(COUNTER_LIMITS.keyBytes),
  /** No control characters: not every database can store them. */
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  notId(),
)
const value = v.pipe(v.number(), v.safeInteger(), notId())

const place = {
  groupID,
  /** Of a chat room: the key that `joinGroup` returned. It proves that the caller has entered. */
  avChatRoomKey: v.optional(v.pipe(v.string(), notId()), ''),
}

export const updateGroupCounters = {
  summary: 'Sets counters of a group, or adds to them or subtracts from them. A counter that is new begins at 0.',
  request: v.object({
    ...place,
    mode: v.picklist(['Set', 'Increase', 'Decrease']),
    counterList: v.pipe(v.array(v.object({ key, value })), v.minLength(1), v.maxLength(COUNTER_LIMITS.keysMax)),
  }),
  reply: counterChange,
}
export const getGroupCounters = {
  summary: 'The counters of a group.',
  request: v.object({
    ...place,
    /** The wanted keys; empty for all. */
    counterList: v.optional(v.pipe(v.array(v.object({ key })), v.maxLength(COUNTER_LIMITS.keysMax)), []),
  }),
  reply: counterChange,
}
