import type { Clock } from '../clock/clock'
import { TYPES } from '../protocol/constants'
import type { MediaMessage } from '../store/message'
import { inspectImage } from './inspect-image'
import { inspectMedia } from './inspect-media'
import { NO_FACTS, type Facts } from './facts'
import { imageTypeOf, mimeOf, sniffImage } from './file-types'

/** Finds the facts for the payload of a file. Leaves out what it cannot find; never throws. */
export const inspectFile = async (clock: Clock, type: MediaMessage['type'], file: File): Promise<Facts> => {
  const mime = mimeOf(file) || 'application/octet-stream'
  if (type === TYPES.MSG_FILE) return { ...NO_FACTS, mime }
  try {
    if (type !== TYPES.MSG_IMAGE)
      return { ...NO_FACTS, mime, ...(await inspectMedia(clock, file, type === TYPES.MSG_VIDEO)) }
    const image = (await sniffImage(file)) ?? imageTypeOf(file)
    return { ...NO_FACTS, ...image, ...(await inspectImage(file, image?.mime ?? mime)) }
  } catch {
    return { ...NO_FACTS, mime: imageTypeOf(file)?.mime ?? mime }
  }
}
