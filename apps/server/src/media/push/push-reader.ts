import { FlvTagReader, type FlvTag, type TagReader } from './flv-tags'
import { Mp4TagReader } from './mp4-tags'

/** Reads the stream of an anchor, of which the first bytes say whether it is FLV or MP4. */
export class PushReader implements TagReader {
  private start: Buffer = Buffer.alloc(0)
  private reader: TagReader | null = null

  read(piece: Buffer): FlvTag[] {
    if (this.reader !== null) return this.reader.read(piece)
    this.start = Buffer.concat([this.start, piece])
    if (this.start.length < 8) return []
    this.reader = this.start.toString('latin1', 4, 8) === 'ftyp' ? new Mp4TagReader() : new FlvTagReader()
    return this.reader.read(this.start)
  }
}
