import { readRequest } from '@org/im-sdk/binary'
import { fromWire } from '@org/im-sdk/protocol'
import { fits, type JsonLimits } from '../../services/json-limits'
import { isRecord, readHead, refused, type ReadFrame } from './read-frame'

/** A request in a binary frame, its body's keys in camelCase. Never throws, whatever the bytes. */
export const readBinaryFrame = (bytes: Uint8Array, limits: JsonLimits): ReadFrame => {
  const request = readRequest(bytes)
  if (request === null) return refused({}, 'Invalid binary frame: send a request of frame.proto.')
  const { head, body, names } = request
  if (!isRecord(body)) return refused(head, 'The body is not what its command has.')
  if (!fits(body, limits)) return refused(head, 'The frame is nested too deeply or holds too many values.')
  return readHead(head, names === 'wire' ? fromWire(body) : body)
}
