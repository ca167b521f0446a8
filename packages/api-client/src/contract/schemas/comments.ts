import * as v from 'valibot'
import { contentComment } from '../entities/video'
import { count, rowId, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { pagedByCursor } from '../paged'

const target = v.picklist(['video', 'moment', 'article'])

/** What the comment is on. */
const id = idOf('video', rowId)

export const getComments = pagedByCursor(contentComment, { target, id })

export const addComment = {
  request: v.object({
    target,
    id,
    text: notId(trimmedText(300, 1)),
    /** The comment that it answers; 0 for none. */
    reply_to: v.optional(idOf('comment', wholeNumber()), 0),
  }),
  reply: v.object({ comment: contentComment }),
}

export const deleteComment = { request: v.object({ id: idOf('comment', rowId) }), reply: v.object({}) }

export const like = {
  request: v.object({
    target: v.picklist(['video', 'moment', 'article', 'comment']),
    id,
    /** 1 to like, 0 to take it back. */
    type: v.picklist([0, 1]),
  }),
  reply: v.object({ likes: count, liked: v.picklist([0, 1]) }),
}
