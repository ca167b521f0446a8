/**
 * A value to watch: `get` returns the same object until a change; `subscribe` adds a listener and returns a function
 * that removes it.
 */
export interface View<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** A value with listeners. */
export class Source<T> implements View<T> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  get(): T {
    return this.#value
  }

  set(value: T): void {
    if (Object.is(this.#value, value)) return
    this.#value = value
    for (const listener of Array.from(this.#listeners)) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** The view that the app gets: errors of its listeners are reported and do not affect others. */
export const guardedView = <T>(view: View<T>, report: (thrown: unknown) => void): View<T> => ({
  get: () => view.get(),
  subscribe: (listener) =>
    view.subscribe(() => {
      try {
        listener()
      } catch (thrown) {
        report(thrown)
      }
    }),
})

/** A view of a value that comes and goes. `changes` signals when to look it up again. */
export const switchingView = <T>(current: () => View<T> | null, changes: View<unknown>, absent: T): View<T> => ({
  get: () => current()?.get() ?? absent,
  subscribe: (listener) => {
    let stop = current()?.subscribe(listener)
    const stopChanges = changes.subscribe(() => {
      stop?.()
      stop = current()?.subscribe(listener)
      listener()
    })
    return () => {
      stop?.()
      stopChanges()
    }
  },
})

/** A snapshot that is built on demand and announced in batches. */
export class Snapshot<T> implements View<T> {
  readonly #build: () => T
  readonly #listeners = new Set<() => void>()
  #value: T | undefined
  #stale = true

  /** `later` runs its callback once for a burst of changes. */
  constructor(build: () => T, later: (flush: () => void) => () => void) {
    this.#build = build
    this.#announce = later(() => {
      for (const listener of Array.from(this.#listeners)) listener()
    })
  }

  readonly #announce: () => void

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  changed(): void {
    this.#stale = true
    if (this.#listeners.size > 0) this.#announce()
  }

  get(): T {
    if (this.#stale) {
      this.#value = this.#build()
      this.#stale = false
    }
    return this.#value as T
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
