import * as v from 'valibot'
import { MESSAGE_SIZES } from '../limits'
import { sequence, storable, storedMessage } from './common'
import { idOf, notId } from './id-fields'

const data = v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.customBytes), storable, notId())
const custom = v.optional(data, '')
/** Only http(s) URLs, or paths of an upload on the socket's host, so that opening one cannot run code. */
const url = v.pipe(v.string(), v.maxLength(2_048), v.regex(/^(https?:\/\/|\/uploads\/)/i), storable, notId())
const urlOrNone = v.optional(v.union([v.literal(''), url]), '')
const uuid = v.optional(v.pipe(v.string(), v.maxLength(255), storable, notId()), '')
const count = v.optional(sequence, 0)
const seconds = v.optional(v.pipe(v.number(), v.minValue(0), notId()), 0)
/** Pixels. A cover without a picture has the placeholder's size. Rule: IM-32. */
const thumbSide = v.optional(sequence, 200)

const image = v.object({
  type: v.picklist([1, 2, 3]),
  url,
  width: count,
  height: count,
  size: count,
})

/** What identifies a message that the server has stored. */
export const storedReference = v.pick(storedMessage, ['fromAccount', 'toAccount', 'groupID', 'sequence'])
const mergerText = v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.mergerTextBytes), storable, notId())
const downloadKey = v.optional(v.pipe(v.string(), v.maxLength(256), storable, idOf('token')), '')
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

/** The elements of a message. Rule: IM-32. */
export const element = v.variant('msgType', [
  v.object({
    msgType: v.literal('TIMTextElem'),
    msgContent: v.object({
      text: v.pipe(v.string(), v.minLength(1), v.maxBytes(MESSAGE_SIZES.textBytes), storable, notId()),
    }),
  }),
  v.object({
    msgType: v.literal('TIMCustomElem'),
    msgContent: v.object({
      data,
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
      videoFormat: v.optional(v.pipe(v.string(), v.maxLength(32), storable, notId()), ''),
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
      fileName: v.optional(v.pipe(v.string(), v.maxLength(255), storable, notId()), ''),
      fileSize: count,
      fileUrl: url,
    }),
  }),
  v.object({
    msgType: v.literal('TIMFaceElem'),
    msgContent: v.object({ index: count, data: custom }),
  }),
  v.object({
    msgType: v.literal('TIMLocationElem'),
    msgContent: v.object({
      description: v.optional(v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.textBytes), storable, notId()), ''),
      longitude: degrees(180),
      latitude: degrees(90),
    }),
  }),
  /** The server puts in the messages that are named, or counts those that the key finds. */
  v.object({
    msgType: v.literal('TIMRelayElem'),
    msgContent: v.pipe(
      v.object({
        title: v.pipe(mergerText, v.minLength(1)),
        abstractList: v.optional(v.pipe(v.array(mergerText), v.maxLength(MESSAGE_SIZES.mergerLines)), []),
        compatibleText: v.optional(mergerText, ''),
        messageList: v.optional(v.pipe(v.array(storedReference), v.maxLength(MESSAGE_SIZES.merged)), []),
        downloadKey,
        pbDownloadKey: downloadKey,
      }),
      v.check(
        (merger) => (merger.messageList.length === 0) !== (merger.downloadKey === ''),
        'A merger has either messages or a download key.',
      ),
    ),
  }),
])
