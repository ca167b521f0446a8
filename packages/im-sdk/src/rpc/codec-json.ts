import { forWire, fromWire, sdkKey } from '../protocol/wire-names'
import type { Codec, InboundFrame } from './codec'
import { readMessage, readMessages } from './read-message'

/** Wire keys whose values are lists of messages. */
const MESSAGE_LISTS = new Set(['MessageList', 'RspMsgList', 'BroadcastMessageList'])

/** Text frames: `{ head, body }` as JSON. Source: im.md §7, decisions 4. */
export const jsonCodec: Codec = {
  encode: ({ head, body }) => JSON.stringify({ head, body: forWire(body) }),
  decode: (data) => {
    const frame = parse(data)
    if (!isRecord(frame) || !isRecord(frame.head) || !isRecord(frame.body)) return null
    const { servcmd, seq } = frame.head
    if (typeof servcmd !== 'string' || (seq !== undefined && typeof seq !== 'number')) return null
    return readBody(servcmd, seq ?? null, frame.body)
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

const readBody = (servcmd: string, seq: number | null, wire: Record<string, unknown>): InboundFrame => {
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
  return { servcmd, seq, body, broken }
}

const readConversation = (wire: Record<string, unknown>) => ({
  ...(fromWire({ ...wire, LastMessage: null }) as Record<string, unknown>),
  lastMessage: readMessage(wire.LastMessage),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
