import type { Backlog } from './backlog'
import { UnreadableReport } from './unreadable-report'

/** Rejects when the items have not arrived. `isLeaving`: the socket is about to go, or is gone. */
export type Deliver<Item> = (items: readonly Item[], isLeaving: boolean) => Promise<void>

/** Sends what waits, one batch at a time. A batch that fails stays where it was. */
export class Outbox<Item> {
  readonly #batch: number
  readonly #deliver: Deliver<Item>
  /** The last try has failed: there is no hurry. */
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

  /** Resolves, never rejects: whether a batch has left. */
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
