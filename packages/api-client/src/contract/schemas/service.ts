import * as v from 'valibot'
import { epochSeconds, rowId, text, trimmedText, wholeNumber } from '../fields'
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

export const report = {
  request: v.object({
    type: v.picklist(['user', 'group', 'message', 'room', 'comment']),
    /** The user, the group, the room or the comment; for messages the user or the group of their conversation. */
    id: idOf('user', v.pipe(v.union([text(64, 1), wholeNumber()]), v.transform(String))),
    /** Messages of that conversation, which are kept as evidence. */
    sequences: v.optional(notId(v.pipe(v.array(wholeNumber(1)), v.maxLength(20))), []),
    reason: v.picklist(['abuse', 'spam', 'fraud', 'porn', 'other']),
    text: v.optional(notId(trimmedText(500)), ''),
  }),
  reply: v.object({ id: rowId }),
}
