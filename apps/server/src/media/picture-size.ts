/** The width and the height that the first bytes of a PNG, JPEG, GIF or WebP say; null for other bytes. */
export const pictureSize = (bytes: Buffer): { readonly width: number; readonly height: number } | null => {
  const kind = bytes.length < 30 ? undefined : KINDS.find(({ is }) => is(bytes))
  return kind?.size(bytes) ?? null
}

type Size = { width: number; height: number }

const text = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

const KINDS: readonly { is: (bytes: Buffer) => boolean; size: (bytes: Buffer) => Size | null }[] = [
  {
    is: (bytes) => text(bytes, 1, 3) === 'PNG',
    size: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  {
    is: (bytes) => text(bytes, 0, 3) === 'GIF',
    size: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  },
  { is: (bytes) => bytes.readUInt16BE(0) === 0xffd8, size: (bytes) => sizeOfJpeg(bytes) },
  { is: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP', size: (bytes) => sizeOfWebp(bytes) },
]

/** Its frame header is behind segments of any length. */
const sizeOfJpeg = (bytes: Buffer): Size | null => {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const sizeOfWebp = (bytes: Buffer): Size | null => {
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return null
  }
}
