import { PROTOCOL } from '../protocol/limits'
import { forWire } from '../protocol/wire-names'
import type { Codec, InboundFrame } from './codec'
import { isRecord, readBody } from './read-body'

/** Text frames: `{ head, body }` as JSON. Rule: IM-2. */
export const jsonCodec: Codec = {
  path: PROTOCOL.textPath,
  unpacksGzip: false,
  encode: ({ head, body }) => JSON.stringify({ head, body: forWire(body) }),
  decode: (data) => {
    try {
      return read(data)
    } catch {
      return null
    }
  },
}

/** Throws if the text is not JSON or is nested too deeply. */
const read = (data: unknown): InboundFrame | null => {
  const frame: unknown = typeof data === 'string' ? JSON.parse(data) : null
  if (!isRecord(frame) || !isRecord(frame.head) || !isRecord(frame.body)) return null
  const { servcmd, seq } = frame.head
  if (typeof servcmd !== 'string' || (seq !== undefined && typeof seq !== 'number')) return null
  const { body, broken } = readBody(frame.body)
  return { servcmd, seq: seq ?? null, body, broken }
}
