import type { Clock } from '../clock/clock'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import { TYPES } from '../protocol/constants'
import { parseConversationID, type ConversationID } from '../protocol/ids'
import type { Caller } from '../rpc/caller'
import type { Conversations } from '../store/conversations'
import type { SessionState } from '../store/session-state'
import type { HeldTimeline, Timelines } from '../store/timelines'
import { applyToConversation } from '../store/apply-to-conversation'
import type { Message } from '../store/message'
import { toMessage } from '../store/to-message'
import { pull, type Position, type PulledPage } from './pull'

export interface RecoveryContext {
  readonly clock: Clock
  readonly caller: Caller
  readonly emitter: Emitter
  readonly session: SessionState
  readonly timelines: Timelines
  readonly conversations: Conversations
}

/** Fetches what a conversation has missed. Source: im.md §4 Session, §9 Paging and history. */
export class Recovery {
  private readonly running = new Map<ConversationID, Promise<void>>()
  /** Holes that are being closed; they never reject. */
  private readonly filling = new Map<ConversationID, Promise<void>>()
  private readonly patient = new Set<ConversationID>()

  constructor(private readonly context: RecoveryContext) {}

  /** A gap between pushes often closes by itself; what is still missing after a moment is fetched. */
  afterGap(conversationID: ConversationID): void {
    if (this.patient.has(conversationID)) return
    this.patient.add(conversationID)
    this.context.clock.after(TIMING.gapPatienceMs, () => {
      this.patient.delete(conversationID)
      /** Offline or refused: the next login looks again. */
      this.recover(conversationID).catch(() => undefined)
    })
  }

  /**
   * Resolves when nothing is missing any more, or the list has started again; one run a conversation at a time. What
   * was `given` by a sync need not be fetched.
   */
  recover(conversationID: ConversationID, given: readonly Message[] = []): Promise<void> {
    const running = this.running.get(conversationID)
    if (running !== undefined) return running
    const after = this.filling.get(conversationID)
    const ready = after?.then(() => this.run(conversationID, given)) ?? this.run(conversationID, given)
    const run = ready.finally(() => this.running.delete(conversationID))
    this.running.set(conversationID, run)
    return run
  }

  /** Asks by its sequences for the first hole of a list, which is small, unless it is being closed already. */
  fill(conversationID: ConversationID): void {
    if (this.running.has(conversationID) || this.filling.has(conversationID)) return
    const run = this.fillHole(conversationID)
      /** The next round looks again. */
      .catch(() => undefined)
      .finally(() => this.filling.delete(conversationID))
    this.filling.set(conversationID, run)
  }

  /** Gap after gap, as long as that leads on: new ones may open while one is being closed. */
  private async run(conversationID: ConversationID, given: readonly Message[]): Promise<void> {
    const held = this.context.timelines.get(conversationID)
    if (held === null) return
    for (let top = -1; this.missing(conversationID, held) > 0 && held.timeline.top > top;) {
      top = held.timeline.top
      const missing = this.missing(conversationID, held)
      if (missing <= MESSAGE_LIMITS.recoveryMaxGap || this.isShort(conversationID, held, given))
        await this.closeGap(conversationID, held, missing, given)
      else await this.startAgain(conversationID, held, missing)
    }
  }

  /** Whether a one-to-one conversation was missed for 1 to 600 s: its gap is closed however many messages it holds. */
  private isShort(conversationID: ConversationID, { timeline }: HeldTimeline, given: readonly Message[]): boolean {
    const record = this.context.conversations.get(conversationID)
    if (record?.type !== TYPES.CONV_C2C) return false
    const before = timeline.between(0, timeline.top).at(-1)?.time ?? 0
    const after = timeline.firstIsland ?? given.at(-1) ?? record.lastMessage
    const seconds = (after?.time ?? 0) - before
    return seconds >= 1 && seconds <= MESSAGE_LIMITS.recoveryMaxSeconds
  }

