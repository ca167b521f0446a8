import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { TYPES } from '../protocol/constants'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS } from '../protocol/limits'
import type { Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import { applyToConversation } from '../store/apply-to-conversation'
import type { ConversationRecord, Conversations } from '../store/conversations'
import type { Message } from '../store/message'
import type { SessionState } from '../store/session-state'
import type { HeldTimeline, Timelines } from '../store/timelines'
import { toMessage } from '../store/to-message'
import { conversationIDOf, takeFacts, type ConversationFacts } from './take-facts'

type Changes = Reply<'syncUnread'>
type List = Reply<'getConversationList'>['conversations']

export interface IntakeContext {
  readonly emitter: Emitter
  readonly session: SessionState
  readonly conversations: Conversations
  readonly timelines: Timelines
  readonly peerHasRead: (conversationID: ConversationID, sequence: number) => void
}

/** Puts in the stores what one sync brings, in whatever order it comes. */
export class SyncIntake {
  /** Messages of conversations that are behind: for the recovery, which tells of them in their order. */
  private readonly given = new Map<ConversationID, Message[]>()
  private readonly listed = new Set<ConversationID>()
  private readonly before: readonly ConversationID[]

  constructor(
    private readonly context: IntakeContext,
    /** No sync has been through since the login: what was said before is history, not news. */
    private readonly isFirst: boolean,
  ) {
    this.before = Array.from(context.conversations.all(), ({ conversationID }) => conversationID)
  }

  takeChanges({ eventArray, messageList, C2CPairUnreadList }: Changes): void {
    for (const event of eventArray) {
      if (event.event === 'conversation') this.takeFacts(event)
      else if (event.event === 'groupLeft') this.forget(groupConversationID(event.groupID))
    }
    for (const { peerAccount, peerReadSeq } of C2CPairUnreadList)
      this.context.peerHasRead(c2cConversationID(peerAccount), peerReadSeq)
    for (const [conversationID, messages] of this.byConversation(messageList)) {
      if (this.isFirst && this.context.timelines.get(conversationID) === null) this.restore(conversationID, messages)
      else this.given.set(conversationID, messages)
    }
  }

  takeList(list: List): void {
    for (const item of list) {
      const record = this.takeFacts(item)
      if (record === null) continue
      const { conversationID } = record
      this.listed.add(conversationID)
      this.context.peerHasRead(conversationID, item.peerReadSeq)
      if (item.lastMessage !== null && item.lastMessage.sequence >= (record.lastMessage?.sequence ?? 0)) {
        const lastMessage = this.messageOf(item.lastMessage)
        this.context.conversations.update(record, (changed) => {
          changed.lastMessage = lastMessage
        })
      }
    }
  }

  /** Groups that are no longer listed were left meanwhile. */
  listIsComplete(): void {
    for (const conversationID of this.before) {
      const record = this.context.conversations.get(conversationID)
      if (record?.type === TYPES.CONV_GROUP && !this.listed.has(conversationID)) this.forget(conversationID)
    }
  }

  /** Where messages are missing, from this sync or from before. */
  behind(): ConversationID[] {
    const found: ConversationID[] = []
    for (const { conversationID, sequence } of this.context.conversations.all()) {
      const timeline = this.context.timelines.get(conversationID)?.timeline
      if (timeline?.hasPlace && sequence > timeline.top) found.push(conversationID)
    }
    return found
  }

  givenOf(conversationID: ConversationID): readonly Message[] {
    return this.given.get(conversationID) ?? []
  }

  private takeFacts(facts: ConversationFacts): ConversationRecord | null {
    const { conversations, timelines } = this.context
    const { groupType, sequence, messageReadSeq, unreadCount } = facts
    if (groupType === TYPES.GRP_AVCHATROOM || ![sequence, messageReadSeq, unreadCount].every(isCount)) return null
    const record = conversations.open(conversationIDOf(facts))
    if (record === null) return null
    const { conversationID } = record
    if (!this.isFirst || timelines.get(conversationID) !== null) {
      const held = timelines.open(conversationID, null)
      held.timeline.anchor(record.sequence || (this.isFirst ? sequence : messageReadSeq))
      if (record.isProvisional) this.expectFrom(this.isAllNew(record) ? 0 : messageReadSeq, conversationID, held)
    }
    conversations.update(record, (changed) => takeFacts(changed, facts))
    return record
  }

  /**
   * A one-to-one conversation that the whole list did not hold has begun since. The read mark may be of its end, by
   * this very device.
   */
  private isAllNew({ type }: ConversationRecord): boolean {
    return !this.isFirst && type === TYPES.CONV_C2C
  }

  /** A conversation that a message has made known: what lies between that and the read mark was missed too. */
  private expectFrom(readSeq: number, conversationID: ConversationID, held: HeldTimeline): void {
    const missedCount = held.timeline.low - 1 - readSeq
    if (missedCount <= MESSAGE_LIMITS.recoveryMaxGap) return held.timeline.expectFrom(readSeq)
    held.recovered = false
    held.view.changed()
    this.context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: false, missedCount })
  }

  /** The newest messages of a conversation that nobody has opened yet: there when somebody does. */
  private restore(conversationID: ConversationID, messages: readonly Message[]): void {
    const { conversations, timelines } = this.context
    const record = conversations.get(conversationID)
    if (record === null) return
    const { timeline, view } = timelines.open(conversationID, null)
    for (const message of messages) timeline.insert(message)
    conversations.update(record, (changed) => {
      for (const message of messages) applyToConversation(changed, message)
    })
    view.changed()
  }

  private forget(conversationID: ConversationID): void {
    this.context.conversations.remove(conversationID)
    this.context.timelines.forget(conversationID)
  }

  private byConversation(messageList: Changes['messageList']): ReadonlyMap<ConversationID, Message[]> {
    const found = new Map<ConversationID, Message[]>()
    for (const stored of messageList) {
      const message = this.messageOf(stored)
      const messages = found.get(message.conversationID)
      if (messages === undefined) found.set(message.conversationID, [message])
      else messages.push(message)
    }
    for (const messages of found.values()) messages.sort((a, b) => a.sequence - b.sequence)
    return found
  }

  private messageOf(stored: Changes['messageList'][number]): Message {
    const { conversations, session } = this.context
    const { userID } = session.me.get()
    const peer = stored.fromAccount === userID ? stored.toAccount : stored.fromAccount
    const record = stored.groupID === '' ? conversations.get(c2cConversationID(peer)) : null
    return toMessage(stored, userID, record?.peerReadSeq)
  }
}
