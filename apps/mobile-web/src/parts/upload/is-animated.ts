const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Whether a picture of the file moves: the header of its format says it. Scaled down it would be one picture. */
export const isAnimated = (bytes: Uint8Array): boolean => {
  if (textAt(bytes, 0, 3) === 'GIF') return true
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0
  if (textAt(bytes, 4, 8) === 'ftyp') return /avis|msf1|hevc/.test(textAt(bytes, 8, 64))
  return textAt(bytes, 1, 4) === 'PNG' && hasFrames(bytes)
}

/** A moving PNG has the chunk `acTL` before its first picture. */
const hasFrames = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}
