import type { ImError } from '../protocol/im-error'

/** Pauses, resumes and ends a running upload. */
export class Gate {
  #flight = new AbortController()
  #closed: { readonly opened: Promise<void>; readonly open: () => void } | null = null
  #reason: ImError | null = null

  /**
   * Waits while paused. Returns the signal that aborts the next operation; throws the reason if the upload has ended.
   */
  async pass(): Promise<AbortSignal> {
    while (this.#closed !== null) await this.#closed.opened
    if (this.#reason !== null) throw this.#reason
    return this.#flight.signal
  }

  pause(): void {
    if (this.#closed !== null || this.#reason !== null) return
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => (open = resolve))
    this.#closed = { opened, open }
    this.#flight.abort()
  }

  resume(): void {
    if (this.#reason === null && this.#closed !== null) this.#flight = new AbortController()
    this.#closed?.open()
    this.#closed = null
  }

  /** Aborts the current operation so that it restarts: the network is back, and an old call may hang. */
  startOver(): void {
    if (this.#closed !== null || this.#reason !== null) return
    const flight = this.#flight
    this.#flight = new AbortController()
    flight.abort()
  }

  end(reason: ImError): void {
    this.#reason ??= reason
    this.resume()
    this.#flight.abort()
  }
}
