import type { RequestHead } from '../protocol/envelope'
import { readTyped, TYPED_REQUESTS, type RequestType, type TypedBody } from './bodies'
import { Frame, PollRequest, RoamRequest, SendRequest } from './generated/request-reader'
import { fromJson } from './json-bytes'

/** A request as a gateway reads it. */
export interface BinaryRequest {
  readonly head: Partial<RequestHead>
  readonly body: unknown
  /** JSON bodies use the wire names, typed bodies the SDK names. */
  readonly names: 'wire' | 'sdk'
}

/** Null if the bytes are not a request. Never throws. An unreadable body is null. */
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

/** A message to send has exactly one element, and names at most 50 receivers and 50 mentioned users. */
const PARTS = 192
const READERS = { SendRequest, RoamRequest, PollRequest }

const typedOrNull = (typed: TypedBody<RequestType>, bytes: Uint8Array): unknown => {
  try {
    return readTyped(READERS, typed, bytes, PARTS).body
  } catch {
    return null
  }
}
