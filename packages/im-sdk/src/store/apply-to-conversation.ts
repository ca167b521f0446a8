import { TYPES } from '../protocol/constants'
import { MESSAGE_KINDS } from '../protocol/message-kinds'
import { uncount, type ConversationRecord } from './conversations'
import type { Message } from './message'

/** How a new message changes its conversation. */
export const applyToConversation = (record: ConversationRecord, message: Message): void => {
  const { sequence, flow } = message
  if (sequence > record.sequence) record.sequence = sequence
  takeLast(record, message)
  if (flow === 'in') takeName(record, message)
  /** The server's count covers the sequences up to `syncedTo`. */
  if (!MESSAGE_KINDS[flow].counts && sequence > record.syncedTo) uncount(record, sequence)
}

/** The message is the last one unless a newer one is, or its kind may not be. */
export const takeLast = (record: ConversationRecord, message: Message): void => {
  if (MESSAGE_KINDS[message.flow].mayBeLast && message.sequence >= (record.lastMessage?.sequence ?? 0))
    record.lastMessage = message
}

/** The peer's name and avatar are those of the peer's newest message. */
const takeName = (record: ConversationRecord, message: Message): void => {
  if (record.type !== TYPES.CONV_C2C || message.nick === '') return
  record.name = message.nick
  record.avatar = message.avatar
}
