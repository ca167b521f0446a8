import type { FrameData } from '../protocol/envelope'
import { MESSAGE_SIZES } from '../protocol/limits'

/** A shared socket puts the number of the channel before the data: up to five digits. */
const CHANNEL_BYTES = 5
const MOST_BYTES = MESSAGE_SIZES.frameBytes - CHANNEL_BYTES

/** A server closes the socket of a larger frame, so that it would be sent again after each reconnect. */
export const isTooLarge = (data: FrameData): boolean => {
  if (typeof data !== 'string' || data.length > MOST_BYTES) return data.length > MOST_BYTES
  if (data.length * 3 <= MOST_BYTES) return false
  let bytes = 0
  for (const char of data) bytes += char < '\u0080' ? 1 : char < '\u0800' ? 2 : char.length + 2
  return bytes > MOST_BYTES
}
