import * as v from 'valibot'
import { MESSAGE_SIZES } from '../limits'
import { sequence, storedMessage } from './common'
import { storedReference } from './elements'
import { idOf } from './id-fields'

/** The messages of a merger that is too large to send in one frame. Either key finds them. */
export const uploadMergedMessages = {
  summary: 'Stores the messages of a merger that is too large to send in one frame.',
  request: v.object({
    messageList: v.pipe(v.array(storedReference), v.minLength(1), v.maxLength(MESSAGE_SIZES.merged)),
  }),
  reply: v.object({ pbDownloadKey: v.string(), downloadKey: v.string() }),
}
export const downloadMergedMessages = {
  summary: 'The stored messages of a merger, page by page.',
  request: v.object({
    downloadKey: v.pipe(v.string(), v.minLength(1), v.maxLength(256), idOf('token')),
    /** Ours: how many of its messages have been read. Without it the reply has all of them, however large. */
    startIndex: v.optional(sequence),
  }),
  reply: v.object({
    messageList: v.array(storedMessage),
    /** Ours: 0 if there are messages after these. */
    completeFlag: v.picklist([0, 1]),
  }),
}
