import { EventEmitter } from 'eventemitter3'
import { EVENT, type EventHandler, type EventName, type EventPayloads } from './events'
import { imError } from './protocol/im-error'

export interface EventMethods {
  /** Calls `handler` for every such event, with `context` as its `this`. What it throws goes to `onHandlerError`. */
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Like `on`, for the next such event only. */
  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void
  /** Takes back an `on` or `once` of the same handler. */
  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void
}

/** What stands in the emitter for a handler: it catches what the handler throws. */
type Guarded = (event: unknown) => void

/**
 * Typed events over `eventemitter3`. A handler that throws is reported and harms nobody else. A name that does not
 * exist throws PARAMS_INVALID.
 */
export class Emitter implements EventMethods {
  readonly #events = new EventEmitter<EventName>()
  readonly #guards = new WeakMap<EventHandler<never>, Guarded>()

  constructor(readonly reportThrown: (thrown: unknown) => void) {}

  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    check(name, handler)
    this.#events.on(name, this.#guarded(handler), context)
  }

  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    check(name, handler)
    this.#events.once(name, this.#guarded(handler), context)
  }

  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void {
    check(name, handler)
    this.#events.off(name, this.#guarded(handler))
  }

  emit<Name extends EventName>(name: Name, data: EventPayloads[Name]): void {
    this.#events.emit(name, { name, data })
  }

  /** False lets the engine skip building a payload nobody wants. */
  isHeard(name: EventName): boolean {
    return this.#events.listenerCount(name) > 0
  }

  clear(): void {
    this.#events.removeAllListeners()
  }

  /** As an instance has them: they may be taken off it. */
  get methods(): EventMethods {
    return {
      on: (name, handler, context) => this.on(name, handler, context),
      once: (name, handler, context) => this.once(name, handler, context),
      off: (name, handler) => this.off(name, handler),
    }
  }

  /** The same for the same handler, so that it is found again when it is taken off. */
  #guarded(handler: EventHandler<never>): Guarded {
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
 * Hands a mistake of the app to the app, or to the page's own error reporting where that is not wanted or throws as
 * well.
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
