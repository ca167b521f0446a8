import { EventEmitter } from 'eventemitter3'
import { EVENT, type EventHandler, type EventName, type EventPayloads } from './events'
import { imError } from './protocol/im-error'

export interface EventMethods {
  /**
   * Calls `handler` for every event of that name, with `context` as its `this`. Errors that it throws go to
   * `onHandlerError`.
   */
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Like `on`, for the next event only. */
  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Removes every `on` and `once` of the same handler, or those with the same `context` if it is given. */
  off<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
}

/** The listener registered for a handler. It catches what the handler throws. */
type Guarded = (event: unknown) => void

/**
 * Typed events over `eventemitter3`. A handler that throws is reported and does not affect others. An unknown event
 * name throws PARAMS_INVALID.
 */
export class Emitter implements EventMethods {
  readonly #events = new EventEmitter<EventName>()
  readonly #guards = new WeakMap<EventHandler<never>, Guarded>()

  constructor(readonly reportThrown: (thrown: unknown) => void) {}

  /** Bound, as the next two, so that callers may destructure them from the instance. */
  readonly on: EventMethods['on'] = (name, handler, context) => {
    this.#events.on(name, this.#guarded(name, handler), context)
  }

  readonly once: EventMethods['once'] = (name, handler, context) => {
    this.#events.once(name, this.#guarded(name, handler), context)
  }

  readonly off: EventMethods['off'] = (name, handler, context) => {
    this.#events.off(name, this.#guarded(name, handler), context)
  }

  emit<Name extends EventName>(name: Name, data: EventPayloads[Name]): void {
    this.#events.emit(name, { name, data })
  }

  /** False lets the engine skip building a payload that has no listener. */
  isHeard(name: EventName): boolean {
    return this.#events.listenerCount(name) > 0
  }

  clear(): void {
    this.#events.removeAllListeners()
  }

  /** Returns the same wrapper for the same handler, so that `off` finds it. Throws for a name or handler that is none. */
  #guarded(name: EventName, handler: EventHandler<never>): Guarded {
    check(name, handler)
    const known = this.#guards.get(handler)
    if (known !== undefined) return known
    const { reportThrown } = this
    const guarded = function (this: unknown, event: unknown) {
      try {
        handler.call(this, event as never)
      } catch (thrown) {
        reportThrown(thrown)
      }
    }
    this.#guards.set(handler, guarded)
    return guarded
  }
}

const NAMES: ReadonlySet<unknown> = new Set(Object.values(EVENT))

const check = (name: unknown, handler: unknown): void => {
  if (!NAMES.has(name)) throw imError('PARAMS_INVALID', `There is no event "${String(name)}": pass one of EVENT.`)
  if (typeof handler !== 'function')
    throw imError('PARAMS_INVALID', `The handler of "${String(name)}" must be a function.`)
}

/**
 * Passes an error of the app's code to `onHandlerError`, or to the page's error reporting if that is not set or
 * throws.
 */
export const reporterTo =
  (report = reportToPage) =>
  (thrown: unknown): void => {
    try {
      report(thrown)
    } catch (again) {
      reportToPage(again)
    }
  }

const reportToPage = (thrown: unknown): void => {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(thrown)
  else console.error(thrown)
}
