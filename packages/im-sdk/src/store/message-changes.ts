import type { ConversationID } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'
import type { Message, ReadReceiptInfo } from './message'
import { RecentSet } from './recent-set'
import { toMessage } from './to-message'

/** Ours: the most remembered changes. They matter while requests made before them are running. */
const REMEMBERED = 500

/**
 * The newest known state of messages that have changed. A change wins against an older state that arrives later: a
 * page of history that was read before it, a resend, or a push that arrives twice or out of order.
 */
export class MessageChanges {
  readonly #newest = new Map<string, Message>()
  readonly #deleted = new RecentSet<string>(REMEMBERED)
  /** Up to where the peers of one-to-one conversations have read. */
  readonly #readByPeer = new Map<ConversationID, number>()
  /** `messageActions`: whether the user has deleted an own message before anybody knew that the server has it. */
  isLeftOver: (message: Message) => boolean = () => false

  /** A message of the server for the user `myID`, in its newest known state. */
  read(stored: StoredMessage, myID: string): Message {
    return this.latest(toMessage(stored, myID))
  }

  /** The newest known state of a message. */
  latest(given: Message): Message {
    const message = this.#isReadByPeer(given) ? { ...given, isPeerRead: true } : given
    const isGone = this.isLeftOver(message)
    if (this.#newest.size === 0 && this.#deleted.size === 0 && !isGone) return message
    const key = keyOf(message.conversationID, message.sequence)
    const known = this.#newest.get(key)
    const latest = known === undefined ? message : newestOf(message, known)
    return isGone || this.#deleted.has(key) ? { ...latest, isDeleted: true } : latest
  }

  /** What was remembered of a message before; null if nothing was. */
  get(conversationID: ConversationID, sequence: number): Message | null {
    return this.#newest.get(keyOf(conversationID, sequence)) ?? null
  }

  remember(message: Message): void {
    const key = keyOf(message.conversationID, message.sequence)
    this.#newest.delete(key)
    this.#newest.set(key, message)
    if (this.#newest.size <= REMEMBERED) return
    const [oldest] = this.#newest.keys()
    if (oldest !== undefined) this.#newest.delete(oldest)
  }

  /** The user has deleted the message. False if that is known. */
  forget(conversationID: ConversationID, sequence: number): boolean {
    return this.#deleted.add(keyOf(conversationID, sequence))
  }

  /** Own messages that arrive later, or in a state from before, are read too. */
  readByPeer(conversationID: ConversationID, sequence: number): void {
    this.#readByPeer.set(conversationID, Math.max(sequence, this.#readByPeer.get(conversationID) ?? 0))
  }

  clear(): void {
    this.#newest.clear()
    this.#deleted.clear()
    this.#readByPeer.clear()
  }

  #isReadByPeer({ flow, sequence, isPeerRead, conversationID }: Message): boolean {
    return flow === 'out' && !isPeerRead && sequence <= (this.#readByPeer.get(conversationID) ?? 0)
  }
}

const keyOf = (conversationID: ConversationID, sequence: number): string => `${sequence} ${conversationID}`

/**
 * Joins two states of one message: a revocation wins, then the higher version, then the receipt that more have given.
 * The result does not depend on the order in which states arrive. Returns `known` if the other one adds nothing.
 */
export const newestOf = (known: Message, other: Message): Message => {
  const isNewer = known.isRevoked === other.isRevoked ? other.version > known.version : other.isRevoked
  const readReceiptInfo = newestReceipt(known.readReceiptInfo, other.readReceiptInfo)
  const isPeerRead = known.isPeerRead || other.isPeerRead
  if (!isNewer && readReceiptInfo === known.readReceiptInfo && isPeerRead === known.isPeerRead) return known
  const isDeleted = known.isDeleted || other.isDeleted
  return { ...(isNewer ? other : known), status: known.status, readReceiptInfo, isPeerRead, isDeleted }
}

const newestReceipt = (known: ReadReceiptInfo, other: ReadReceiptInfo): ReadReceiptInfo => {
  if (other.isPeerRead !== known.isPeerRead) return other.isPeerRead ? other : known
  if (other.readCount !== known.readCount) return other.readCount > known.readCount ? other : known
  return other.readCount > 0 && other.unreadCount !== known.unreadCount ? other : known
}
