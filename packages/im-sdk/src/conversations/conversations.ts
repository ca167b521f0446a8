import type { Clock } from '../clock/clock'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { imError } from '../protocol/im-error'
import { c2cConversationID, groupConversationID, parseConversationID, type ConversationID } from '../protocol/ids'
import { TIMING } from '../protocol/limits'
import type { PushBodies } from '../protocol/pushes'
import { count, isCount } from '../rpc/read-message'
import type { Conversation } from '../store/conversation'
import { markRead, type ConversationRecord } from '../store/conversation-record'
import type { Conversations } from '../store/conversations'
import type { Message } from '../store/message'
import type { SessionState } from '../store/session-state'
import { throttle } from '../store/throttle'
import type { Timelines } from '../store/timelines'
import type { ReadReports } from './read-reports'
import type { Sync } from './sync'

/** All conversations, those with the given ids, or those that match. */
export type ConversationListOptions =
  | readonly ConversationID[]
  | {
      type?: Conversation['type']
      /** The name of a group of conversations. */
      groupName?: string
      /** `TYPES.CONV_MARK_TYPE_…`, or a mark of the app's own. */
      markType?: number
      hasUnreadCount?: boolean
      /** Whether a message mentions the user. */
      hasGroupAtInfo?: boolean
    }

export interface ConversationListData {
  readonly conversationList: readonly Conversation[]
  /** False until the first list has loaded. */
  readonly isSyncCompleted: boolean
}

export interface ConversationContext {
  readonly clock: Clock
  readonly emitter: Emitter
  readonly session: SessionState
  readonly conversations: Conversations
  readonly timelines: Timelines
  readonly sync: Sync
  readonly readReports: ReadReports
}

/** Lists, profiles and read marks of conversations. */
export class ConversationService {
  readonly #context: ConversationContext
  #lastTotal = 0

  constructor(context: ConversationContext) {
    this.#context = context
    const { clock, conversations } = context
    conversations.whenChanged(throttle(clock, TIMING.eventThrottleMs, () => this.#announce()))
  }

  /** After a logout: announces the empty list at once, before another user can log in. */
  reset(): void {
    const { conversations } = this.#context
    const wasEmpty = conversations.list.get().length === 0
    conversations.clear()
    if (!wasEmpty) queueMicrotask(() => this.#announce())
  }

  async list(options?: ConversationListOptions): Promise<ConversationListData> {
    this.#needLogin()
    await this.#context.sync.retry()
    const all = this.#context.conversations.list.get()
    return { conversationList: all.filter(matcher(options ?? {})), isSyncCompleted: this.#context.sync.isListCompleted }
  }

  profile(conversationID: ConversationID): { conversation: Conversation } {
    return { conversation: this.#context.conversations.publicOf(this.#record(conversationID)) }
  }

  /** Sets the unread count to 0 and reports the read mark to the server. */
  async setRead(read: { conversationID: ConversationID }): Promise<Record<string, never>> {
    const record = this.#record(read?.conversationID)
    const { sequence } = record
    if (record.messageReadSeq < sequence)
      this.#context.conversations.update(record, (changed) => markRead(changed, sequence))
    await this.#context.readReports.report(record)
    return {}
  }

  /** A read mark moved: on another device of the user, or at the peer. */
  readMoved({ fromAccount, toAccount, groupID, messageReadSeq, time }: PushBodies['pushRead']): void {
    const { userID } = this.#context.session.me.get()
    if (typeof fromAccount !== 'string' || !isCount(messageReadSeq)) return
    if (fromAccount === userID)
      this.#readElsewhere(groupID ? groupConversationID(groupID) : c2cConversationID(toAccount), messageReadSeq)
    else if (!groupID) this.readByPeer(c2cConversationID(fromAccount), messageReadSeq, time)
  }

  #readElsewhere(conversationID: ConversationID, sequence: number): void {
    const { conversations } = this.#context
    const record = conversations.get(conversationID)
    if (record === null) return
    conversations.update(record, (changed) => markRead(changed, Math.min(sequence, changed.sequence)))
    record.reportedReadSeq = Math.max(record.reportedReadSeq, sequence)
  }

  /** The peer has read up to a sequence, now or while the user was away. */
  readByPeer(conversationID: ConversationID, sequence: number, time: number): void {
    const { conversations, timelines, emitter } = this.#context
    const record = conversations.get(conversationID)
    if (record === null || !isCount(sequence) || sequence <= record.peerReadSeq) return
    timelines.changes.readByPeer(conversationID, sequence)
    const held = timelines.get(conversationID)
    const unseen = held?.timeline.between(record.peerReadSeq, sequence) ?? []
    const read: Message[] = unseen
      .filter(({ flow }) => flow === 'out')
      .map((message) => ({ ...message, isPeerRead: true }))
    for (const message of read) held?.timeline.replace(message)
    held?.view.changed()
    conversations.update(record, (changed) => {
      changed.peerReadSeq = sequence
      changed.peerReadTime = Math.max(changed.peerReadTime, count(time))
      const last = changed.lastMessage
      if (last?.flow === 'out' && last.sequence <= sequence) changed.lastMessage = { ...last, isPeerRead: true }
    })
    if (read.length > 0) emitter.emit(EVENT.MESSAGE_READ_BY_PEER, read)
  }

  #announce(): void {
    const { emitter, conversations } = this.#context
    if (emitter.isHeard(EVENT.CONVERSATION_LIST_UPDATED))
      emitter.emit(EVENT.CONVERSATION_LIST_UPDATED, conversations.list.get())
    const total = conversations.totalUnread
    if (total === this.#lastTotal) return
    this.#lastTotal = total
    emitter.emit(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, total)
  }

  #record(conversationID: ConversationID): ConversationRecord {
    this.#needLogin()
    if (parseConversationID(conversationID) === null) throw imError('INVALID_CONVERSATION_ID')
    const record = this.#context.conversations.get(conversationID)
    if (record === null) throw imError('CONVERSATION_NOT_FOUND')
    return record
  }

  #needLogin(): void {
    if (this.#context.session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
  }
}

const matcher = (options: ConversationListOptions): ((conversation: Conversation) => boolean) => {
  if (isIDs(options)) {
    const wanted = new Set(options)
    return ({ conversationID }) => wanted.has(conversationID)
  }
  const { type, groupName, markType, hasUnreadCount, hasGroupAtInfo } = options
  return (conversation) =>
    (type === undefined || conversation.type === type) &&
    (groupName === undefined || conversation.conversationGroupList.includes(groupName)) &&
    (markType === undefined || conversation.markList.includes(markType)) &&
    (hasUnreadCount === undefined || conversation.unreadCount > 0 === hasUnreadCount) &&
    (hasGroupAtInfo === undefined || conversation.groupAtInfoList.length > 0 === hasGroupAtInfo)
}

const isIDs = (options: ConversationListOptions): options is readonly ConversationID[] => Array.isArray(options)
