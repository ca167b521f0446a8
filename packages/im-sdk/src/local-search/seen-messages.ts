import { whenPageHides } from '../clock/when-page-hides'
import type { Cancel, Clock } from '../clock/clock'
import { LOCAL_SEARCH_LIMITS } from '../protocol/limits'
import type { Message } from '../store/message'
import type { SequenceRange } from '../store/timelines'
import type { MessageIndex } from './message-index'

export interface SeenMessagesOptions {
  readonly clock: Clock
  readonly index: MessageIndex
  /** How many messages the index has at most. */
  readonly most: number
}

/** The messages that wait to be indexed: receiving costs only their place in a list. */
export class SeenMessages {
  readonly #options: SeenMessagesOptions
  readonly #stopHiding: Cancel
  /** The newest version of each. */
  readonly #waiting = new Map<string, Message>()
  #gone: readonly SequenceRange[] = []
  #cancelFlush: Cancel | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(options: SeenMessagesOptions) {
    this.#options = options
    this.#stopHiding = whenPageHides(() => void this.flush(Infinity))
  }

  add(message: Message): void {
    this.#waiting.delete(message.ID)
    this.#waiting.set(message.ID, message)
    this.#flushLater()
  }

  /** The user has deleted or cleared messages. */
  remove(gone: SequenceRange): void {
    this.#gone = [...this.#gone, gone]
    this.#flushLater()
  }

  #flushLater(): void {
    this.#cancelFlush ??= this.#options.clock.after(LOCAL_SEARCH_LIMITS.collectMs, () => void this.flush())
  }

  /** Writes what waits, a batch after the other, so that a long list does not block the page. */
  flush(batch: number = LOCAL_SEARCH_LIMITS.batch): Promise<void> {
    this.#cancelFlush?.()
    this.#cancelFlush = null
    this.#writing = this.#writing.then(() => this.#write(batch))
    return this.#writing
  }

  /** Forgets what waits. Resolves when nothing is being written. */
  drop(): Promise<void> {
    this.#waiting.clear()
    return this.#writing
  }

  /** Writes what waits, for the last time. */
  close(): void {
    this.#stopHiding()
    void this.flush(Infinity)
  }

  /** Without what fails to be written only the search is worse. It tells of a storage that fails. */
  async #write(batch: number): Promise<void> {
    const { index, most } = this.#options
    while (this.#waiting.size > 0) {
      const next = [...this.#waiting.values()].slice(0, batch)
      for (const { ID } of next) this.#waiting.delete(ID)
      await index.write(next, most).catch(() => undefined)
    }
    const gone = this.#gone
    this.#gone = []
    if (gone.length > 0) await index.forget(gone).catch(() => undefined)
  }
}
