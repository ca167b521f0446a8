import * as v from 'valibot'
import { count, epochSeconds, rowId, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'
import { uploadKeys } from '../upload-keys'

const material = v.object({
  id: rowId,
  kind: v.picklist(['picture', 'video']),
  title: v.string(),
  /** The address of the file. */
  url: v.string(),
  /** The address of a picture of the video; empty for none. */
  cover: v.string(),
  /** The length of the video; 0 for a picture. */
  seconds: count,
  state: v.picklist(['pending', 'approved', 'rejected']),
  /** What the operator wrote; empty for nothing. */
  reason: v.string(),
  /** The moment or the short video that everybody sees once it is approved; 0 until then. */
  published_id: count,
  submitted_at: epochSeconds,
  /** 0 for not yet. */
  decided_at: epochSeconds,
})

export const getMyMaterial = pagedByCursor(material, {})

export const addMaterial = {
  request: v.object({
    title: notId(trimmedText(80, 1)),
    /** The key of an own picture or video. */
    files: idOf('upload', v.pipe(uploadKeys(1), v.minLength(1))),
    /** The length of a video. */
    seconds: v.optional(notId(wholeNumber(0, 36_000)), 0),
  }),
  reply: v.object({ id: rowId }),
}

export const deleteMaterial = { request: v.object({ id: idOf('material', rowId) }), reply: v.object({}) }
