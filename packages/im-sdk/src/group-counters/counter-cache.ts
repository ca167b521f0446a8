import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { COUNTER_LIMITS } from '../protocol/limits'
import { isRecord } from '../rpc/read-body'
import { count, isCount, text } from '../rpc/read-message'

/** Counters after a change, as a reply or a push brings them. The list may contain anything. */
export interface CounterChange {
  readonly counterList: readonly unknown[]
  readonly groupCounterSeq: number
}

interface Counter {
  readonly value: number
  /** The counter sequence of the group when it had this value. */
  readonly sequence: number
}

/** The counters of one group, cached for 30 s. Rule: IM-71. */
export class CounterCache {
  readonly #context: ModuleContext
  readonly #groupID: string
  readonly #held = new Map<string, Counter>()
  #sequence = 0
  #isClosed = false
  /** All counters were fetched once. */
  #isKnown = false
  /** When all counters were fetched, on the monotonic clock. */
  #fetchedAt = -Infinity

  constructor(context: ModuleContext, groupID: string) {
    this.#context = context
    this.#groupID = groupID
  }

  /** The counters with the given keys, or all. */
  async get(keys: readonly string[] | null): Promise<Readonly<Record<string, number>>> {
    if (this.#context.clock.monotonic() - this.#fetchedAt >= this.#expiryMs) await this.#fetch()
    return Object.fromEntries(
      [...this.#held].filter(([key]) => keys?.includes(key) ?? true).map(([key, { value }]) => [key, value]),
    )
  }

  /** Takes the values that are newer than the held ones. Announces them if they differ. */
  take({ counterList, groupCounterSeq }: CounterChange): void {
    if (!isCount(groupCounterSeq) || !Array.isArray(counterList)) return
    /** Changes in between have not arrived. */
    if (groupCounterSeq > this.#sequence + 1) this.expire()
    this.#sequence = Math.max(this.#sequence, groupCounterSeq)
    this.#put(counterList, true)
  }

  /** There may be changes that no push announced. */
  expire(): void {
    this.#fetchedAt = -Infinity
  }

  async refresh(): Promise<void> {
    if (this.#isKnown || this.#held.size > 0) await this.#fetch()
  }

  /** The user has left the group or logged out: no more events. */
  close(): void {
    this.#isClosed = true
  }

  async #fetch(): Promise<void> {
    const { caller, rooms, clock } = this.#context
    const groupID = this.#groupID
    const reply = await caller.call('getGroupCounters', { groupID, avChatRoomKey: rooms.keyOf(groupID) })
    this.#put(reply.counterList, this.#isKnown)
    this.#isKnown = true
    this.#sequence = Math.max(this.#sequence, reply.groupCounterSeq)
    this.#fetchedAt = clock.monotonic()
  }

  /** A counter that is fetched for the first time has not changed. */
  #put(counters: readonly unknown[], isChange: boolean): void {
    for (const counter of counters.filter(isRecord)) {
      const { value } = counter
      const [key, sequence] = [text(counter.key), count(counter.sequence)]
      const known = this.#held.get(key)
      if (key === '' || !isWhole(value) || (known !== undefined && known.sequence >= sequence)) continue
      this.#held.set(key, { value, sequence })
      if (!this.#isClosed && (known === undefined ? isChange : known.value !== value))
        this.#context.emitter.emit(EVENT.GROUP_COUNTER_UPDATED, { groupID: this.#groupID, key, value })
    }
  }

  /** The cloud config's `group_counter_expiry`, in milliseconds. */
  get #expiryMs(): number {
    const { group_counter_expiry: set } = this.#context.settings.get()
    return isCount(set) ? set : COUNTER_LIMITS.cacheMs
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
