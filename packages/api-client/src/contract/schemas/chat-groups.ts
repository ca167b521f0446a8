import { SLOW_MODE_OPTIONS } from '@org/domain'
import * as v from 'valibot'
import { text, wholeNumber } from '../fields'
import { idOf } from '../id-fields'

const slowMode = v.picklist(SLOW_MODE_OPTIONS)
const level = wholeNumber(0, 1_000)

export const setGroupConfig = {
  /** What is left out stays as it is. */
  request: v.object({
    group_id: idOf('group', text(128, 1)),
    /** Seconds between two messages of a member; 0 for no limit. */
    slow_mode: v.optional(slowMode),
    /** The least level of those who write; 0 for all. Guests have level 0. */
    min_level: v.optional(level),
  }),
  reply: v.object({ group_id: v.string(), slow_mode: v.number(), min_level: v.number() }),
}
