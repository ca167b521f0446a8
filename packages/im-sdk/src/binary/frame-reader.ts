import { Reader } from 'protobufjs/minimal.js'

/** Longer texts are unlikely to repeat across messages. */
const LONGEST = 64
const SLOTS = 512

interface Known {
  readonly bytes: Uint8Array
  readonly text: string
}

const known: (Known | undefined)[] = Array.from({ length: SLOTS }, () => undefined)
/** The hash that a slot saw last. A text is cached when it appears for the second time. */
const met = new Int32Array(SLOTS)

/**
 * Decodes repeated texts (senders, avatars, groups) once and reuses the string. Throws when a frame has too many
 * parts.
 */
export class FrameReader extends Reader {
  constructor(
    bytes: Uint8Array,
    /** The limit mostly concerns nested messages: an empty one takes two bytes on the wire and a hundred in memory. */
    private parts: number,
  ) {
    super(bytes)
  }

  override size(): number {
    if (--this.parts < 0) throw new RangeError('The frame has too many parts.')
    return super.size()
  }

  override stringVerify(): string {
    const { buf, pos } = this
    const length = buf[pos] ?? 0
    const from = pos + 1
    const end = from + length
    if (length === 0 || length > LONGEST || end > this.len) return super.stringVerify()
    let hash = length
    for (let index = from; index < end; index++) hash = (Math.imul(hash, 31) + (buf[index] ?? 0)) | 0
    const slot = hash & (SLOTS - 1)
    const entry = known[slot]
    if (entry !== undefined && isSame(entry.bytes, buf, from, length)) {
      this.pos = end
      return entry.text
    }
    const text = super.stringVerify()
    if (met[slot] === hash) known[slot] = { bytes: Uint8Array.from(buf.subarray(from, end)), text }
    met[slot] = hash
    return text
  }
}

const isSame = (bytes: Uint8Array, buf: Uint8Array, from: number, length: number): boolean => {
  if (bytes.length !== length) return false
  for (let index = 0; index < length; index++) if (bytes[index] !== buf[from + index]) return false
  return true
}
