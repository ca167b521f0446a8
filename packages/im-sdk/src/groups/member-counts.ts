import type { Clock } from '../clock/clock'
import { asImError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import type { Asker } from '../rpc/caller'
import { isCount } from '../rpc/read-message'

interface Held {
  readonly count: Promise<number>
  /** When it was last wanted, and when it is too old, by the monotonic clock; null while the server is being asked. */
  wantedAt: number
  staleAt: number | null
}

/**
 * How many are online in a chat room. Whoever asks again within 3 s gets the last number, for 10 s at most, or for as
 * long as the server has said that it holds if that is less. Source: im.md §9 Caches and timing.
 */
export class MemberCounts {
  readonly #clock: Clock
  readonly #caller: Asker
  readonly #held = new Map<string, Held>()

  constructor(clock: Clock, caller: Asker) {
    this.#clock = clock
    this.#caller = caller
  }

  get(groupID: string): Promise<number> {
    const wantedAt = this.#clock.monotonic()
    const known = this.#held.get(groupID)
    if (known === undefined || !isFresh(known, wantedAt)) return this.#ask(groupID, wantedAt)
    known.wantedAt = wantedAt
    return known.count
  }

  clear(): void {
    this.#held.clear()
  }

  #ask(groupID: string, wantedAt: number): Promise<number> {
    const answer = this.#caller.call('getOnlineMemberCount', { groupID })
    const count = answer.then(
      ({ onlineMemberNum, expireTime }) => {
        const holdsMs = isCount(expireTime) ? expireTime * 1_000 : Infinity
        asked.staleAt = this.#clock.monotonic() + Math.min(GROUP_LIMITS.memberCountAgeMs, holdsMs)
        return onlineMemberNum
      },
      (thrown: unknown) => {
        if (this.#held.get(groupID) === asked) this.#held.delete(groupID)
        throw asImError(thrown)
      },
    )
    const asked: Held = { count, wantedAt, staleAt: null }
    this.#held.set(groupID, asked)
    return count
  }
}

const isFresh = ({ wantedAt, staleAt }: Held, now: number): boolean =>
  staleAt === null || (now < staleAt && now - wantedAt < GROUP_LIMITS.memberCountMs)
