import { PROTOCOL } from '../protocol/limits'
import { forWire } from '../protocol/wire-names'
import type { Codec } from './codec'
import { isRecord, readBody } from './read-body'

/** Text frames: `{ head, body }` as JSON. Source: im.md §7, decisions 4. */
export const jsonCodec: Codec = {
  path: PROTOCOL.textPath,
  unpacksGzip: false,
  encode: ({ head, body }) => JSON.stringify({ head, body: forWire(body) }),
  decode: (data) => {
    const frame = parse(data)
    if (!isRecord(frame) || !isRecord(frame.head) || !isRecord(frame.body)) return null
    const { servcmd, seq } = frame.head
    if (typeof servcmd !== 'string' || (seq !== undefined && typeof seq !== 'number')) return null
    const { body, broken } = readBody(frame.body)
    return { servcmd, seq: seq ?? null, body, broken }
  },
}

const parse = (data: unknown): unknown => {
  if (typeof data !== 'string') return null
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
