import { instant, type Instant } from '@org/domain'

/** Time as an argument: the real one in production, a stepped one in tests. */
export interface Clock {
  /** Milliseconds of the epoch. */
  now(): number
  /** Calls back once after `ms`; the returned function cancels. */
  after(ms: number, run: () => void): () => void
  /** Calls back every `ms`; the returned function stops it. */
  every(ms: number, run: () => void): () => void
}

export const seconds = (clock: Clock): Instant => instant(Math.floor(clock.now() / 1000))