  private async closeGap(
    conversationID: ConversationID,
    held: HeldTimeline,
    missing: number,
    given: readonly Message[],
  ): Promise<void> {
    const fresh = this.hold(conversationID, held, given)
    try {
      await this.close(conversationID, held, missing, fresh)
    } finally {
      this.deliver(conversationID, held, fresh)
    }
    this.context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: true, missedCount: missing })
  }

  private async fillHole(conversationID: ConversationID): Promise<void> {
    const { caller, session, timelines, conversations, emitter } = this.context
    const held = timelines.get(conversationID)
    const target = parseConversationID(conversationID)
    if (held === null || target === null) return
    const { timeline } = held
    const { top } = timeline
    const missing = (timeline.firstIsland?.sequence ?? top + 1) - 1 - top
    const sequenceList = Array.from({ length: missing }, (_, index) => top + 1 + index)
    if (missing === 0) return
    const isGroup = target.type === TYPES.CONV_GROUP
    const { messageList, invisibleSequenceList } = await caller.call('getMessages', {
      [isGroup ? 'groupID' : 'peerAccount']: target.id,
      sequenceList,
    })
    if (timelines.get(conversationID) !== held) return
    const peerReadSeq = conversations.get(conversationID)?.peerReadSeq
    const { userID } = session.me.get()
    const messages = messageList.map((stored) => toMessage(stored, userID, isGroup ? 0 : peerReadSeq))
    const fresh = messages.filter((message) => timeline.insert(message) === 'fresh')
    for (const sequence of invisibleSequenceList.sort((a, b) => a - b)) timeline.cover(sequence, sequence)
    this.deliver(conversationID, held, fresh)
    if (timeline.top >= top + missing)
      emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: true, missedCount: missing })
  }

  /** Pulls from the top of the gap down until it meets what is held. */
  private async close(
    conversationID: ConversationID,
    held: HeldTimeline,
    gap: number,
    fresh: Message[],
  ): Promise<void> {
    const { timeline } = held
    /** Each pull closes at least one sequence, so more pulls than sequences mean that the server repeats itself. */
    for (let pulls = 0; pulls <= gap && this.missing(conversationID, held) > 0; pulls++) {
      const before = timeline.firstIsland
      /** What is known before the question was asked is in the answer; what comes meanwhile may not be. */
      const known = this.newest(conversationID)
      const page = await this.pull(conversationID, before)
      if (this.context.timelines.get(conversationID) !== held) return
      const newest = Math.max(page.to ?? 0, known)
      const isLast = page.isComplete || page.from === null
      fresh.push(...this.hold(conversationID, held, page.messages))
      timeline.cover(isLast ? timeline.top + 1 : page.from, before === null ? newest : before.sequence - 1)
    }
  }

  /**
   * Puts messages in their places, to be told of later. The conversation knows the newest at once: a push of one is no
   * news any more.
   */
  private hold(conversationID: ConversationID, { timeline }: HeldTimeline, messages: readonly Message[]): Message[] {
    const { conversations } = this.context
    const fresh = messages.filter((message) => timeline.insert(message) === 'fresh')
    const record = conversations.get(conversationID)
    if (record !== null && fresh.some(({ sequence }) => sequence > record.sequence))
      conversations.update(record, (changed) => {
        for (const message of fresh) if (message.sequence > changed.sequence) applyToConversation(changed, message)
      })
    return fresh
  }

  private async startAgain(conversationID: ConversationID, held: HeldTimeline, missing: number): Promise<void> {
    const known = this.newest(conversationID)
    const page = await this.pull(conversationID, null)
    if (this.context.timelines.get(conversationID) !== held) return
    /** A page without messages: nothing of the conversation is shown any more. */
    const from = page.from ?? known + 1
    held.timeline.restartAt(from, from - 1)
    const fresh = page.messages.filter((message) => held.timeline.insert(message) === 'fresh')
    held.timeline.cover(from, Math.max(page.to ?? 0, known))
    if (page.isComplete) held.timeline.markStart()
    held.recovered = false
    this.deliver(conversationID, held, fresh)
    this.context.emitter.emit(EVENT.CONVERSATION_RECOVERED, { conversationID, recovered: false, missedCount: missing })
  }

  /** Tells of messages that a list has got otherwise than by pushes. */
  deliver(conversationID: ConversationID, held: HeldTimeline, fresh: Message[]): void {
    const { conversations, emitter } = this.context
    fresh.sort((a, b) => a.sequence - b.sequence)
    const record = conversations.get(conversationID)
    if (record !== null)
      conversations.update(record, (changed) => {
        for (const message of fresh) applyToConversation(changed, message)
      })
    held.view.changed()
    if (fresh.length > 0) emitter.emit(EVENT.MESSAGE_RECEIVED, fresh)
  }

  /** How many sequences are missing between what is held and the next thing known. */
  private missing(conversationID: ConversationID, { timeline }: HeldTimeline): number {
    if (!timeline.hasPlace) return 0
    const next = timeline.firstIsland?.sequence ?? this.newest(conversationID) + 1
    return next - 1 - timeline.top
  }

  private newest(conversationID: ConversationID): number {
    return this.context.conversations.get(conversationID)?.sequence ?? 0
  }

  private pull(conversationID: ConversationID, before: Position | null): Promise<PulledPage> {
    const { caller, session, conversations } = this.context
    const peerReadSeq = conversations.get(conversationID)?.peerReadSeq ?? 0
    return pull(caller, session, { conversationID, count: MESSAGE_LIMITS.recoveryPull, before, peerReadSeq })
  }
}
