import { TYPES } from '../protocol/constants'
import { wholeText } from '../rpc/whole-texts'
import { MEDIA_PAYLOADS } from '../store/media-payloads'
import type { MediaMessage } from '../store/message'
import type { Facts, Picture } from './facts'
import { sentName, videoFormatOf } from './file-types'

/** The URLs of a message's parts. All are the same while the file is only on this device. */
export interface Addresses {
  readonly original: string
  readonly large: string
  readonly small: string
  readonly cover: string
  readonly uuid: string
  readonly coverUUID: string
}

export const NO_ADDRESSES: Addresses = { original: '', large: '', small: '', cover: '', uuid: '', coverUUID: '' }

export const localAddresses = (url: string): Addresses => ({ ...NO_ADDRESSES, original: url, large: url, small: url })

/**
 * The payload of a message at the current stage of its upload: `file` is null once it has arrived. Rule: IM-32.
 */
export const payloadOf = (
  type: MediaMessage['type'],
  original: File,
  facts: Facts,
  at: Addresses,
  file: File | null,
): MediaMessage['payload'] => {
  const { size } = original
  const { uuid } = at
  if (type === TYPES.MSG_IMAGE) {
    const whole = { type: 1, url: at.original, width: facts.width, height: facts.height, size }
    const scaled = (kind: number, picture: Picture | null, url: string) =>
      picture === null
        ? { ...whole, type: kind }
        : { type: kind, url, width: picture.width, height: picture.height, size: picture.blob.size }
    const imageInfoArray = [whole, scaled(2, facts.large, at.large), scaled(3, facts.small, at.small)]
    return { uuid, imageFormat: facts.format, imageInfoArray, file }
  }
  if (type === TYPES.MSG_AUDIO) return { uuid, url: at.original, size, second: facts.seconds, file }
  if (type === TYPES.MSG_FILE)
    return { uuid, fileName: wholeText(sentName(original)), fileSize: size, fileUrl: at.original, file }
  const { thumbWidth, thumbHeight } = MEDIA_PAYLOADS[TYPES.MSG_VIDEO]
  const cover = at.cover === '' ? null : facts.cover
  return {
    videoUUID: uuid,
    videoUrl: at.original,
    videoFormat: videoFormatOf(original) ?? '',
    videoSize: size,
    videoSecond: facts.seconds,
    thumbUUID: at.coverUUID,
    thumbUrl: at.cover,
    thumbWidth: cover?.width ?? thumbWidth,
    thumbHeight: cover?.height ?? thumbHeight,
    snapshotUrl: at.cover,
    snapshotWidth: cover?.width ?? 0,
    snapshotHeight: cover?.height ?? 0,
    file,
  }
}
