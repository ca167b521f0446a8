import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'

/** Texts that repeat in every message of a sender. */
type Sender = Pick<StoredMessage, 'tinyID' | 'nick' | 'avatar'>

/** Normally there are few senders and conversations, but a hostile peer may send many. */
const CACHE_LIMIT = 1_000

const senders = new Map<string, Sender>()
const groupIDs = new Map<string, ConversationID>()
const peerIDs = new Map<string, ConversationID>()

/**
 * Replaces equal texts in `message` with the strings of earlier messages. Each frame creates new strings, and a list
 * of messages mostly repeats the same ones.
 */
export const keptSender = (message: StoredMessage): Sender => {
  const known = senders.get(message.fromAccount)
  if (known?.tinyID === message.tinyID && known.avatar === message.avatar && known.nick === message.nick) return known
  const { tinyID, nick, avatar } = message
  return remember(senders, message.fromAccount, { tinyID, nick, avatar })
}

export const keptConversationID = (isGroup: boolean, id: string): ConversationID =>
  isGroup
    ? (groupIDs.get(id) ?? remember(groupIDs, id, groupConversationID(id)))
    : (peerIDs.get(id) ?? remember(peerIDs, id, c2cConversationID(id)))

const remember = <T>(cache: Map<string, T>, key: string, value: T): T => {
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(key, value)
  return value
}
