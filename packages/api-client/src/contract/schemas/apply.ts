import * as v from 'valibot'
import { epochSeconds, trimmedText } from '../fields'
import { idOf, notId } from '../id-fields'
import { uploadKeys } from '../upload-keys'

const type = v.picklist(['anchor', 'master'])

const application = v.object({
  type,
  /** `none` before the first one. */
  state: v.picklist(['none', 'pending', 'approved', 'rejected']),
  /** What the operator wrote; empty for nothing. */
  reason: v.string(),
  /** 0 for never, as the next one. */
  submitted_at: epochSeconds,
  decided_at: epochSeconds,
})

export const getApplication = { request: v.object({ type }), reply: application }

export const submitApplication = {
  request: v.object({
    type,
    real_name: notId(trimmedText(40, 1)),
    contact: notId(trimmedText(100, 1)),
    /** What the applicant wants to do. */
    statement: notId(trimmedText(500, 1)),
    /** The keys of own pictures. */
    pictures: v.optional(idOf('upload', uploadKeys(6)), []),
  }),
  reply: application,
}
