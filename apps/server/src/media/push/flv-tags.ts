/** A tag of an FLV stream. */
export interface FlvTag {
  readonly kind: 'script' | 'video' | 'audio'
  /** Milliseconds. */
  readonly at: number
  /** It sets up a decoder, and is needed by all who come later. */
  readonly isConfig: boolean
  /** A picture from which a decoder can start. */
  readonly isKey: boolean
  /** With its header and the size after it. */
  readonly bytes: Buffer
}

/** What is received cannot be passed on to viewers. */
export class BadStreamError extends Error {
  override readonly name = 'BadStreamError'
}

const FILE_HEADER = 13
const TAG_HEADER = 11
/** No picture of a live stream is as large. */
export const LARGEST_TAG = 4 * 1024 * 1024
const KINDS: Readonly<Record<number, FlvTag['kind']>> = { 8: 'audio', 9: 'video', 18: 'script' }

/** Reads a stream that arrives in pieces. */
export interface TagReader {
  /** The tags that are complete with this piece. Throws a BadStreamError. */
  read(piece: Buffer): FlvTag[]
}

export class FlvTagReader implements TagReader {
  private held: Buffer = Buffer.alloc(0)
  private hasHeader = false

  read(piece: Buffer): FlvTag[] {
    this.held = this.held.length === 0 ? piece : Buffer.concat([this.held, piece])
    const tags: FlvTag[] = []
    if (!this.hasHeader && !this.readHeader()) return tags
    let offset = 0
    while (offset + TAG_HEADER <= this.held.length) {
      const size = this.held.readUIntBE(offset + 1, 3)
      if (size > LARGEST_TAG) throw new BadStreamError(`A tag has ${size} bytes.`)
      const end = offset + TAG_HEADER + size + 4
      if (end > this.held.length) break
      const kind = KINDS[this.held.readUInt8(offset) & 0x1f]
      // A copy, as the rest of the piece would be kept with it.
      if (kind !== undefined && size > 0) tags.push(tagOf(kind, Buffer.from(this.held.subarray(offset, end))))
      offset = end
    }
    this.held = this.held.subarray(offset)
    return tags
  }

  /** False if it has not arrived. */
  private readHeader(): boolean {
    if (this.held.length < FILE_HEADER) return false
    if (this.held.toString('latin1', 0, 3) !== 'FLV') throw new BadStreamError('It is neither FLV nor MP4.')
    const length = this.held.readUInt32BE(5)
    if (length !== 9) throw new BadStreamError(`Its header has ${length} bytes.`)
    this.held = this.held.subarray(FILE_HEADER)
    this.hasHeader = true
    return true
  }
}

export const tagOf = (kind: FlvTag['kind'], bytes: Buffer): FlvTag => {
  const at = bytes.readUIntBE(4, 3) + bytes.readUInt8(7) * 2 ** 24
  const [first, second] = [bytes.readUInt8(TAG_HEADER), bytes.readUInt8(TAG_HEADER + 1)]
  const isConfig = kind === 'video' ? isVideoConfig(first, second) : kind === 'audio' && isAudioConfig(first, second)
  const isKey = kind === 'video' && ((first >> 4) & 7) === KEY && !isConfig
  return { kind, at, isConfig, isKey, bytes }
}

const KEY = 1
const [AVC, HEVC, AAC, ENHANCED_AUDIO] = [7, 12, 10, 9]

/** The highest bit says that a stream names its codec by four letters: then the lower half is the type of the packet. */
const isVideoConfig = (first: number, second: number): boolean =>
  first >= 0x80 ? (first & 15) === 0 : (first & 15) === AVC || (first & 15) === HEVC ? second === 0 : false

const isAudioConfig = (first: number, second: number): boolean =>
  first >> 4 === ENHANCED_AUDIO ? (first & 15) === 0 : first >> 4 === AAC && second === 0

/** The same tag at another time. */
export const atTime = (tag: FlvTag, at: number): FlvTag => {
  const bytes = Buffer.from(tag.bytes)
  bytes.writeUIntBE(at % 2 ** 24, 4, 3)
  bytes.writeUInt8(Math.floor(at / 2 ** 24) % 256, 7)
  return { ...tag, at, bytes }
}

/** The start of every file, for pictures and sound. */
export const FLV_START = Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0])
