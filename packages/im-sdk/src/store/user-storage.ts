import type { Cancel, Clock } from '../clock/clock'
import { STORAGE_LIMITS } from '../protocol/limits'
import type { ChatStorage } from './storage'

/** The part of a storage that belongs to one user. Writes wait in a queue; errors are swallowed. */
export class UserStorage {
  readonly #storage: ChatStorage | null
  readonly #clock: Clock
  #prefix: string | null = null
  readonly #queued = new Map<string, () => string | null>()
  #sizes: Sizes = new Map()
  #cancelFlush: Cancel | null = null

  constructor(storage: ChatStorage | null, clock: Clock) {
    this.#storage = storage
    this.#clock = clock
  }

  /** Null closes it and drops queued writes. */
  open(prefix: string | null): void {
    this.#prefix = prefix
    this.#queued.clear()
    this.#sizes = prefix === null || this.#storage === null ? new Map() : sizesIn(this.#storage, prefix)
    this.#cancelFlush?.()
    this.#cancelFlush = null
  }

  /** Passes on the stored value: synchronously if the storage is synchronous. */
  read(name: string, onText: (text: string) => void, onNothing: () => void = ignore): void {
    const prefix = this.#prefix
    const storage = this.#storage
    if (prefix === null || storage === null) return
    const take = (text: string | null) => {
      if (this.#prefix !== prefix) return
      if (text === null) {
        this.#sizes.delete(prefix + name)
        return onNothing()
      }
      this.#sizes.set(prefix + name, sizeOf(prefix + name, text))
      onText(text)
    }
    attempt(() => {
      const answer = storage.getItem(prefix + name)
      return answer instanceof Promise ? answer.then(take) : take(answer)
    })
  }

  /** `make` runs when the queue is flushed; null keeps the stored value. */
  write(name: string, make: () => string | null): void {
    if (this.#prefix === null || this.#storage === null) return
    this.#queued.set(name, make)
    this.#cancelFlush ??= this.#clock.after(STORAGE_LIMITS.flushTicks * STORAGE_LIMITS.tickMs, () => this.flush())
  }

  flush(): void {
    this.#cancelFlush?.()
    this.#cancelFlush = null
    const prefix = this.#prefix
    const storage = this.#storage
    const queued = [...this.#queued]
    this.#queued.clear()
    if (prefix === null || storage === null) return
    for (const [name, make] of queued) {
      const text = make()
      if (text !== null && this.#fits(prefix + name, text)) attempt(() => storage.setItem(prefix + name, text))
    }
  }

  #fits(key: string, text: string): boolean {
    const size = sizeOf(key, text)
    let others = 0
    for (const [other, bytes] of this.#sizes) if (other !== key) others += bytes
    if (others + size > STORAGE_LIMITS.quotaBytes) return false
    this.#sizes.set(key, size)
    return true
  }
}

/** Bytes stored, by key. */
type Sizes = Map<string, number>

/** By storage and user: all modules share the user's quota. */
const allSizes = new WeakMap<ChatStorage, Map<string, Sizes>>()

const sizesIn = (storage: ChatStorage, prefix: string): Sizes => {
  const users = allSizes.get(storage) ?? new Map<string, Sizes>()
  const sizes = users.get(prefix) ?? new Map<string, number>()
  allSizes.set(storage, users.set(prefix, sizes))
  return sizes
}

/** Browsers count two bytes per character. */
const sizeOf = (key: string, text: string): number => 2 * (key.length + text.length)

const attempt = (run: () => unknown): void => {
  try {
    Promise.resolve(run()).catch(ignore)
  } catch {
    ignore()
  }
}

/** A storage may be full, forbidden or gone: the engine continues without it. */
const ignore = (): void => undefined
