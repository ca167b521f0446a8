import type { Cancel, Clock } from '../clock/clock'
import { CONFIG_TIMING } from '../protocol/limits'
import { asImError, imError } from '../protocol/im-error'

export interface RefresherOptions {
  readonly clock: Clock
  readonly isLoggedIn: () => boolean
  /** Asks the server and gives how many seconds the answer holds. Throws REPLY_INVALID for one that cannot be read. */
  readonly ask: () => Promise<number>
}

/**
 * Keeps something of the server fresh for as long as a user is there. Source: im.md §4 Cloud config, §9 Caches and
 * timing.
 */
export class Refresher {
  readonly #options: RefresherOptions
  #cancel: Cancel | null = null
  /** Counts what was started: an answer to an earlier question sets no timer. */
  #round = 0

  constructor(options: RefresherOptions) {
    this.#options = options
  }

  start(): void {
    this.#round += 1
    void this.#refresh(this.#round)
  }

  /** The answer came by itself, and holds for so many seconds. Throws REPLY_INVALID when that is no time. */
  arrived(seconds: number): void {
    const ms = holdsMs(seconds)
    this.#round += 1
    this.#wait(ms, this.#round)
  }

  stop(): void {
    this.#round += 1
    this.#cancel?.()
    this.#cancel = null
  }

  async #refresh(round: number): Promise<void> {
    const ms = this.#options.isLoggedIn() ? await this.#askFor() : CONFIG_TIMING.notLoggedInMs
    if (round === this.#round) this.#wait(ms, round)
  }

  async #askFor(): Promise<number> {
    try {
      return holdsMs(await this.#options.ask())
    } catch (thrown) {
      const isMalformed = asImError(thrown).errorName === 'REPLY_INVALID'
      return isMalformed ? CONFIG_TIMING.malformedMs : CONFIG_TIMING.failedMs
    }
  }

  #wait(ms: number, round: number): void {
    this.#cancel?.()
    this.#cancel = this.#options.clock.after(ms, () => void this.#refresh(round))
  }
}

/** Nobody has looked at what the server says yet. What has expired already is asked for again soon, not at once. */
const holdsMs = (seconds: number): number => {
  if (!Number.isFinite(seconds) || seconds < 0) throw imError('REPLY_INVALID', 'The expiry is no number of seconds.')
  return Math.max(seconds * 1_000, CONFIG_TIMING.holdsMinMs)
}
