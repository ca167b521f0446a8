import * as v from 'valibot'
import { epochSeconds, rowId, trimmedText } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'
import { uploadKeys } from '../upload-keys'

const feedback = v.object({
  id: rowId,
  text: v.string(),
  contact: v.string(),
  /** The addresses of the pictures. */
  pictures: v.array(v.string()),
  created_at: epochSeconds,
  /** What customer service has answered; empty until then. */
  answer: v.string(),
  /** 0 until then. */
  answered_at: epochSeconds,
})

export const publish = {
  request: v.object({
    text: notId(trimmedText(1_000, 1)),
    /** How the caller can be reached; empty for nothing. */
    contact: v.optional(notId(trimmedText(100)), ''),
    /** The keys of own pictures. */
    pictures: v.optional(idOf('upload', uploadKeys(6)), []),
  }),
  reply: v.object({ id: rowId }),
}

export const getMyFeedback = pagedByCursor(feedback, {})
