import { imError } from '../protocol/im-error'
import { TYPES } from '../protocol/constants'
import { messageKey, parseConversationID, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS } from '../protocol/limits'
import type { Caller } from '../rpc/caller'
import type { Conversations } from '../store/conversations'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { Rooms } from '../store/rooms'
import type { SessionState } from '../store/session-state'
import type { HeldTimeline, Timelines } from '../store/timelines'
import type { Message, MessageListData } from '../store/message'
import { skipInvisible } from '../store/apply-to-conversation'
import { isUnknown } from '../store/conversation-record'
import { pull, type Position } from './pull'
import type { Recovery } from './recovery'

export interface MessageListOptions {
  conversationID: ConversationID
  /** The cursor from the last page. It stays valid when new messages arrive. Leave it out for the newest page. */
  nextReqMessageID?: string
}

export interface HistoryContext {
  readonly caller: Caller
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
  readonly services: Registry<Services>
  readonly rooms: Rooms
  readonly recovery: Recovery
}

/** Pages back through a conversation: from the loaded messages first, then from the server. */
export class History {
  readonly #context: HistoryContext
  readonly #loading = new Map<ConversationID, Promise<void>>()

  constructor(context: HistoryContext) {
    this.#context = context
  }

  async page(options: MessageListOptions): Promise<MessageListData> {
    const { conversationID, nextReqMessageID = '' } = options ?? {}
    const target = parseConversationID(conversationID)
    if (target === null) throw imError('INVALID_CONVERSATION_ID')
    if (this.#context.session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    const cursor = nextReqMessageID === '' ? null : nextReqMessageID
    const room = target.type === TYPES.CONV_GROUP ? this.#context.rooms.get(target.id) : null
    if (room !== null) return known(room.page(cursor, MESSAGE_LIMITS.pageSize))
    const held = this.open(conversationID)
    const { timeline } = held
    if (cursor === null) await this.#context.recovery.recover(conversationID)
    /** A push above a gap is announced after the gap has closed. */
    const end = () => cursor ?? timeline.firstIsland?.ID ?? null
    for (;;) {
      const count = known(timeline.countBefore(end()))
      const below = timeline.below(cursor)
      if (below !== null) return this.#pageBelow(conversationID, held, cursor, below)
      if (count >= MESSAGE_LIMITS.pageSize || timeline.isAtStart) break
      await this.#loadOlder(conversationID, held)
    }
    const messages = timeline.pageBefore(end(), MESSAGE_LIMITS.pageSize)
    return pageOf(messages, timeline.isAtStart && timeline.countBefore(messages[0]?.ID ?? null) === 0)
  }

  /** A page that the list no longer holds comes from the server. Paging does not load it into the list again. */
  async #pageBelow(
    conversationID: ConversationID,
    { timeline }: HeldTimeline,
    cursor: string | null,
    below: number,
  ): Promise<MessageListData> {
    const stored: Message[] = []
    for (let before: Position = { sequence: below, random: 0, time: 0 }; ;) {
      const { messages, isComplete, from } = await pull(this.#context, conversationID, before)
      stored.unshift(...messages.filter(({ isDeleted }) => !isDeleted))
      for (const message of messages) this.#context.timelines.saw(message)
      const isAtStart = isComplete || from === null
      const all = timeline.withUnsent(stored, isAtStart ? 0 : from, cursor)
      if (isAtStart || all.length >= MESSAGE_LIMITS.pageSize)
        return pageOf(all.slice(-MESSAGE_LIMITS.pageSize), isAtStart && all.length <= MESSAGE_LIMITS.pageSize)
      if (from >= before.sequence) throw imError('REPLY_INVALID')
      before = { ...before, sequence: from }
    }
  }

  open(conversationID: ConversationID): HeldTimeline {
    const { conversations, timelines } = this.#context
    return timelines.open(conversationID, conversations.get(conversationID)?.sequence || null)
  }

  /** One request per conversation at a time, so that two callers do not fetch the same page. */
  async #loadOlder(conversationID: ConversationID, held: HeldTimeline): Promise<void> {
    const running = this.#loading.get(conversationID)
    if (running !== undefined) return running
    const load = this.#load(conversationID, held).finally(() => this.#loading.delete(conversationID))
    this.#loading.set(conversationID, load)
    return load
  }

  async #load(conversationID: ConversationID, held: HeldTimeline): Promise<void> {
    const { timelines, recovery } = this.#context
    const { timeline } = held
    const before = positionOf(timeline)
    const { top } = timeline
    const page = await pull(this.#context, conversationID, before)
    if (timelines.get(conversationID) !== held) throw imError('SDK_DESTROYED')
    /** The server repeats itself: stop, or the loop would never end. */
    if (before !== null && page.from !== null && page.from >= before.sequence) throw imError('REPLY_INVALID')
    /** Messages of the page that are newer than the list's position are not history: they were not announced yet. */
    const reached = timeline.hasPlace ? timeline.top : Infinity
    const to = before === null ? Math.max(page.to ?? 0, top) : before.sequence - 1
    const from = page.from ?? to + 1
    timeline.cover(from, to)
    skipInvisible(this.#context.conversations, conversationID, page.invisible)
    const record = this.#context.conversations.get(conversationID)
    const fresh = page.messages.filter((message) => {
      if (timeline.insert(message) !== 'fresh') return false
      const { sequence } = message
      if (sequence > reached) return true
      if (record === null || isUnknown(record)) held.undecided.add(sequence)
      return false
    })
    /** The list may have dropped its oldest messages meanwhile. Then the page does not connect to it. */
    if ((page.isComplete || page.from === null) && timeline.low <= from) timeline.markStart()
    recovery.deliver(conversationID, held, fresh)
  }
}

/** What the cursor leads to. */
const known = <Found>(found: Found | null): Found => {
  if (found === null)
    throw imError(
      'PARAMS_INVALID',
      '`nextReqMessageID` is not of a page of this conversation: start again with the newest page.',
    )
  return found
}

const pageOf = (messageList: readonly Message[], isCompleted: boolean): MessageListData => {
  const [first] = messageList
  if (isCompleted || first === undefined) return { messageList, isCompleted, nextReqMessageID: '' }
  return { messageList, isCompleted, nextReqMessageID: first.sequence > 0 ? messageKey(first) : first.ID }
}

/** The lowest sequence that is loaded or known to be invisible; null if there is none yet. */
const positionOf = ({ low, top, oldest }: HeldTimeline['timeline']): Position | null =>
  oldest === null && low > top ? null : { random: 0, time: 0, ...oldest, sequence: low }
