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
}

const NOTHING: MessageListState = { messages: [], isCompleted: false, recovered: true }

/** One timeline a conversation. The only place where messages are held. */
export class Timelines {
  /**
   * The last pushed messages, by what their sender has given them: the same message under a second sequence is not a
   * second one.
   */
  readonly recent = new RecentSet<number>(MESSAGE_LIMITS.randoms)
  /** Counts timelines coming and going. */
  private readonly changes = new Source(0)
  private readonly held = new Map<ConversationID, HeldTimeline>()

  constructor(private readonly clock: Clock) {}

  get(conversationID: ConversationID): HeldTimeline | null {
    return this.held.get(conversationID) ?? null
  }

  all(): IterableIterator<[ConversationID, HeldTimeline]> {
    return this.held.entries()
  }

  /** What a conversation's list shows; an empty one while nothing is held. */
  view(conversationID: ConversationID): View<MessageListState> {
    return switchingView(() => this.get(conversationID)?.view ?? null, this.changes, NOTHING)
  }

  /**
   * `newest` counts only when the timeline is new: the sequence below which nothing is missed, null when that is not
   * known.
   */
  open(conversationID: ConversationID, newest: number | null): HeldTimeline {
    const known = this.held.get(conversationID)
    if (known !== undefined) return known
    const timeline = new Timeline(newest)
    const view = new Snapshot<MessageListState>(
      () => ({ messages: timeline.all(), isCompleted: timeline.isAtStart, recovered: opened.recovered }),
      (flush) => throttle(this.clock, TIMING.listBatchMs, flush),
    )
    const opened: HeldTimeline = { timeline, view, recovered: true }
    this.held.set(conversationID, opened)
    this.changes.set(this.changes.get() + 1)
    return opened
  }

  /** The conversation is no longer the user's. */
  forget(conversationID: ConversationID): void {
    if (this.held.delete(conversationID)) this.changes.set(this.changes.get() + 1)
  }

  clear(): void {
    this.held.clear()
    this.recent.clear()
    this.changes.set(this.changes.get() + 1)
  }
}

/** Keeps a list that nobody watches within bounds. */
export const trimUnwatched = ({ timeline, view }: HeldTimeline): void => {
  if (timeline.size >= 2 * MESSAGE_LIMITS.heldUnwatched && !view.isWatched) timeline.trim(MESSAGE_LIMITS.heldUnwatched)
}
