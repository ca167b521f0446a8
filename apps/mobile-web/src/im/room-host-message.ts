import { parseHostMessage, type HostMessage } from '@org/domain'
import type { Message } from '@org/im-sdk'

const read = new WeakMap<Message, HostMessage | null>()

/** What the host says in a room with a message; null for messages of users. Messages are immutable, so each is read once. */
export const roomHostMessage = (message: Message): HostMessage | null => {
  if (message.type !== 'TIMCustomElem') return null
  const known = read.get(message)
  if (known !== undefined) return known
  const host = message.from === HOST ? parseHostMessage(message.payload.data) : null
  read.set(message, host)
  return host
}

/** Only the server writes under this name. */
const HOST = 'broadcast'
