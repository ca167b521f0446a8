import type { Cancel } from '../clock/clock'
import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'
import { isPassing } from '../rpc/is-passing'
import { itemResults, type UserFailure } from '../rpc/item-results'
import { Turns } from '../store/turns'
import type { UserStatus } from '../store/user-status'

export interface SubscriptionsOptions {
  readonly context: ModuleContext
  /** The most users in one subscription. */
  readonly limit: () => number
  readonly read: (userIDs: readonly string[]) => Promise<readonly UserStatus[]>
}

/** Whose status the user is told of. Subscriptions end with the connection: they are repeated after a reconnect. */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  /** With the last known status. */
  readonly #held = new Map<string, UserStatus | null>()
  /** Those that the present connection does not have yet. */
  readonly #owed = new Set<string>()
  /** One change after the other: what was ended is not repeated. */
  readonly #turns = new Turns()
  #cancelRetry: Cancel = () => undefined

  constructor(options: SubscriptionsOptions) {
    this.#options = options
    const { session } = options.context
    session.whenResumed((isFirst) => {
      if (isFirst) return
      for (const userID of this.#held.keys()) this.#owed.add(userID)
      this.#repeat()
    })
    session.whenEnded(() => {
      this.#cancelRetry()
      this.#held.clear()
      this.#owed.clear()
    })
  }

  begin(userIDs: readonly string[]): Promise<readonly UserFailure[]> {
    return this.#inTurn(() => this.#subscribe(userIDs))
  }

  /** No users: all. */
  end(userIDs: readonly string[]): Promise<readonly UserFailure[]> {
    return this.#inTurn(async () => {
      const { context } = this.#options
      const { resultItem } = await context.caller.call('unsubscribeUserStatus', { userIDList: [...userIDs] })
      const { succeeded, failed } = itemResults(context, userIDs, resultItem)
      this.#forget(userIDs.length === 0 ? [...this.#held.keys()] : succeeded)
      return failed
    })
  }

  /** Tells what is new of the users of subscriptions. */
  take(statuses: readonly UserStatus[]): void {
    const told = statuses.filter((status) => {
      const known = this.#held.get(status.userID)
      return known !== undefined && !isSame(known, status)
    })
    for (const status of told) this.#held.set(status.userID, status)
    if (told.length > 0) this.#options.context.emitter.emit(EVENT.USER_STATUS_UPDATED, told)
  }

  async #subscribe(userIDs: readonly string[]): Promise<readonly UserFailure[]> {
    const { context } = this.#options
    const { resultItem } = await context.caller.call('subscribeUserStatus', { userIDList: [...userIDs] })
    const { succeeded, failed } = itemResults(context, userIDs, resultItem)
    for (const userID of succeeded) if (!this.#held.has(userID)) this.#held.set(userID, null)
    return failed
  }

  #repeat(): void {
    this.#cancelRetry()
    this.#inTurn(() => this.#repeatOwed()).catch((thrown: unknown) => {
      const { clock, random, session } = this.#options.context
      if (session.me.get().phase !== 'in') return
      if (!isPassing(thrown)) return this.#refused([...this.#owed])
      this.#cancelRetry()
      this.#cancelRetry = clock.after(TIMING.syncRetryMs * (1 + random()), () => this.#repeat())
    })
  }

  async #repeatOwed(): Promise<void> {
    const { limit, read } = this.#options
    while (this.#owed.size > 0) {
      const userIDs = [...this.#owed].slice(0, limit())
      const failed = await this.#subscribe(userIDs)
      this.#refused(failed.map(({ userID }) => userID))
      this.take(await read(userIDs))
      for (const userID of userIDs) this.#owed.delete(userID)
    }
  }

  /** The server no longer tells of them. */
  #refused(userIDs: readonly string[]): void {
    this.take(userIDs.map((userID) => ({ userID, statusType: TYPES.USER_STATUS_UNKNOWN, customStatus: '' })))
    this.#forget(userIDs)
  }

  #forget(userIDs: readonly string[]): void {
    for (const userID of userIDs) {
      this.#held.delete(userID)
      this.#owed.delete(userID)
    }
  }

  /** A call that has waited for its turn is not made for another user. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const { session } = this.#options.context
    const own = session.me.get().userID
    return this.#turns.take('', async () => {
      if (session.me.get().userID !== own) throw imError('SDK_DESTROYED')
      return run()
    })
  }
}

const isSame = (a: UserStatus | null, b: UserStatus): boolean =>
  a?.statusType === b.statusType && a.customStatus === b.customStatus
