import { fromWire, sdkKey } from '../protocol/wire-names'
import { readMessage, readMessages } from './read-message'

/** Wire keys whose values are lists of messages. */
const MESSAGE_LISTS = new Set(['MessageList', 'ChangedMessageList', 'RspMsgList', 'BroadcastMessageList'])

export interface ReadBody {
  readonly body: Record<string, unknown>
  /** How many of its messages could not be read. */
  readonly broken: number
}

/** A body from the server, decoded from JSON with wire names. */
export const readBody = (wire: Readonly<Record<string, unknown>>): ReadBody => {
  const body: Record<string, unknown> = {}
  let broken = 0
  for (const key in wire) {
    if (key === '__proto__') continue
    const value = wire[key]
    if (MESSAGE_LISTS.has(key)) {
      const read = readMessages(value)
      body[sdkKey(key)] = read.messages
      broken += read.broken
    } else if (key === 'Conversations' && Array.isArray(value)) {
      body.conversations = value.filter(isRecord).map(readConversation)
    } else body[sdkKey(key)] = typeof value === 'object' ? fromWire(value) : value
  }
  return { body, broken }
}

const readConversation = (wire: Record<string, unknown>) => ({
  ...(fromWire({ ...wire, LastMessage: null }) as Record<string, unknown>),
  lastMessage: readMessage(wire.LastMessage),
})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
