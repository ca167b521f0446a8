import type { FrequencyLimit } from '../protocol/command-schema'

/** Counts calls per command in a sliding window. Rule: IM-13. */
export class FrequencyLimits {
  readonly #calls = new Map<string, number[]>()

  /** False if this call exceeds the limit; the call is then not counted. */
  take(wire: string, limit: FrequencyLimit, now: number): boolean {
    const recent = (this.#calls.get(wire) ?? []).filter((at) => at > now - limit.perMs)
    const isAllowed = recent.length < limit.count
    if (isAllowed) recent.push(now)
    this.#calls.set(wire, recent)
    return isAllowed
  }
}
