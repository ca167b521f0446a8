import * as v from 'valibot'
import { epochSeconds, rowId } from '../fields'
import { idOf } from '../id-fields'
import { pagedByCursor } from '../paged'

const session = v.object({
  id: rowId,
  /** The browser and the system, such as "Chrome · Android"; empty if unknown. */
  device: v.string(),
  /** `ios`, `android` or `h5`. */
  platform: v.string(),
  created_at: epochSeconds,
  /** When the device last called, to within five minutes. */
  seen_at: epochSeconds,
  /** 1 for the session of the caller. */
  own: v.picklist([0, 1]),
})

export const getSessions = pagedByCursor(session, {})

export const endSession = {
  /** Without an id all sessions except that of the caller. */
  request: v.object({ id: v.optional(idOf('session', rowId)) }),
  reply: v.object({}),
}
