import * as v from 'valibot'
import { MESSAGE_SIZES } from '../limits'
import { sequence } from './common'

const custom = v.optional(v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.customBytes)), '')
/** Only http(s) URLs, or paths of an upload on the socket's host, so that opening one cannot run code. */
const url = v.pipe(v.string(), v.maxLength(2_048), v.regex(/^(https?:\/\/|\/uploads\/)/i))
const urlOrNone = v.optional(v.union([v.literal(''), url]), '')
const uuid = v.optional(v.pipe(v.string(), v.maxLength(255)), '')
const count = v.optional(sequence, 0)
const seconds = v.optional(v.pipe(v.number(), v.minValue(0)), 0)
/** Pixels. A cover without a picture has the placeholder's size. Rule: IM-32. */
const thumbSide = v.optional(sequence, 200)

const image = v.object({
  type: v.picklist([1, 2, 3]),
  url,
  width: count,
  height: count,
  size: count,
})

/** The elements of a message. Rule: IM-32. */
export const element = v.variant('msgType', [
  v.object({
    msgType: v.literal('TIMTextElem'),
    msgContent: v.object({ text: v.pipe(v.string(), v.minLength(1), v.maxBytes(MESSAGE_SIZES.textBytes)) }),
  }),
  v.object({
    msgType: v.literal('TIMCustomElem'),
    msgContent: v.object({
      data: v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.customBytes)),
      description: custom,
      extension: custom,
    }),
  }),
  v.object({
    msgType: v.literal('TIMImageElem'),
    msgContent: v.object({ uuid, imageFormat: count, imageInfoArray: v.pipe(v.array(image), v.length(3)) }),
  }),
  v.object({
    msgType: v.literal('TIMSoundElem'),
    msgContent: v.object({ uuid, url, size: count, second: seconds }),
  }),
  v.object({
    msgType: v.literal('TIMVideoFileElem'),
    msgContent: v.object({
      videoFormat: v.optional(v.pipe(v.string(), v.maxLength(32)), ''),
      videoSecond: seconds,
      videoSize: count,
      videoUrl: url,
      videoUUID: uuid,
      thumbUUID: uuid,
      thumbWidth: thumbSide,
      thumbHeight: thumbSide,
      thumbUrl: urlOrNone,
      snapshotUrl: urlOrNone,
      snapshotWidth: count,
      snapshotHeight: count,
    }),
  }),
  v.object({
    msgType: v.literal('TIMFileElem'),
    msgContent: v.object({
      uuid,
      fileName: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
      fileSize: count,
      fileUrl: url,
    }),
  }),
])
