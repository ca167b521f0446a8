import { fieldsOf } from '../input'
import type { HostMessage, HostMessagePayloads, HostMessageType } from './host-message'
import { HOST_MESSAGE_SHAPES, object } from './host-message-shapes'

/**
 * The host message in a custom element, from its JSON text or from the object, null when it is none: unknown type, a
 * field missing or of another type, no JSON. Fields that are not known are left out. Never throws.
 *
 * The type `ChatGroupAnchorFansNewMsg` is read in its other spelling too.
 *
 * Source: app.md §4, §7, decisions.md 28.
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

const readPayload = <T extends HostMessageType>(type: T, data: unknown): HostMessage | null => {
  const payload = object<HostMessagePayloads[T]>(HOST_MESSAGE_SHAPES[type])(data)
  // The union cannot be narrowed by a type parameter; type and payload belong together by the line above.
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
