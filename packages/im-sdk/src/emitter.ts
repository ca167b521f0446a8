import type { EventHandler, EventName, EventPayloads } from './events'

interface Listener {
  readonly handler: (event: never) => void
  readonly context: unknown
  readonly once: boolean
}

/** Typed events. A handler that throws is reported and harms nobody else. */
export class Emitter {
  /** Lists are replaced, never changed, so an emit walks a steady one. */
  private readonly listeners = new Map<EventName, readonly Listener[]>()

  constructor(private readonly reportThrown: (thrown: unknown) => void) {}

  on<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    this.add(name, { handler, context, once: false })
  }

  once<Name extends EventName>(name: Name, handler: EventHandler<Name>, context?: unknown): void {
    this.add(name, { handler, context, once: true })
  }

  off<Name extends EventName>(name: Name, handler: EventHandler<Name>): void {
    const left = this.of(name).filter((listener) => listener.handler !== handler)
    if (left.length === 0) this.listeners.delete(name)
    else this.listeners.set(name, left)
  }

  emit<Name extends EventName>(name: Name, data: EventPayloads[Name]): void {
    const event = { name, data }
    for (const listener of this.of(name)) {
      if (listener.once) this.remove(name, listener)
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

  private of(name: EventName): readonly Listener[] {
    return this.listeners.get(name) ?? []
  }

  private add(name: EventName, listener: Listener): void {
    this.listeners.set(name, [...this.of(name), listener])
  }

  private remove(name: EventName, gone: Listener): void {
    const left = this.of(name).filter((listener) => listener !== gone)
    if (left.length === 0) this.listeners.delete(name)
    else this.listeners.set(name, left)
  }
}

/** Hands a handler's mistake to the page's own error reporting. */
export const reportThrown = (thrown: unknown): void => {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(thrown)
  else console.error(thrown)
}
