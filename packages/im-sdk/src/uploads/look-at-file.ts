import type { Clock } from '../clock/clock'
import { TYPES } from '../protocol/constants'
import type { MediaMessage } from '../store/message'
import { lookAtImage } from './look-at-image'
import { lookAtMedia } from './look-at-media'
import { NO_FACTS, type Facts } from './facts'
import { imageTypeOf, mimeOf, sniffImage } from './file-types'

/** Finds out what the payload says of a file. What cannot be found out is left open: never throws. */
export const lookAtFile = async (clock: Clock, type: MediaMessage['type'], file: File): Promise<Facts> => {
  const mime = mimeOf(file) || 'application/octet-stream'
  if (type === TYPES.MSG_FILE) return { ...NO_FACTS, mime }
  try {
    if (type !== TYPES.MSG_IMAGE)
      return { ...NO_FACTS, mime, ...(await lookAtMedia(clock, file, type === TYPES.MSG_VIDEO)) }
    const image = (await sniffImage(file)) ?? imageTypeOf(file)
    return { ...NO_FACTS, ...image, ...(await lookAtImage(file, image?.mime ?? mime)) }
  } catch {
    return { ...NO_FACTS, mime: imageTypeOf(file)?.mime ?? mime }
  }
}
