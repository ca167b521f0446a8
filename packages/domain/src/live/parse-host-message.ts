import { fieldsOf } from '../input'
import type { HostMessage, HostMessageType } from './host-message'
import { object, type Shape } from './host-message-readers'
import { HOST_MESSAGE_SHAPES } from './host-message-rows'

/**
 * The host message in a custom element, from its JSON text or from the object. Null if it is not valid: not JSON, an
 * unknown type, or a field that is missing or of another type. Unknown fields are left out. Never throws.
 *
 * The type `ChatGroupAnchorFansNewMsg` is read in its other spelling too.
 *
 * Rules: DOM-63, DOM-70.
 *
 * @example
 * parseHostMessage('{"type":"clearChatList","data":{"liveid":7}}') // => { type: 'clearChatList', data: { liveid: 7 } }
 * parseHostMessage('{"type":"clearChatList","data":{}}') // => null
 * parseHostMessage('{') // => null
 */
export const parseHostMessage = (value: unknown): HostMessage | null => {
  try {
    return readMessage(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    return null
  }
}

const readMessage = (value: unknown): HostMessage | null => {
  const { type, data } = Object(value) as { type?: unknown; data?: unknown }
  const name = type === OTHER_SPELLING ? 'ChatGroupAnchorFansNewMsg' : type
  if (typeof name !== 'string' || !Object.hasOwn(HOST_MESSAGE_SHAPES, name)) return null
  return readPayload(name as HostMessageType, data)
}

const OTHER_SPELLING = 'ChatGroupAnchorfansNewMsg'

const readPayload = (type: HostMessageType, data: unknown): HostMessage | null => {
  const payload = object<Shape>(HOST_MESSAGE_SHAPES[type])(data)
  // TypeScript cannot narrow the union by a type parameter. The line above ensures that type and payload belong
  // together.
  return payload === undefined ? null : ({ type, data: payload } as HostMessage)
}

/**
 * The JSON text of a host message, for the data field of a custom element.
 *
 * @example
 * formatHostMessage({ type: 'clearChatList', data: { liveid: 7 } }) // => '{"type":"clearChatList","data":{"liveid":7}}'
 */
export const formatHostMessage = (message: HostMessage): string =>
  JSON.stringify({ type: fieldsOf(message).type, data: fieldsOf(message).data })
