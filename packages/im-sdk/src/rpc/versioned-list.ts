import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { asImError } from '../protocol/im-error'
import { LIST_LIMITS, TIMING } from '../protocol/limits'
import type { UserList, UserListOptions } from '../store/user-lists'

export interface UserListContext {
  readonly clock: Clock
  readonly random: Random
}

/**
 * When to read one list of the user: when its version is unknown or newer than the last reading. One reading at a time;
 * a failed one, and a reply older than a known version, are read again.
 */
export class VersionedList implements UserList {
  readonly #context: UserListContext
  readonly #options: UserListOptions
  /** The version of the last reading; null before the first one of the session. */
  #held: number | null = null
  /** The newest version that the server has named. */
  #known = 0
  /** There was a change during the current reading, or the last reading has failed. */
  #isOwed = false
  #running: Promise<void> | null = null
  #round = 0
  #refusals = 0
  #cancelRetry: Cancel = () => undefined

  constructor(context: UserListContext, options: UserListOptions) {
    this.#context = context
    this.#options = options
  }

  async ready(): Promise<void> {
    if (this.#running !== null || this.#held === null || this.#isOwed || this.#held < this.#known) await this.#read()
  }

  async changed(): Promise<void> {
    this.#isOwed = true
    await this.#read().catch(() => undefined)
  }

  /** The server names a version. After a restore of its data, that of a sync may be lower than before. */
  learn(version: number, isSync: boolean): void {
    this.#known = isSync ? version : Math.max(version, this.#known)
    if (this.#held === null && !this.#options.isEager) return
    if (this.#held === null && version === 0 && this.#running === null) this.#held = 0
    if (this.#held !== this.#known) this.#readLater()
  }

  resumed(isFirst: boolean): void {
    this.#refusals = 0
    if (!isFirst && this.#isOwed) this.#readLater()
  }

  reset(): void {
    this.#round += 1
    this.#cancelRetry()
    this.#running = null
    this.#held = null
    this.#known = 0
    this.#isOwed = false
    this.#refusals = 0
  }

  #readLater(): void {
    /** A caller who requests the list gets the failure. */
    this.#read().catch(() => undefined)
  }

  #read(): Promise<void> {
    this.#cancelRetry()
    if (this.#running !== null) return this.#running
    const round = this.#round
    this.#running = this.#run(round).finally(() => {
      if (round === this.#round) this.#running = null
    })
    return this.#running
  }

  async #run(round: number): Promise<void> {
    try {
      for (let isBehind = true; isBehind;) {
        const known = this.#known
        this.#isOwed = false
        const version = await this.#options.read()
        if (round !== this.#round) return
        this.#held = version
        if (version < known) return this.#retry(version)
        this.#known = Math.max(version, this.#known)
        this.#refusals = 0
        isBehind = this.#isOwed || version < this.#known
      }
    } catch (thrown) {
      if (round === this.#round) this.#failed(asImError(thrown).errorName)
      throw thrown
    }
  }

  #failed(errorName: string): void {
    this.#isOwed = true
    /** The next connection reads it anyway. */
    if (errorName !== 'NETWORK_ERROR') this.#retry(this.#held ?? 0)
  }

  #retry(version: number): void {
    const { clock, random } = this.#context
    this.#isOwed = true
    this.#refusals += 1
    if (this.#refusals < LIST_LIMITS.tries)
      this.#cancelRetry = clock.after(TIMING.syncRetryMs * (1 + random()), () => this.#readLater())
    else this.#known = version
  }
}
