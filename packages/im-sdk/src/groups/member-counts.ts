import type { Clock } from '../clock/clock'
import { asImError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import type { Calls } from '../rpc/caller'
import { isCount } from '../rpc/read-message'

interface Held {
  readonly count: Promise<number>
  /** When the count was last requested and when it expires, on the monotonic clock. Null while a request runs. */
  wantedAt: number
  staleAt: number | null
}

/**
 * How many members a chat room has online. A repeated call within 3 s gets the cached count; a count is cached for at
 * most 10 s, or for the shorter time that the server gives. Rule: IM-34.
 */
export class MemberCounts {
  readonly #clock: Clock
  readonly #caller: Calls
  readonly #held = new Map<string, Held>()

  constructor(clock: Clock, caller: Calls) {
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
