const PREFIX = 'im-sdk-outbox-'

/**
 * Shows other tabs that this one lives, by Web Locks. It is held only while there is something to send, because a
 * browser does not keep a page with a lock for the way back.
 */
export class TabLock {
  readonly id: string
  #held: Promise<void> | null = null
  #free: (() => void) | null = null

  constructor(id: string) {
    this.id = id
  }

  /** Resolves when the lock is held, or at once where there are no Web Locks. */
  hold(): Promise<void> {
    const locks = webLocks()
    if (locks === null) return Promise.resolve()
    this.#held ??= new Promise((resolve) => {
      const until = new Promise<void>((free) => (this.#free = free))
      const held = () => {
        resolve()
        return until
      }
      locks.request(PREFIX + this.id, held).catch(() => resolve())
    })
    return this.#held
  }

  free(): void {
    this.#free?.()
    this.#held = this.#free = null
  }

  /** The ids of the tabs that hold their locks; null if nobody knows. */
  async living(): Promise<ReadonlySet<string> | null> {
    try {
      const { held = [] } = (await webLocks()?.query()) ?? {}
      const names = held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
      return webLocks() === null ? null : new Set(names)
    } catch {
      return null
    }
  }
}

/** Absent in older browsers and on insecure pages. */
const webLocks = (): LockManager | null => globalThis.navigator?.locks ?? null
