import { TYPES } from '../protocol/constants'
import type { ConversationRecord } from './conversations'
import type { Message } from './message'

/** What a message that was not there before changes in its conversation. */
export const applyToConversation = (record: ConversationRecord, message: Message): void => {
  const { sequence } = message
  if (sequence > record.sequence) record.sequence = sequence
  if (sequence >= (record.lastMessage?.sequence ?? 0)) record.lastMessage = message
  if (message.flow === 'in') takeName(record, message)
  else if (sequence > record.messageReadSeq && sequence > record.syncedTo) record.own.add(sequence)
}

/** A peer's name and picture are as fresh as the peer's newest message. */
const takeName = (record: ConversationRecord, message: Message): void => {
  if (record.type !== TYPES.CONV_C2C || message.nick === '') return
  record.name = message.nick
  record.avatar = message.avatar
}
