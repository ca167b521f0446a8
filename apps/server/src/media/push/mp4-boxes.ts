import { BadStreamError } from './flv-tags'

/** A box of an MP4 stream. */
export interface Mp4Box {
  readonly type: string
  /** Where the box begins in the stream, and where its data does. */
  readonly start: number
  readonly dataStart: number
  readonly data: Buffer
}

/** Bytes of the data of a fragment, which viewers get at once: they wait for at most 4 MB (`Channel`). */
export const LARGEST_DATA = 3 * 2 ** 20

/** The boxes that are read, and the most bytes of their data. Others are skipped. */
const LARGEST: Readonly<Record<string, number>> = { moov: 2 ** 20, moof: 2 ** 20, mdat: LARGEST_DATA }
const HEADER = 8
const LONG_HEADER = 16

/** Reads the boxes of an MP4 stream that arrives in pieces. */
export class Mp4BoxReader {
  private readonly header = Buffer.alloc(LONG_HEADER)
  private headerLength = 0
  private open: (Mp4Box & { filled: number }) | null = null
  private skip = 0
  private position = 0

  /** The boxes that are complete with this piece. Throws a BadStreamError. */
  read(piece: Buffer): Mp4Box[] {
    const boxes: Mp4Box[] = []
    for (let at = 0; at < piece.length;) {
      const taken = this.take(piece.subarray(at), boxes)
      at += taken
      this.position += taken
    }
    return boxes
  }

  private take(bytes: Buffer, boxes: Mp4Box[]): number {
    const { open, skip } = this
    if (skip > 0) {
      this.skip = Math.max(0, skip - bytes.length)
      return skip - this.skip
    }
    if (open === null) return this.takeHeader(bytes)
    const taken = bytes.copy(open.data, open.filled)
    open.filled += taken
    if (open.filled === open.data.length) {
      boxes.push(open)
      this.open = null
    }
    return taken
  }

  private takeHeader(bytes: Buffer): number {
    const wanted = this.headerLength < HEADER ? HEADER : LONG_HEADER
    const taken = bytes.copy(this.header, this.headerLength, 0, wanted - this.headerLength)
    this.headerLength += taken
    if (this.headerLength < wanted) return taken
    const short = this.header.readUInt32BE(0)
    // Then the size follows, in eight bytes.
    if (short === 1 && wanted === HEADER) return taken
    const size = short === 1 ? Number(this.header.readBigUInt64BE(HEADER)) : short
    this.begin(this.header.toString('latin1', 4, HEADER), size, this.position + taken)
    this.headerLength = 0
    return taken
  }

  private begin(type: string, size: number, dataStart: number): void {
    const length = size - this.headerLength
    const largest = LARGEST[type]
    if (length < 0 || length > (largest ?? Number.MAX_SAFE_INTEGER))
      throw new BadStreamError(
        `A box ${JSON.stringify(type)} has ${size} bytes.${type === 'mdat' ? ' Send shorter fragments.' : ''}`,
      )
    if (largest === undefined) this.skip = length
    else this.open = { type, start: dataStart - this.headerLength, dataStart, data: Buffer.alloc(length), filled: 0 }
  }
}

/** The data of the boxes of a type in a box. */
export const boxesOf = (data: Buffer, type: string): Buffer[] => {
  const found: Buffer[] = []
  for (let at = 0; at + HEADER <= data.length;) {
    const size = data.readUInt32BE(at)
    if (size < HEADER || at + size > data.length) throw new BadStreamError(`A box in a box has ${size} bytes.`)
    if (data.toString('latin1', at + 4, at + HEADER) === type) found.push(data.subarray(at + HEADER, at + size))
    at += size
  }
  return found
}

/** The data of the first box with these types, each in the one before. Throws a BadStreamError if there is none. */
export const boxAt = (data: Buffer, ...types: readonly string[]): Buffer =>
  types.reduce((inner, type) => {
    const [box] = boxesOf(inner, type)
    if (box === undefined) throw new BadStreamError(`It has no box ${types.join('/')}.`)
    return box
  }, data)
