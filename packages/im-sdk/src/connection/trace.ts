import { Registry } from '../store/registry'
import type { ConnectionEvent, ConnectionState } from './machine'

/**
 * Diagnostic records of the engine. They contain only names and numbers, so a listener cannot leak what people write.
 */
export type TraceEvent =
  /** A command succeeded, failed or was given up. `code` is 0 for success. */
  | { readonly type: 'request'; readonly command: string; readonly code: number; readonly ms: number }
  | {
      readonly type: 'connection'
      readonly event: ConnectionEvent['type']
      readonly before: ConnectionState
      /** A socket is about to open. */
      readonly isAttempt: boolean
    }
  /** Messages came as they were sent, not fetched later: when, in epoch seconds of the server. */
  | { readonly type: 'received'; readonly times: readonly number[] }
  /** Something grows that should not, such as messages that wait behind a gap. */
  | { readonly type: 'warning'; readonly name: 'messageStack'; readonly count: number }

export type TraceListener = (event: TraceEvent) => void

/** Call as `trace.emit?.({ … })`: without a listener the record is not even created. */
export class Trace {
  readonly #listeners = new Registry<Record<string, TraceListener>>()
  #emit: TraceListener | null = null

  get emit(): TraceListener | null {
    return this.#emit
  }

  add(name: string, listener: TraceListener): void {
    this.#listeners.add({ [name]: listener })
    const before = this.#emit
    this.#emit = (event) => {
      before?.(event)
      listener(event)
    }
  }
}
