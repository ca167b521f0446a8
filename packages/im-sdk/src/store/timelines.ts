import type { Clock } from '../clock/clock'
import type { Message } from './message'
import type { ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import { MessageChanges } from './message-changes'
import { throttle } from './throttle'
import { Timeline } from './timeline'
import { Snapshot, Source, switchingView, type View } from './view'

export interface MessageListState {
  readonly messages: readonly Message[]
  /** There are no older messages. */
  readonly isCompleted: boolean
  /** False after a gap that was too wide to close: the list then starts with its newest page. */
  readonly recovered: boolean
}

export interface HeldTimeline {
  readonly timeline: Timeline
  readonly view: Snapshot<MessageListState>
  recovered: boolean
  /** Seen for the first time but not announced yet, because something below is missing. */
  readonly unannounced: Message[]
  /** Sequences loaded as history of a conversation that is not known yet. See `decide`. */
  readonly undecided: Set<number>
  /** The user had read up to here before the first list: what is fetched of it is shown, and not announced. */
  readBefore: number
}

/** Messages of a conversation, both ends inclusive. */
export interface SequenceRange {
  readonly conversationID: ConversationID
  readonly from: number
  readonly to: number
}

/** Conversations with missed messages, and the messages that a sync delivered. */
export type Behind = ReadonlyMap<ConversationID, readonly Message[]>

const NOTHING: MessageListState = { messages: [], isCompleted: false, recovered: true }

/** One timeline per conversation. Messages are stored only here. */
export class Timelines {
  readonly #clock: Clock
  /**
   * The last pushed messages by their sender's numbers: the same message under a second sequence is a duplicate. A look
   * through a short list of numbers costs less than a set of them.
   */
  readonly #recent: number[] = []
  #pushed = 0
  /** The newest known state of messages, also of those that are not loaded. */
  readonly changes = new MessageChanges()
  /** Counts the creation and removal of timelines. */
  readonly #changes = new Source(0)
  readonly #held = new Map<ConversationID, HeldTimeline>()
  readonly #onBehind: ((behind: Behind) => void)[] = []
  readonly #onSeen: ((message: Message) => void)[] = []
  readonly #onGone: ((gone: SequenceRange) => void)[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get(conversationID: ConversationID): HeldTimeline | null {
    return this.#held.get(conversationID) ?? null
  }

  all(): IterableIterator<[ConversationID, HeldTimeline]> {
    return this.#held.entries()
  }

  /** The list of a conversation; empty if nothing is loaded. */
  view(conversationID: ConversationID): View<MessageListState> {
    return switchingView(() => this.get(conversationID)?.view ?? null, this.#changes, NOTHING)
  }

  /** `newest` matters only for a new timeline: the sequence below which no message is missed, null if unknown. */
  open(conversationID: ConversationID, newest: number | null): HeldTimeline {
    const known = this.#held.get(conversationID)
    if (known !== undefined) return known
    const timeline = new Timeline(newest, { onPlaced: (message) => this.saw(message), changes: this.changes })
    const view = new Snapshot<MessageListState>(
      () => ({ messages: timeline.all(), isCompleted: timeline.isAtStart, recovered: opened.recovered }),
      (flush) => throttle(this.#clock, TIMING.listBatchMs, flush),
    )
    const opened: HeldTimeline = {
      timeline,
      view,
      recovered: true,
      unannounced: [],
      undecided: new Set(),
      readBefore: 0,
    }
    this.#held.set(conversationID, opened)
    this.#changes.set(this.#changes.get() + 1)
    return opened
  }

  /** A message is pushed, which has not been among the last ones. The key is of its sender. */
  isNew(senderKey: number): boolean {
    if (this.#recent.includes(senderKey)) return false
    this.#recent[this.#pushed++ % MESSAGE_LIMITS.randoms] = senderKey
    return true
  }

  /** The user has left the conversation. */
  forget(conversationID: ConversationID): void {
    if (this.#held.delete(conversationID)) this.#changes.set(this.#changes.get() + 1)
  }

  /** A sync found these conversations behind and delivered these messages of them. */
  whenBehind(run: (behind: Behind) => void): void {
    this.#onBehind.push(run)
  }

  fellBehind(behind: Behind): void {
    for (const run of this.#onBehind) run(behind)
  }

  /** Called for each stored message that this device sees, and for its newer versions. Do only cheap work. */
  whenSeen(run: (message: Message) => void): void {
    this.#onSeen.push(run)
  }

  /** A stored message was seen, or a newer version of one; `isDeleted` if it is gone. */
  saw(message: Message): void {
    for (const run of this.#onSeen) run(message)
  }

  /** Called when the user has deleted or cleared messages; of those that are cleared, again after a login. */
  whenGone(run: (gone: SequenceRange) => void): void {
    this.#onGone.push(run)
  }

  /** The user has deleted messages, loaded or not. */
  gone(range: SequenceRange): void {
    for (const run of this.#onGone) run(range)
  }

  /** The user no longer sees the messages up to a sequence. */
  clearTo(conversationID: ConversationID, sequence: number): void {
    const held = this.get(conversationID)
    if (held !== null) clearHistory(held, sequence)
    this.gone({ conversationID, from: 1, to: sequence })
  }

  clear(): void {
    this.#held.clear()
    this.#recent.length = 0
    this.#pushed = 0
    this.changes.clear()
    this.#changes.set(this.#changes.get() + 1)
  }
}

/**
 * Adds first-seen messages and returns those that can be announced now. A conversation is announced in the order of
 * its sequences, so messages above a gap wait for those in it.
 */
export const announceable = (
  { timeline: { top }, unannounced }: HeldTimeline,
  fresh: readonly Message[],
  isPlaced: boolean,
): readonly Message[] => {
  if (
    isPlaced &&
    unannounced.length === 0 &&
    fresh.every(({ sequence }, index) => isNext(sequence, fresh[index - 1], top))
  )
    return fresh
  for (const message of fresh) unannounced.push(message)
  unannounced.sort((a, b) => a.sequence - b.sequence)
  return isPlaced ? unannounced.splice(0, unannounced.filter(({ sequence }) => sequence <= top).length) : []
}

const isNext = (sequence: number, before: Message | undefined, top: number): boolean =>
  sequence <= top && (before === undefined || sequence > before.sequence)

/** It is known now which messages are news: adds what a page has brought above a sequence, and returns it. */
export const decide = ({ timeline, undecided, unannounced }: HeldTimeline, above: number): readonly Message[] => {
  const news = timeline.between(above, Infinity).filter(({ sequence }) => undecided.has(sequence))
  undecided.clear()
  unannounced.push(...news)
  return news
}

/** The user no longer sees the messages up to a sequence. */
const clearHistory = ({ timeline, view, unannounced }: HeldTimeline, sequence: number): void => {
  timeline.clearTo(sequence)
  unannounced.splice(0, unannounced.filter((message) => message.sequence <= sequence).length)
  view.changed()
}

/** Limits the size of a list that nobody watches. */
export const trimUnwatched = ({ timeline, view }: HeldTimeline): void => {
  if (timeline.size >= 2 * MESSAGE_LIMITS.heldUnwatched && !view.isWatched) timeline.trim(MESSAGE_LIMITS.heldUnwatched)
}
