import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'

/** What every message of a sender says again. */
type Sender = Pick<StoredMessage, 'tinyID' | 'nick' | 'avatar'>

/** Senders and conversations are few; a hostile peer's are not. */
const CACHE_LIMIT = 1_000

const senders = new Map<string, Sender>()
const groupIDs = new Map<string, ConversationID>()
const peerIDs = new Map<string, ConversationID>()

/**
 * The same texts as in `message`, in the copies that earlier messages hold: each frame brings new ones, and a list of
 * them is mostly texts that are in it a hundred times.
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
