import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { MESSAGE_LIMITS } from '../protocol/limits'
import { TYPES } from '../protocol/constants'
import { parseConversationID, type ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import type { Caller } from '../rpc/caller'
import { isUnknown } from '../store/conversation-record'
import type { Conversations } from '../store/conversations'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import { announceable, type HeldTimeline, type Timelines } from '../store/timelines'
import { applyToConversation, skipInvisible } from '../store/apply-to-conversation'
import type { Message } from '../store/message'
import { pull } from './pull'

export interface RecoveryContext {
  readonly caller: Caller
  readonly emitter: Emitter
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
  readonly services: Registry<Services>
}

/** Fetches the missed messages of a conversation. Rules: IM-15, IM-30. */
export class Recovery {
  readonly #context: RecoveryContext
  readonly #running = new Map<ConversationID, Promise<void>>()
  /** Gaps that are being closed. These promises never reject. */
  readonly #filling = new Map<ConversationID, Promise<void>>()

  constructor(context: RecoveryContext) {
    this.#context = context
  }

  /**
   * Resolves when no message is missing, or the list has started again. One run per conversation at a time. Messages
   * `given` by a sync are not fetched again.
   */
  recover(conversationID: ConversationID, given: readonly Message[] = []): Promise<void> {
    const running = this.#running.get(conversationID)
    if (running !== undefined) return running
    const after = this.#filling.get(conversationID)
    const ready = after?.then(() => this.#run(conversationID, given)) ?? this.#run(conversationID, given)
    const run = ready.finally(() => this.#running.delete(conversationID))
    this.#running.set(conversationID, run)
    return run
  }

  /**
   * Requests the first gap of a list by its sequences, unless that gap is being closed already. Used for small gaps.
   */
  fill(conversationID: ConversationID): void {
    if (this.#running.has(conversationID) || this.#filling.has(conversationID)) return
    const run = this.#fillGap(conversationID)
      /** The next round looks again. */
      .catch(() => undefined)
      .finally(() => this.#filling.delete(conversationID))
    this.#filling.set(conversationID, run)
  }

  /** Closes gap after gap as long as it makes progress: new gaps may open meanwhile. */
  async #run(conversationID: ConversationID, given: readonly Message[]): Promise<void> {
    const held = this.#context.timelines.get(conversationID)
    if (held === null) return
    for (let top = -1; this.#missing(conversationID, held) > 0 && held.timeline.top > top;) {
      top = held.timeline.top
      const missing = this.#missing(conversationID, held)
      if (missing <= MESSAGE_LIMITS.recoveryMaxGap || this.#isShort(conversationID, held, given))
        await this.#closeGap(conversationID, held, missing, given)
      else await this.#startAgain(conversationID, held, missing)
    }
    this.tell(conversationID)
  }

  /** The missing messages are unavailable: the list begins above them. */
  giveUp(conversationID: ConversationID): void {
    const held = this.#context.timelines.get(conversationID)
    if (held === null) return
    const missing = this.#missing(conversationID, held)
    const { timeline } = held
    timeline.restartAt(timeline.top + missing + 1, timeline.top + missing)
    this.#restarted(conversationID, held, [], missing)
  }

  /** Announces the messages that have no gap below them. */
  tell(conversationID: ConversationID): void {
    const held = this.#context.timelines.get(conversationID)
    if (held !== null && held.unannounced.length > 0) this.deliver(conversationID, held, [])
  }

  /**
   * Whether the gap of a one-to-one conversation lasts 1 to 600 s: then it is closed however many messages it
   * contains.
   */
  #isShort(conversationID: ConversationID, { timeline }: HeldTimeline, given: readonly Message[]): boolean {
    const record = this.#context.conversations.get(conversationID)
    if (record?.type !== TYPES.CONV_C2C) return false
    const before = timeline.between(0, timeline.top).at(-1)?.time ?? 0
    const after = timeline.firstIsland ?? given.at(-1) ?? record.lastMessage
    const seconds = (after?.time ?? 0) - before
    return seconds >= 1 && seconds <= MESSAGE_LIMITS.recoveryMaxSeconds
  }

  async #closeGap(
    conversationID: ConversationID,
    held: HeldTimeline,
    missing: number,
    given: readonly Message[],
  ): Promise<void> {
    this.#hold(conversationID, held, given)
    try {
      await this.#close(conversationID, held)
    } finally {
      this.deliver(conversationID, held, [])
    }
    this.#context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: true, missedCount: missing })
  }

  async #fillGap(conversationID: ConversationID): Promise<void> {
    const { caller, session, timelines, conversations, emitter } = this.#context
    const held = timelines.get(conversationID)
    const target = parseConversationID(conversationID)
    if (held === null || target === null) return
    const { timeline } = held
    const { top } = timeline
    const missing = (timeline.firstIsland?.sequence ?? top + 1) - 1 - top
    const sequenceList = Array.from({ length: missing }, (_, index) => top + 1 + index)
    if (missing === 0) return
    const { messageList, invisibleSequenceList } = await caller.call('getMessages', {
      [target.type === TYPES.CONV_GROUP ? 'groupID' : 'peerAccount']: target.id,
      sequenceList,
    })
    if (timelines.get(conversationID) !== held) return
    const { userID } = session.me.get()
    const messages = messageList.map((stored) => timelines.changes.read(stored, userID))
    const fresh = messages.filter((message) => timeline.insert(message) === 'fresh')
    for (const sequence of invisibleSequenceList.sort((a, b) => a - b)) timeline.cover(sequence, sequence)
    skipInvisible(conversations, conversationID, invisibleSequenceList)
    this.deliver(conversationID, held, fresh)
    if (timeline.top >= top + missing)
      emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: true, missedCount: missing })
  }

  /** Pulls from the top of the gap down to the loaded messages. */
  async #close(conversationID: ConversationID, held: HeldTimeline): Promise<void> {
    const { timeline } = held
    for (let missing = this.#missing(conversationID, held); missing > 0;) {
      const { top } = timeline
      const before = timeline.firstIsland
      /** The reply includes what was known before the request. It may not include messages that arrive during it. */
      const known = this.#newest(conversationID)
      const page = await pull(this.#context, conversationID, before, MESSAGE_LIMITS.recoveryPull)
      if (this.#context.timelines.get(conversationID) !== held) return
      const newest = Math.max(page.to ?? 0, known)
      const isLast = page.isComplete || page.from === null
      this.#hold(conversationID, held, page.messages)
      skipInvisible(this.#context.conversations, conversationID, page.invisible)
      /** Ignores the messages of a page that are below the gap. */
      const from = isLast ? timeline.top + 1 : Math.max(page.from, timeline.top + 1)
      timeline.cover(from, before === null ? newest : before.sequence - 1)
      /** The server repeats itself: stop, or the loop would never end. */
      const left = this.#missing(conversationID, held)
      if (timeline.top === top && left >= missing) throw imError('REPLY_INVALID')
      missing = left
    }
  }

  /**
   * Inserts messages and announces them once no gap is below them. The conversation takes the newest one at once, so
   * that a push of it is not announced twice.
   */
  #hold(conversationID: ConversationID, held: HeldTimeline, messages: readonly Message[]): void {
    const { timeline, unannounced } = held
    const { top } = timeline
    /** An own message whose reply was lost is inserted too but not announced. */
    const placed: Message[] = []
    for (const message of messages) {
      const arrival = timeline.insert(message)
      if (arrival === 'known' || message.sequence <= top) continue
      placed.push(message)
      if (arrival === 'fresh' && message.sequence > held.readBefore) unannounced.push(message)
    }
    this.#apply(conversationID, placed)
  }

  async #startAgain(conversationID: ConversationID, held: HeldTimeline, missing: number): Promise<void> {
    const known = this.#newest(conversationID)
    const { top } = held.timeline
    const page = await pull(this.#context, conversationID, null, MESSAGE_LIMITS.recoveryPull)
    if (this.#context.timelines.get(conversationID) !== held) return
    /** The page has no visible messages: nothing of the conversation remains visible. */
    const from = page.from ?? known + 1
    held.timeline.restartAt(from, from - 1)
    skipInvisible(this.#context.conversations, conversationID, page.invisible)
    const fresh = page.messages.filter((message) => held.timeline.insert(message) === 'fresh' && message.sequence > top)
    held.timeline.cover(from, Math.max(page.to ?? 0, known))
    if (page.isComplete) held.timeline.markStart()
    this.#restarted(conversationID, held, fresh, missing)
  }

  #restarted(conversationID: ConversationID, held: HeldTimeline, fresh: Message[], missedCount: number): void {
    held.recovered = false
    this.deliver(conversationID, held, fresh)
    this.#context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: false, missedCount })
  }

  /** Inserts messages that did not arrive by push, and announces those that have no gap below them. */
  deliver(conversationID: ConversationID, held: HeldTimeline, fresh: readonly Message[]): void {
    const { timelines, conversations, emitter } = this.#context
    if (timelines.get(conversationID) !== held) return
    this.#apply(conversationID, fresh)
    held.view.changed()
    const record = conversations.get(conversationID)
    const news = fresh.filter(({ sequence }) => sequence > held.readBefore)
    const told = announceable(held, news, record === null || !isUnknown(record))
    if (told.length > 0) emitter.emit(EVENT.MESSAGE_RECEIVED, told)
  }

  #apply(conversationID: ConversationID, fresh: readonly Message[]): void {
    const { conversations } = this.#context
    const record = conversations.get(conversationID)
    if (record === null || fresh.length === 0) return
    conversations.update(record, (changed) => {
      for (const message of fresh) applyToConversation(changed, message)
    })
  }

  /** How many sequences are missing between the loaded messages and the next known sequence. */
  #missing(conversationID: ConversationID, { timeline }: HeldTimeline): number {
    if (!timeline.hasPlace) return 0
    const next = timeline.firstIsland?.sequence ?? this.#newest(conversationID) + 1
    return next - 1 - timeline.top
  }

  #newest(conversationID: ConversationID): number {
    return this.#context.conversations.get(conversationID)?.sequence ?? 0
  }
}
