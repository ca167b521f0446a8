import { TYPES } from '../protocol/constants'
import { kindOf } from '../protocol/message-kinds'
import { uncount, type ConversationRecord } from './conversations'
import type { Message } from './message'

/** How a new message changes its conversation. */
export const applyToConversation = (record: ConversationRecord, message: Message): void => {
  const { sequence } = message
  if (sequence > record.sequence) record.sequence = sequence
  const { counts, mayBeLast } = kindOf(message)
  if (mayBeLast && sequence >= (record.lastMessage?.sequence ?? 0)) record.lastMessage = message
  if (message.flow === 'in') takeName(record, message)
  /** The server's count covers the sequences up to `syncedTo`. */
  if (!counts && sequence > record.syncedTo) uncount(record, sequence)
}

/** The peer's name and avatar are those of the peer's newest message. */
const takeName = (record: ConversationRecord, message: Message): void => {
  if (record.type !== TYPES.CONV_C2C || message.nick === '') return
  record.name = message.nick
  record.avatar = message.avatar
}
