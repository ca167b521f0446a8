import type { Backlog } from './backlog'
import { UnreadableReport } from './unreadable-report'

/** Rejects if the items did not arrive. `isLeaving`: the socket is closing or closed. */
export type Deliver<Item> = (items: readonly Item[], isLeaving: boolean) => Promise<void>

/** Sends waiting items in batches, one batch at a time. A failed batch stays in the queue. */
export class Outbox<Item> {
  readonly #batch: number
  readonly #deliver: Deliver<Item>
  /** The last attempt failed: wait before the next one. */
  hasFailed = false
  isSending = false

  constructor(
    readonly backlog: Backlog<Item>,
    batch: number,
    deliver: Deliver<Item>,
  ) {
    this.#batch = batch
    this.#deliver = deliver
  }

  /** Resolves to whether a batch was sent. Never rejects. */
  async send(isLeaving = false): Promise<boolean> {
    const items = this.backlog.first(this.#batch)
    if (this.isSending || items.length === 0) return false
    this.isSending = true
    this.hasFailed = !(await this.#arrives(items, isLeaving))
    this.isSending = false
    if (this.hasFailed) this.backlog.stay()
    else this.backlog.remove(items)
    return !this.hasFailed
  }

  async #arrives(items: readonly Item[], isLeaving: boolean): Promise<boolean> {
    try {
      await this.#deliver(items, isLeaving)
      return true
    } catch (thrown) {
      return thrown instanceof UnreadableReport
    }
  }
}
