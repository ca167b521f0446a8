import { TYPES } from '../protocol/constants'
import type { MediaMessage } from './message'

type PayloadOf<Type> = Extract<MediaMessage, { type: Type }>['payload']

/**
 * The payload fields of each media element, with the defaults for fields that a sender left out. Rule: IM-32.
 */
export const MEDIA_PAYLOADS = {
  [TYPES.MSG_IMAGE]: {
    uuid: '',
    imageFormat: 255,
    imageInfoArray: [{ type: 1, url: '', width: 0, height: 0, size: 0 }],
    file: null,
  },
  [TYPES.MSG_AUDIO]: { uuid: '', url: '', size: 0, second: 0, file: null },
  [TYPES.MSG_VIDEO]: {
    videoUUID: '',
    videoUrl: '',
    videoFormat: '',
    videoSize: 0,
    videoSecond: 0,
    thumbUUID: '',
    thumbUrl: '',
    thumbWidth: 200,
    thumbHeight: 200,
    snapshotUrl: '',
    snapshotWidth: 0,
    snapshotHeight: 0,
    file: null,
  },
  [TYPES.MSG_FILE]: { uuid: '', fileName: '', fileSize: 0, fileUrl: '', file: null },
} as const satisfies { [Type in MediaMessage['type']]: PayloadOf<Type> }

export const isMediaType = (type: string): type is MediaMessage['type'] => Object.hasOwn(MEDIA_PAYLOADS, type)

/** A value with every field of a shape. Fields that are missing or of another type get the shape's value. */
export const filled = (shape: unknown, value: unknown): unknown => {
  if (Array.isArray(shape)) return Array.isArray(value) ? value.map((item) => filled(shape[0], item)) : []
  if (typeof shape !== 'object') return typeof value === typeof shape ? value : shape
  if (shape === null) return null
  const given = (value ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, filled(part, given[key])]))
}

/** The URL of a message's file; empty if there is none yet. */
export const addressOf = (message: MediaMessage): string => {
  if (message.type === TYPES.MSG_IMAGE) return message.payload.imageInfoArray[0]?.url ?? ''
  if (message.type === TYPES.MSG_AUDIO) return message.payload.url
  return message.type === TYPES.MSG_VIDEO ? message.payload.videoUrl : message.payload.fileUrl
}
