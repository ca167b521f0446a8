import type { Trace } from '../connection/trace'
import { MESSAGE_LIMITS } from '../protocol/limits'
import type { ConversationID } from '../protocol/ids'
import type { Timelines } from '../store/timelines'

export interface LostRoundsContext {
  readonly trace: Trace
  readonly timelines: Timelines
  /** Requests the messages in the gap below those that have arrived. */
  readonly fill: (conversationID: ConversationID) => void
}

/**
 * Checks regularly for gaps that no running request covers: a pull failed and no message has arrived in that
 * conversation since. Rule: IM-31.
 */
export class LostRounds {
  readonly #context: LostRoundsContext
  #count = 0
  #warnings = 0

  constructor(context: LostRoundsContext) {
    this.#context = context
  }

  received(count: number): void {
    const before = this.#count
    this.#count += count
    if (
      [MESSAGE_LIMITS.lostRoundEvery, MESSAGE_LIMITS.lostRoundAlsoEvery].some(
        (every) => Math.floor(this.#count / every) > Math.floor(before / every),
      )
    )
      this.#look()
  }

  reset(): void {
    this.#count = 0
    this.#warnings = 0
  }

  #look(): void {
    const { timelines, fill } = this.#context
    for (const [conversationID, { timeline }] of timelines.all()) {
      const gap = (timeline.firstIsland?.sequence ?? 0) - timeline.top
      if (gap >= MESSAGE_LIMITS.lostGapMin && gap <= MESSAGE_LIMITS.lostGapMax) fill(conversationID)
      if (timeline.waiting >= MESSAGE_LIMITS.stackWarning) this.#warn(timeline.waiting)
    }
  }

  #warn(count: number): void {
    if (this.#warnings >= MESSAGE_LIMITS.stackWarnings) return
    this.#warnings += 1
    this.#context.trace.emit?.({ type: 'warning', name: 'messageStack', count })
  }
}
