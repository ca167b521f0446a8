import type { EventHandler, EventName, EventPayloads } from './events'

interface Listener {
  readonly handler: EventHandler<never>
  readonly context: unknown
  readonly isOnce: boolean
}

/** Typed events. A handler that throws is reported and harms nobody else. */
export class Emitter {
  /** A list is replaced, never changed: handlers may come and go while an event is being told. */
  private readonly listeners = new Map<EventName, readonly Listener[]>()

  constructor(private readonly reportThrown: (thrown: unknown) => void) {}

  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    this.add(name, { handler, context, isOnce: false })
  }

  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    this.add(name, { handler, context, isOnce: true })
  }

  /** Takes a handler off, however often it was put on. */
  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void {
    this.keep(name, (listener) => listener.handler !== handler)
  }

  emit<Name extends EventName>(name: Name, data: EventPayloads[Name]): void {
    const listeners = this.listeners.get(name)
    if (listeners === undefined) return
    const event = { name, data }
    for (const listener of listeners) {
      if (listener.isOnce) this.keep(name, (kept) => kept !== listener)
      try {
        listener.handler.call(listener.context, event as never)
      } catch (thrown) {
        this.reportThrown(thrown)
      }
    }
  }

  /** False lets the engine skip building a payload nobody wants. */
  isHeard(name: EventName): boolean {
    return this.listeners.has(name)
  }

  clear(): void {
    this.listeners.clear()
  }

  private add(name: EventName, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  private keep(name: EventName, isKept: (listener: Listener) => boolean): void {
    const kept = this.listeners.get(name)?.filter(isKept) ?? []
    if (kept.length > 0) this.listeners.set(name, kept)
    else this.listeners.delete(name)
  }
}

/** Hands a handler's mistake to the page's own error reporting. */
export const reportThrown = (thrown: unknown): void => {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(thrown)
  else console.error(thrown)
}
