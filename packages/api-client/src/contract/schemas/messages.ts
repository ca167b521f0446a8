import * as v from 'valibot'
import { epochSeconds, rowId, wholeNumber } from '../fields'
import { idOf } from '../id-fields'
import { pagedByCursor } from '../paged'

const kind = v.picklist(['system', 'order', 'plan', 'anchor'])

const message = v.object({
  id: rowId,
  kind,
  title: v.string(),
  text: v.string(),
  /** The path of a page of the app, or the address of a file below `/uploads/`; empty for none. */
  link: v.string(),
  created_at: epochSeconds,
  read: v.picklist([0, 1]),
})

const unread = v.object({ system: wholeNumber(), order: wholeNumber(), plan: wholeNumber(), anchor: wholeNumber() })

export const getMessages = pagedByCursor(message, { kind: v.optional(kind, 'system') })

export const getMessageCounts = { request: v.object({}), reply: unread }

export const readMessages = {
  request: v.object({
    /** None for all messages of the kind, or of all kinds. */
    ids: v.optional(idOf('notice', v.pipe(v.array(rowId), v.maxLength(100))), []),
    kind: v.optional(kind),
  }),
  reply: unread,
}
