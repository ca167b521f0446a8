import type { ConversationRecord } from './conversation-record'
import type { Conversations } from './conversations'
import type { Timelines } from './timelines'

interface Stores {
  readonly conversations: Pick<Conversations, 'update'>
  readonly timelines: Pick<Timelines, 'clearTo'>
}

/** Removes the messages that the user has cleared, up to the record's `clearSeq`. */
export const clearHistory = ({ conversations, timelines }: Stores, record: ConversationRecord): void => {
  const { conversationID, own, lastMessage } = record
  timelines.clearTo(conversationID, own.clearSeq)
  if (lastMessage !== null && lastMessage.sequence <= own.clearSeq)
    conversations.update(record, (changed) => (changed.lastMessage = null))
}
