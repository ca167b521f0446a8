/** Splits a server's bytes into the texts of its frames, without control frames. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0)

  constructor(private readonly onText: (payload: Buffer) => void) {}

  take(bytes: Buffer): void {
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    let start = 0
    for (;;) {
      const frame = frameAt(all, start)
      if (frame === null) break
      if ((all[start]! & 0x0f) === TEXT) this.onText(all.subarray(frame.from, frame.to))
      start = frame.to
    }
    this.rest = all.subarray(start)
  }
}

const TEXT = 1

/** Null while it is incomplete. */
const frameAt = (bytes: Buffer, start: number): { from: number; to: number } | null => {
  if (bytes.length < start + 2) return null
  const short = bytes[start + 1]! & 0x7f
  const header = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < start + header) return null
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(start + 2) : Number(bytes.readBigUInt64BE(start + 2))
  const from = start + header
  return bytes.length < from + length ? null : { from, to: from + length }
}
