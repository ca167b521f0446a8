import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { TYPES } from '../protocol/constants'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS } from '../protocol/limits'
import type { Reply } from '../rpc/caller'
import { count, isCount } from '../rpc/read-message'
import { applyToConversation, takeLast } from '../store/apply-to-conversation'
import type { ConversationRecord } from '../store/conversation-record'
import type { Conversations } from '../store/conversations'
import { clearHistory } from '../store/clear-history'
import type { Message } from '../store/message'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import { decide, type Behind, type HeldTimeline, type Timelines } from '../store/timelines'
import { conversationIDOf, takeFacts, type ConversationFacts } from './take-facts'

type Changes = Reply<'syncUnread'>
type List = Reply<'getConversationList'>['conversations']

export interface IntakeContext {
  readonly emitter: Emitter
  readonly session: SessionState
  readonly conversations: Conversations
  readonly timelines: Timelines
  readonly syncEvents: Registry<SyncEventHandlers>
  readonly services: Registry<Services>
  readonly peerHasRead: (conversationID: ConversationID, sequence: number, time: number) => void
  /** Takes the present state of changed messages. The counts of the same reply cover the changes. */
  readonly messagesChanged: (messageList: Changes['changedMessageList']) => void
}

type SyncEvent = Changes['eventArray'][number]

/** What each sync event changes. `isNews`: it happened after the login. */
export type SyncEventHandlers = {
  readonly [Name in SyncEvent['event']]: (event: Extract<SyncEvent, { event: Name }>, isNews: boolean) => void
}

/** Puts the contents of syncs into the stores, in any order of arrival. */
export class SyncIntake {
  readonly #context: IntakeContext
  /** Messages of conversations that are behind. The recovery announces them in order. */
  readonly #given = new Map<ConversationID, readonly Message[]>()
  /** Conversations that the server has reported since the list began. */
  readonly #listed = new Set<ConversationID>()
  /** Conversations that were known when the list began. */
  #before: readonly ConversationID[] = []
  /** The whole list has loaded since the login. A conversation that appears later is new. */
  #hasList = false

  constructor(context: IntakeContext) {
    this.#context = context
    context.syncEvents.add({
      conversation: (event, isNews) => void this.#takeSynced(event, isNews),
      groupLeft: ({ groupID }) => {
        this.#forget(groupConversationID(groupID))
        context.services.get('leftGroup')?.(groupID)
      },
    })
  }

  reset(): void {
    this.#given.clear()
    this.#hasList = false
  }

