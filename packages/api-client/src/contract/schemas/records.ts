import * as v from 'valibot'
import { listedRoom } from '../entities/live'
import { epochSeconds, rowId, wholeNumber } from '../fields'
import { paged, pagedByCursor } from '../paged'

export const getLiveLog = paged(
  v.object({
    ...listedRoom.entries,
    /** When the member last opened the room. */
    opened_at: epochSeconds,
  }),
  {},
)

export const clearLiveLog = {
  request: v.object({}),
  reply: v.object({ /** How many rooms it had. */ count: wholeNumber() }),
}

const entry = v.object({ id: rowId, title: v.string(), text: v.string(), created_at: epochSeconds })

export const getMyLog = pagedByCursor(entry, { kind: v.picklist(['login', 'security', 'order', 'task']) })
