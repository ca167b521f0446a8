import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import type { PushBodies, StoredMessage } from '../protocol/pushes'
import { does } from '../protocol/message-kinds'
import { isCount } from '../rpc/read-message'
import type { Conversations } from '../store/conversations'
import type { Message } from '../store/message'
import { newestOf } from '../store/message-changes'
import { messageAt, removeMessage, replaceMessage, type MessageLists } from '../store/message-lists'
import type { SessionState } from '../store/session-state'
import type { Timelines } from '../store/timelines'

export interface ChangeContext extends MessageLists {
  readonly emitter: Emitter
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
}

type Deleted = PushBodies['pushMessageChanges']['deletedList'][number]

/**
 * Takes the present state of messages that were revoked, modified or read after they were sent, from pushes, replies
 * and syncs. Each change is announced once. Rule: IM-100.
 */
export class ChangeReceiver {
  readonly #context: ChangeContext
  readonly #onSynced: ((messages: readonly Message[]) => void)[] = []

  constructor(context: ChangeContext) {
    this.#context = context
  }

  /** A sync says that these messages have changed; how, only their present state shows. */
  whenSynced(run: (messages: readonly Message[]) => void): void {
    this.#onSynced.push(run)
  }

  synced(messageList: readonly StoredMessage[]): void {
    const messages = this.take(messageList, true)
    for (const run of this.#onSynced) run(messages)
  }

  receive({ messageList, deletedList }: PushBodies['pushMessageChanges']): void {
    if (this.#context.session.me.get().phase !== 'in') return
    if (Array.isArray(messageList)) this.take(messageList)
    if (Array.isArray(deletedList)) for (const deleted of deletedList) this.remove(deleted)
  }

  /** `isCounted`: the unread counts of the conversations cover these changes already. Returns the present messages. */
  take(messageList: readonly StoredMessage[], isCounted = false): readonly Message[] {
    const { timelines, session } = this.#context
    const { userID } = session.me.get()
    return this.takeMessages(
      messageList.map((stored) => timelines.changes.read(stored, userID)),
      isCounted,
    )
  }

  /** The same with messages that are known, in newer states. */
  takeMessages(messages: readonly Message[], isCounted = false): readonly Message[] {
    const { timelines, emitter } = this.#context
    const revoked: Message[] = []
    const modified: Message[] = []
    const receipts: Message[] = []
    const present = messages.map((given) => {
      const message = timelines.changes.latest(given)
      const remembered = timelines.changes.get(message.conversationID, message.sequence)
      const known = remembered ?? messageAt(this.#context, message)
      const newest = known === null ? message : newestOf(known, message)
      /** Also what only the conversation shows yet: the list may get an older state, with the reply of a resend. */
      if (newest !== remembered) timelines.changes.remember(newest)
      if (newest === known) return known
      replaceMessage(this.#context, newest)
      if (newest.isRevoked && known?.isRevoked !== true) {
        revoked.push(newest)
        if (!isCounted) this.#lower(newest)
      } else if (!newest.isRevoked && newest.version > (known?.version ?? 0)) modified.push(newest)
      if (known !== null && newest.readReceiptInfo !== known.readReceiptInfo) receipts.push(newest)
      return newest
    })
    if (revoked.length > 0) emitter.emit(EVENT.MESSAGE_REVOKED, revoked)
    if (modified.length > 0) emitter.emit(EVENT.MESSAGE_MODIFIED, modified)
    if (receipts.length > 0)
      emitter.emit(
        EVENT.MESSAGE_READ_RECEIPT_RECEIVED,
        receipts.map(({ ID, readReceiptInfo }) => ({ messageID: ID, ...readReceiptInfo })),
      )
    return present
  }

  /** A message that counted does not count any more. */
  #lower(revoked: Message): void {
    const { conversations } = this.#context
    const record = conversations.get(revoked.conversationID)
    /** The message itself may arrive later, and then does not count. */
    if (record === null || revoked.sequence > record.sequence) return
    if (does('counts', { ...revoked, isRevoked: false })) conversations.lower(record, revoked.sequence)
  }

  /** The user has deleted messages, on any device. `isCounted` as in `take`. */
  remove({ toAccount, groupID, sequenceList }: Deleted, isCounted = false): void {
    if (!Array.isArray(sequenceList)) return
    const conversationID = groupID ? groupConversationID(groupID) : c2cConversationID(toAccount)
    for (const sequence of sequenceList) if (isCount(sequence)) this.#delete(conversationID, sequence, isCounted)
  }

  #delete(conversationID: ConversationID, sequence: number, isCounted: boolean): void {
    const { timelines, conversations } = this.#context
    if (!timelines.changes.forget(conversationID, sequence)) return
    timelines.gone({ conversationID, from: sequence, to: sequence })
    const message = messageAt(this.#context, { conversationID, sequence })
    if (message !== null) return removeMessage(this.#context, { ...message, isDeleted: true }, isCounted)
    /** Whether it counts is not known here. */
    const record = conversations.get(conversationID)
    if (!isCounted && record !== null && sequence > record.messageReadSeq) conversations.stale(record)
  }
}
