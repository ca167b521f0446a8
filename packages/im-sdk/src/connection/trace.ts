import { Registry } from '../store/registry'
import type { ConnectionEvent, ConnectionState } from './machine'

/**
 * What the engine tells of its own work: names and numbers only, so that whoever listens cannot pass on what people
 * write.
 */
export type TraceEvent =
  /** A command was answered, refused or given up; `code` is 0 for success. */
  | { readonly type: 'request'; readonly command: string; readonly code: number; readonly ms: number }
  | {
      readonly type: 'connection'
      readonly event: ConnectionEvent['type']
      readonly before: ConnectionState
      /** A socket is about to be opened. */
      readonly isAttempt: boolean
    }
  /** Messages came as they were sent, not fetched later: when, in epoch seconds of the server. */
  | { readonly type: 'received'; readonly times: readonly number[] }
  /** Something grows that should not, such as messages that wait behind a gap. */
  | { readonly type: 'warning'; readonly name: 'messageStack'; readonly count: number }

export type Tell = (event: TraceEvent) => void

/** Told by `trace.tell?.({ … })`: while nobody listens not even the object is made. */
export class Trace {
  readonly #listeners = new Registry<Record<string, Tell>>()
  #tell: Tell | null = null

  get tell(): Tell | null {
    return this.#tell
  }

  add(name: string, listener: Tell): void {
    this.#listeners.add({ [name]: listener })
    const before = this.#tell
    this.#tell = (event) => {
      before?.(event)
      listener(event)
    }
  }
}
