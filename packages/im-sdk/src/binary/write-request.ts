import type { RequestFrame } from '../protocol/envelope'
import { forWire } from '../protocol/wire-names'
import { TYPED_REQUESTS, writeTyped } from './bodies'
import { Frame, PollRequest, RoamRequest, SendRequest } from './generated/request-writer'
import { toJson } from './json-bytes'

export const writeRequest = ({ head: { servcmd, seq, ...head }, body }: RequestFrame): Uint8Array => {
  const typed = TYPED_REQUESTS.get(servcmd)
  const bytes = typed === undefined ? toJson(forWire(body)) : writeTyped(WRITERS, typed, body)
  return Frame.encode({ servcmd, seq, head, body: bytes }).finish()
}

const WRITERS = { SendRequest, RoamRequest, PollRequest }