  listBegins(): void {
    this.#listed.clear()
    this.#before = Array.from(this.#context.conversations.all(), ({ conversationID }) => conversationID)
    /** After a restore of its data the server counts from a lower version. */
    for (const record of this.#context.conversations.all()) record.own = { ...record.own, version: 0 }
  }

  /** `isSinceLogin`: changes since a cookie of this session, not messages that were unread before it. */
  takeChanges(
    { eventArray, messageList, changedMessageList, C2CPairUnreadList }: Changes,
    isSinceLogin: boolean,
  ): void {
    const isNews = isSinceLogin || this.#hasList
    /** Ignores events that this version or the loaded modules do not know. */
    for (const event of eventArray) this.#context.syncEvents.get(event.event)?.(event as never, isNews)
    for (const { peerAccount, peerReadSeq, peerReadTime } of C2CPairUnreadList)
      this.#context.peerHasRead(c2cConversationID(peerAccount), peerReadSeq, peerReadTime)
    this.#context.messagesChanged(changedMessageList)
    for (const [conversationID, messages] of this.#byConversation(messageList)) {
      this.#takeLast(conversationID, messages.at(-1))
      if (!isNews && this.#context.timelines.get(conversationID) === null) this.#restore(conversationID, messages)
      else this.#given.set(conversationID, messages)
    }
  }

  /**
   * Returns whether they tell of messages that are not here, which the user did not get while they were discarded, or of
   * a conversation whose messages wait for older ones.
   */
  takePushed(list: readonly ConversationFacts[]): boolean {
    let isBehind = false
    for (const facts of Array.isArray(list) ? list : []) {
      const known = this.#context.conversations.get(conversationIDOf(facts ?? {}))?.sequence
      const record = this.#takeFacts(facts ?? {}, true)
      if (record === null || record.own.messageRemindType === TYPES.MSG_REMIND_DISCARD) continue
      const waiting = this.#context.timelines.get(record.conversationID)?.unannounced.length ?? 0
      isBehind ||= waiting > 0 || record.sequence > (known ?? Infinity)
    }
    return isBehind
  }

  takeList(list: List): void {
    for (const item of list) {
      const record = this.#takeSynced(item, this.#hasList)
      if (record === null) continue
      const { conversationID } = record
      this.#context.peerHasRead(conversationID, item.peerReadSeq, item.peerReadTime)
      this.#takeLast(conversationID, item.lastMessage && this.#messageOf(item.lastMessage))
    }
  }

  /** Groups that are no longer in the list were left meanwhile. */
  listIsComplete(): void {
    this.#hasList = true
    for (const conversationID of this.#before) {
      const record = this.#context.conversations.get(conversationID)
      if (record?.type === TYPES.CONV_GROUP && !this.#listed.has(conversationID)) this.#forget(conversationID)
    }
  }

  /**
   * Conversations with missing or unannounced messages, from this sync or earlier, and the messages that the sync
   * delivered.
   */
  behind(): Behind {
    const found = new Map<ConversationID, readonly Message[]>()
    for (const { conversationID, sequence, own } of this.#context.conversations.all()) {
      if (own.messageRemindType === TYPES.MSG_REMIND_DISCARD) continue
      const held = this.#context.timelines.get(conversationID)
      if (held?.timeline.hasPlace && (sequence > held.timeline.top || held.unannounced.length > 0))
        found.set(conversationID, this.#given.get(conversationID) ?? [])
    }
    this.#given.clear()
    return found
  }

  /** Not what a reply says of a conversation that has ended since the request. */
  #takeSynced(facts: ConversationFacts, isNews: boolean): ConversationRecord | null {
    return this.#context.conversations.ended.has(conversationIDOf(facts)) ? null : this.#takeFacts(facts, isNews)
  }

  #takeFacts(facts: ConversationFacts, isNews: boolean): ConversationRecord | null {
    const { conversations, timelines } = this.#context
    const { groupType, sequence, messageReadSeq, unreadCount } = facts
    if (groupType === TYPES.GRP_AVCHATROOM || ![sequence, messageReadSeq, unreadCount].every(isCount)) return null
    const record = conversations.open(conversationIDOf(facts))
    if (record === null) return null
    const { conversationID } = record
    this.#listed.add(conversationID)
    if (isNews || timelines.get(conversationID) !== null) {
      const held = timelines.open(conversationID, null)
      /** A message that an earlier start has stored, and this one sends again, may have its place below the mark. */
      if (!isNews) held.readBefore = Math.max(held.readBefore, messageReadSeq)
      held.timeline.anchor(record.sequence || (isNews ? messageReadSeq : sequence))
      /**
       * A one-to-one conversation that is not in the whole list is newer than the list, except for what was there when
       * the user deleted it. This device may already have moved the read mark to its end.
       */
      const isNew = this.#hasList && record.type !== TYPES.CONV_GROUP
      const readSeq = isNew ? count(facts.deletedSeq) : messageReadSeq
      if (record.isProvisional) this.#expectFrom(readSeq, conversationID, held)
      decide(held, isNews ? readSeq : Infinity)
    }
    const { clearSeq } = record.own
    conversations.update(record, (changed) => takeFacts(changed, facts))
    if (record.own.clearSeq > clearSeq) clearHistory(this.#context, record)
    /** A page of history may already contain what the conversation receives only now. */
    this.#takeLast(conversationID, timelines.get(conversationID)?.timeline.last)
    return record
  }

  /** A conversation shows its last message even if no event announces it. */
  #takeLast(conversationID: ConversationID, message: Message | null | undefined): void {
    const { conversations } = this.#context
    const record = conversations.get(conversationID)
    if (record && message && !message.isDeleted) conversations.update(record, (changed) => takeLast(changed, message))
  }

  /** A conversation that a message has created: everything between that message and the read mark was missed. */
  #expectFrom(readSeq: number, conversationID: ConversationID, held: HeldTimeline): void {
    const missedCount = held.timeline.low - 1 - readSeq
    if (missedCount <= MESSAGE_LIMITS.recoveryMaxGap) return held.timeline.expectFrom(readSeq)
    held.recovered = false
    held.view.changed()
    this.#context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: false, missedCount })
  }

  /** The newest messages of a conversation that was not opened yet, loaded in advance. */
  #restore(conversationID: ConversationID, messages: readonly Message[]): void {
    const { conversations, timelines } = this.#context
    const record = conversations.get(conversationID)
    if (record === null) return
    const { timeline, view } = timelines.open(conversationID, null)
    for (const message of messages) timeline.insert(message)
    conversations.update(record, (changed) => {
      for (const message of messages) applyToConversation(changed, message)
    })
    view.changed()
  }

  #forget(conversationID: ConversationID): void {
    this.#context.conversations.remove(conversationID)
    this.#context.timelines.forget(conversationID)
    /** The same reply has it again if the user has joined again. */
    this.#context.conversations.ended.delete(conversationID)
  }

  #byConversation(messageList: Changes['messageList']): ReadonlyMap<ConversationID, Message[]> {
    const found = new Map<ConversationID, Message[]>()
    for (const stored of messageList) {
      const message = this.#messageOf(stored)
      const messages = found.get(message.conversationID)
      if (messages === undefined) found.set(message.conversationID, [message])
      else messages.push(message)
    }
    for (const messages of found.values()) messages.sort((a, b) => a.sequence - b.sequence)
    return found
  }

  #messageOf(stored: Changes['messageList'][number]): Message {
    const { session, timelines } = this.#context
    return timelines.changes.read(stored, session.me.get().userID)
  }
}
