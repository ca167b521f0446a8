import { GROUP_LIMITS } from '../protocol/limits'
import type { Groups } from './groups'
import type { Rooms } from './rooms'
import type { SessionState } from './session-state'

export interface GroupCachesContext {
  readonly groups: Groups
  readonly rooms: Pick<Rooms, 'get' | 'whenLeft'>
  readonly session: Pick<SessionState, 'whenEnded' | 'whenResumed'>
}

interface GroupCache {
  /** There may be changes that no push announced. */
  expire(): void
  /** Fetches what has been fetched before, for those who follow it by events. */
  refresh(): Promise<void>
  /** Nobody is told of its changes any more. */
  close(): void
}

/**
 * What is cached of groups and chat rooms until the user leaves them or logs out. The group that was used longest ago
 * makes room for another.
 */
export class GroupCaches<Cache extends GroupCache> {
  readonly #make: (groupID: string) => Cache
  readonly #rooms: GroupCachesContext['rooms']
  readonly #held = new Map<string, Cache>()
  /** Counts the reconnects. */
  #round = 0

  constructor({ groups, rooms, session }: GroupCachesContext, make: (groupID: string) => Cache) {
    this.#make = make
    this.#rooms = rooms
    rooms.whenLeft((groupID) => this.#drop(groupID))
    groups.list.subscribe(() => {
      if (groups.isCompleted) this.#follow(groups.list.get())
    })
    session.whenResumed(() => {
      for (const cache of this.#held.values()) cache.expire()
      void this.#refresh()
    })
    session.whenEnded(() => {
      for (const groupID of this.#held.keys()) this.#drop(groupID)
    })
  }

  of(groupID: string): Cache {
    const cache = this.#held.get(groupID) ?? this.#make(groupID)
    this.#held.delete(groupID)
    this.#held.set(groupID, cache)
    const [oldest] = this.#held.keys()
    if (this.#held.size > GROUP_LIMITS.cached && oldest !== undefined) this.#drop(oldest)
    return cache
  }

  /** One after the other, the group that was used last first. A failed fetch is made again by the next reader. */
  async #refresh(): Promise<void> {
    const round = ++this.#round
    for (const [groupID, cache] of [...this.#held].reverse()) {
      if (round !== this.#round) return
      if (this.#held.get(groupID) === cache) await cache.refresh().catch(() => undefined)
    }
  }

  #follow(list: readonly { readonly groupID: string }[]): void {
    if (this.#held.size === 0) return
    const listed = new Set(list.map(({ groupID }) => groupID))
    for (const groupID of this.#held.keys())
      if (!listed.has(groupID) && this.#rooms.get(groupID) === null) this.#drop(groupID)
  }

  #drop(groupID: string): void {
    this.#held.get(groupID)?.close()
    this.#held.delete(groupID)
  }
}
