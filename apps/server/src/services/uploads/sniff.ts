import { FILE_TYPE } from '@org/im-sdk/protocol'
import { UPLOAD_KINDS, type FileType } from './kinds'

/** The number of first bytes that determine a type. */
export const SNIFFED_BYTES = 64

/**
 * The type of a file by its first bytes, among the types of its kind; the announced one if several match. Null if none
 * matches. Files of the kind `file` are never displayed, so they may contain anything.
 */
export const sniffType = (fileType: FileType, announced: string, bytes: Uint8Array): string | null => {
  const { types } = UPLOAD_KINDS[fileType]
  if (types === null) return announced
  const fitting = Object.keys(types).filter((type) => MAGIC[type]?.(bytes) ?? false)
  return fitting.includes(announced) ? announced : (fitting[0] ?? null)
}

/** The type of a smaller version or a cover; null if it is not a picture. */
export const sniffPicture = (bytes: Uint8Array): string | null => {
  const type = sniffType(FILE_TYPE.image, '', bytes)
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp' ? type : null
}

type Test = (bytes: Uint8Array) => boolean

const text = (words: string, at = 0): Test => bytesAt(at, ...Buffer.from(words, 'latin1'))

const bytesAt =
  (at: number, ...wanted: number[]): Test =>
  (bytes) =>
    wanted.every((byte, index) => bytes[at + index] === byte)

const both =
  (a: Test, b: Test): Test =>
  (bytes) =>
    a(bytes) && b(bytes)

const any =
  (...tests: Test[]): Test =>
  (bytes) =>
    tests.some((test) => test(bytes))

/** A frame of MPEG audio starts with eleven set bits and two layer bits, which are 0 in ADTS. */
const mpegFrame: Test = ([first, second = 0]) => first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0
const adtsFrame: Test = ([first, second = 0]) => first === 0xff && (second & 0xf6) === 0xf0

const EBML = bytesAt(0, 0x1a, 0x45, 0xdf, 0xa3)
const BASE_MEDIA = text('ftyp', 4)
const QUICKTIME = any(text('ftypqt', 4), text('moov', 4), text('mdat', 4), text('wide', 4), text('free', 4))

const MAGIC: Readonly<Record<string, Test>> = {
  'image/jpeg': bytesAt(0, 0xff, 0xd8, 0xff),
  'image/png': bytesAt(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/gif': any(text('GIF87a'), text('GIF89a')),
  // The letters are followed by the size, two reserved zero words, the offset of the pixels, and a header of known
  // length.
  'image/bmp': both(text('BM'), both(bytesAt(6, 0, 0, 0, 0), bytesAt(15, 0, 0, 0))),
  'image/webp': both(text('RIFF'), text('WEBP', 8)),
  'audio/mpeg': any(text('ID3'), mpegFrame),
  'audio/mp4': BASE_MEDIA,
  'audio/aac': any(adtsFrame, text('ADIF')),
  'audio/wav': both(text('RIFF'), text('WAVE', 8)),
  'audio/ogg': text('OggS'),
  'audio/webm': EBML,
  'audio/flac': text('fLaC'),
  'audio/amr': text('#!AMR'),
  'video/mp4': BASE_MEDIA,
  'video/quicktime': any(QUICKTIME, BASE_MEDIA),
  'video/webm': EBML,
}
