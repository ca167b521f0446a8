import type { Clock } from '../clock/clock'
import type { Message } from './message'
import type { ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import { RecentSet } from './recent-set'
import { throttle } from './throttle'
import { Timeline } from './timeline'
import { Snapshot, Source, switchingView, type View } from './view'

export interface MessageListState {
  readonly messages: readonly Message[]
  /** Nothing older exists. */
  readonly isCompleted: boolean
  /** False after a gap that was too wide to close: the list then starts with its newest page. */
  readonly recovered: boolean
}

export interface HeldTimeline {
  readonly timeline: Timeline
  readonly view: Snapshot<MessageListState>
  recovered: boolean
  /** Seen for the first time, but not told of yet: something below them is missing. */
  readonly untold: Message[]
}

/** Conversations that have missed something, and what was given of it. */
export type Behind = ReadonlyMap<ConversationID, readonly Message[]>

const NOTHING: MessageListState = { messages: [], isCompleted: false, recovered: true }

/** One timeline a conversation. The only place where messages are held. */
export class Timelines {
  readonly #clock: Clock
  /**
   * The last pushed messages, by what their sender has given them: the same message under a second sequence is not a
   * second one.
   */
  readonly recent = new RecentSet<number>(MESSAGE_LIMITS.randoms)
  /** Counts timelines coming and going. */
  readonly #changes = new Source(0)
  readonly #held = new Map<ConversationID, HeldTimeline>()
  readonly #onBehind: ((behind: Behind) => void)[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get(conversationID: ConversationID): HeldTimeline | null {
    return this.#held.get(conversationID) ?? null
  }

  all(): IterableIterator<[ConversationID, HeldTimeline]> {
    return this.#held.entries()
  }

  /** What a conversation's list shows; an empty one while nothing is held. */
  view(conversationID: ConversationID): View<MessageListState> {
    return switchingView(() => this.get(conversationID)?.view ?? null, this.#changes, NOTHING)
  }

  /**
   * `newest` counts only when the timeline is new: the sequence below which nothing is missed, null when that is not
   * known.
   */
  open(conversationID: ConversationID, newest: number | null): HeldTimeline {
    const known = this.#held.get(conversationID)
    if (known !== undefined) return known
    const timeline = new Timeline(newest)
    const view = new Snapshot<MessageListState>(
      () => ({ messages: timeline.all(), isCompleted: timeline.isAtStart, recovered: opened.recovered }),
      (flush) => throttle(this.#clock, TIMING.listBatchMs, flush),
    )
    const opened: HeldTimeline = { timeline, view, recovered: true, untold: [] }
    this.#held.set(conversationID, opened)
    this.#changes.set(this.#changes.get() + 1)
    return opened
  }

  /** The conversation is no longer the user's. */
  forget(conversationID: ConversationID): void {
    if (this.#held.delete(conversationID)) this.#changes.set(this.#changes.get() + 1)
  }

  /** A sync has found these behind, and was given these messages of them. */
  whenBehind(run: (behind: Behind) => void): void {
    this.#onBehind.push(run)
  }

  fellBehind(behind: Behind): void {
    for (const run of this.#onBehind) run(behind)
  }

  clear(): void {
    this.#held.clear()
    this.recent.clear()
    this.#changes.set(this.#changes.get() + 1)
  }
}

/**
 * Which messages may be told of now, those seen for the first time added: a conversation is told of in the order of its
 * sequences, so that what is above a gap waits for what is in it.
 */
export const tellable = (
  { timeline: { top }, untold }: HeldTimeline,
  fresh: readonly Message[],
  isPlaced: boolean,
): readonly Message[] => {
  if (isPlaced && untold.length === 0 && fresh.every(({ sequence }, index) => isNext(sequence, fresh[index - 1], top)))
    return fresh
  for (const message of fresh) untold.push(message)
  untold.sort((a, b) => a.sequence - b.sequence)
  return isPlaced ? untold.splice(0, untold.filter(({ sequence }) => sequence <= top).length) : []
}

const isNext = (sequence: number, before: Message | undefined, top: number): boolean =>
  sequence <= top && (before === undefined || sequence > before.sequence)

/** Keeps a list that nobody watches within bounds. */
export const trimUnwatched = ({ timeline, view }: HeldTimeline): void => {
  if (timeline.size >= 2 * MESSAGE_LIMITS.heldUnwatched && !view.isWatched) timeline.trim(MESSAGE_LIMITS.heldUnwatched)
}
