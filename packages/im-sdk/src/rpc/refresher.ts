import type { Cancel, Clock } from '../clock/clock'
import { CONFIG_TIMING } from '../protocol/limits'
import { asImError, imError } from '../protocol/im-error'

export interface RefresherOptions {
  readonly clock: Clock
  readonly isLoggedIn: () => boolean
  /**
   * Requests the value and returns for how many seconds it is valid. Throws REPLY_INVALID if the reply cannot be
   * read.
   */
  readonly ask: () => Promise<number>
}

/** Keeps a server value fresh while a user is logged in. Rules: IM-34, IM-40. */
export class Refresher {
  readonly #options: RefresherOptions
  #cancel: Cancel | null = null
  /** Counts starts. The reply to an earlier request sets no timer. */
  #round = 0

  constructor(options: RefresherOptions) {
    this.#options = options
  }

  start(): void {
    this.#round += 1
    void this.#refresh(this.#round)
  }

  /** The value arrived in a push and is valid for this many seconds. Throws REPLY_INVALID if the time is invalid. */
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

/** The server's value is not validated yet. A value that has already expired is requested again soon, not at once. */
const holdsMs = (seconds: number): number => {
  if (!Number.isFinite(seconds) || seconds < 0) throw imError('REPLY_INVALID', 'The expiry is not a number of seconds.')
  return Math.max(seconds * 1_000, CONFIG_TIMING.holdsMinMs)
}
