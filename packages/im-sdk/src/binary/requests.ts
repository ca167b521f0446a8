import type { RequestFrame, RequestHead } from '../protocol/envelope'
import { forWire } from '../protocol/wire-names'
import { readTyped, TYPED_REQUESTS, writeTyped, type TypedBody } from './bodies'
import { Frame } from './generated/frame'
import { fromJson, toJson } from './json-bytes'

/** A request as a gateway reads it. */
export interface BinaryRequest {
  readonly head: Partial<RequestHead>
  readonly body: unknown
  /** JSON bodies have the names of the wire, typed ones those of the SDK. */
  readonly names: 'wire' | 'sdk'
}

export const writeRequest = ({ head: { servcmd, seq, ...head }, body }: RequestFrame): Uint8Array => {
  const typed = TYPED_REQUESTS.get(servcmd)
  const bytes = typed === undefined ? toJson(forWire(body)) : writeTyped(typed, body)
  return Frame.encode({ servcmd, seq, head, body: bytes }).finish()
}

/** Null for bytes that are no request. Never throws. A body that cannot be read is null. */
export const readRequest = (bytes: Uint8Array): BinaryRequest | null => {
  try {
    const { servcmd, seq, head, body, packed } = Frame.decode(bytes)
    if (packed.length > 0) return null
    const fields = { ...head, servcmd, ...(typeof seq === 'number' ? { seq } : {}) } as Partial<RequestHead>
    const typed = TYPED_REQUESTS.get(servcmd)
    if (typed === undefined) return { head: fields, body: fromJson(body), names: 'wire' }
    return { head: fields, body: typedOrNull(typed, body), names: 'sdk' }
  } catch {
    return null
  }
}

const typedOrNull = (typed: TypedBody, bytes: Uint8Array): unknown => {
  try {
    return readTyped(typed, bytes).body
  } catch {
    return null
  }
}
