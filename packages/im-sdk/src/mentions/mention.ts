import { isRecord } from '../rpc/read-body'
import { isCount } from '../rpc/read-message'
import type { ConversationRecord } from '../store/conversation-record'
import type { GroupAtInfo, Message } from '../store/message'

/** A message of a group or topic that mentions the user, or everybody. */
export interface Mention extends GroupAtInfo {
  readonly conversationID: string
  /** The read mark of the conversation is below the message. */
  readonly isUnread: boolean
  /** Null until this device has seen the message: `getMentionList` fetches it. */
  readonly message: Message | null
}

export const keyOf = ({ conversationID, sequence }: Pick<Mention, 'conversationID' | 'sequence'>): string =>
  `${sequence} ${conversationID}`

/** Unread ones first, each part from the newest on. Those without a message are new to this device. */
export const inOrder = (a: Mention, b: Mention): number =>
  Number(b.isUnread) - Number(a.isUnread) ||
  (b.message?.time ?? Infinity) - (a.message?.time ?? Infinity) ||
  b.sequence - a.sequence

/** The mentions that a conversation knows. */
export const mentionsIn = ({ conversationID, mentions }: ConversationRecord): readonly Mention[] =>
  mentions.map((mention) => ({ ...mention, conversationID, isUnread: true, message: null }))

/** What another start has stored, without entries of another shape. */
export const readMentions = (text: string): readonly Mention[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isMention) : []
  } catch {
    return []
  }
}

const isMention = (value: unknown): value is Mention => {
  if (!isRecord(value)) return false
  const { conversationID, sequence, from, groupID, topicID, atTypeArray, isUnread, message } = value
  return (
    [conversationID, from, groupID, topicID].every((text) => typeof text === 'string') &&
    isCount(sequence) &&
    Array.isArray(atTypeArray) &&
    typeof isUnread === 'boolean' &&
    (message === null || isStoredMessage(message))
  )
}

const isStoredMessage = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.ID === 'string' &&
  typeof value.type === 'string' &&
  typeof value.time === 'number' &&
  isRecord(value.payload)
