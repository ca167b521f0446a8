import type { FrameData } from '../protocol/envelope'
import { MESSAGE_SIZES } from '../protocol/limits'

/** A server closes the socket of a larger frame, so that it would be sent again after each reconnect. */
export const isTooLarge = (data: FrameData): boolean => {
  if (typeof data !== 'string' || data.length > MESSAGE_SIZES.frameBytes) return data.length > MESSAGE_SIZES.frameBytes
  if (data.length * 3 <= MESSAGE_SIZES.frameBytes) return false
  let bytes = 0
  for (const char of data) bytes += char < '\u0080' ? 1 : char < '\u0800' ? 2 : char.length + 2
  return bytes > MESSAGE_SIZES.frameBytes
}
