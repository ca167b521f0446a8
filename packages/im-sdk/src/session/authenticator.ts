import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import type { Connection } from '../connection/connection'
import { retryDelay } from '../connection/retry-delay'
import { TYPES, type KickedOutType } from '../protocol/constants'
import { asImError, imError, type ImError } from '../protocol/im-error'
import { RENEWAL, TIMING } from '../protocol/limits'
import type { Caller, Reply } from '../rpc/caller'
import { Credential } from './credential'
import { Hello } from './hello'
import { KICKED_OUT_BY } from './kicked-out'
import { Renewal } from './renewal'

export interface AuthenticatorOptions {
  readonly clock: Clock
  readonly random: Random
  readonly connection: Connection
  readonly caller: Caller
  readonly getUserSig: (() => Promise<string>) | null
  readonly onOpened: (reply: Reply<'login'>) => void
  /** The session was ended from elsewhere, or no credential is taken any more. */
  readonly onEnded: (type: KickedOutType, error: ImError) => void
  /** It does not work at the moment. True when nobody wants it to be tried again. */
  readonly onFailed: (error: ImError) => boolean
}

/** Codes with which the server refuses a credential. */
const REFUSED = new Set(['LOGIN_FAIL', 'INTERNAL_AUTH_FAILED'])

/** Opens the session on every new connection, keeps it alive, and renews it before it expires. */
export class Authenticator {
  readonly #options: AuthenticatorOptions
  readonly credential: Credential
  readonly #hello: Hello
  readonly #renewal: Renewal
  #clockOffset = 0
  #openedAt = 0
  /** Counts attempts to open a session, and its ends; only the newest counts. */
  #round = 0
  /** Attempts that have failed since the last session was opened. */
  #failures = 0
  #cancelRetry: Cancel = () => undefined

  constructor(options: AuthenticatorOptions) {
    this.#options = options
    const { clock, random } = options
    this.credential = new Credential(clock, options.getUserSig)
    this.#hello = new Hello(clock, () => this.#sayHello())
    this.#renewal = new Renewal({ clock, random, renew: () => this.#renew() })
  }

  /** Epoch milliseconds by the server's clock. */
  get serverTime(): number {
    return this.#options.clock.now() + this.#clockOffset
  }

  /** A refused credential is replaced by a fresher one as long as there is one. */
  async open(): Promise<void> {
    const { caller, connection, onOpened, onEnded } = this.#options
    const { credential } = this
    const round = ++this.#round
    const isCurrent = () => connection.isOpen && round === this.#round
    let isFresh = false
    while (isCurrent()) {
      try {
        const reply = await caller.call('login', {})
        if (!isCurrent()) return
        this.#keep(reply)
        return onOpened(reply)
      } catch (thrown) {
        const error = asImError(thrown)
        if (!isCurrent() || this.#isEndedBy(error)) return
        if (!REFUSED.has(error.errorName)) return this.#tryAgain(error)
        if (credential.accessKey !== '') credential.accessKey = ''
        else if (!credential.canRenew || isFresh) return onEnded(TYPES.KICKED_OUT_USERSIG_EXPIRED, error)
        else if (await this.#fetchUserSig(round)) isFresh = true
        else return
      }
    }
  }

  /** The server has taken back the access key and wants to see the signature. */
  openAgain(): void {
    this.credential.accessKey = ''
    void this.open()
  }

  /**
   * On a new connection. False for a session that has only just been opened: then it is not its age that is at fault.
   */
  replace(): boolean {
    const { clock, connection } = this.#options
    if (clock.monotonic() - this.#openedAt < RENEWAL.youngMs) return false
    connection.reconnect()
    return true
  }

  /** The connection is gone: what can only be done on one waits for the next. */
  pause(): void {
    this.#hello.stop()
    this.#renewal.stop()
    this.#cancelRetry()
  }

  /** The user is gone. */
  end(): void {
    this.#round += 1
    this.pause()
    this.credential.forget()
  }

  /** Throws what an answer lacks without which there is no session. */
  #keep({ a2Key, tinyID, helloInterval, timeStamp, expiresIn }: Reply<'login'>): void {
    if (tinyID === '') throw imError('TINY_ID_MISSING')
    if (a2Key === '') throw imError('A2_KEY_MISSING')
    this.credential.accessKey = a2Key
    this.#openedAt = this.#options.clock.monotonic()
    this.#failures = 0
    this.#setServerTime(timeStamp)
    this.#hello.every(helloInterval)
    if (this.credential.canRenew && expiresIn > 0) this.#renewal.lasts(expiresIn)
  }

  /** With a fresh signature and on the same connection: nobody notices. */
  async #renew(): Promise<void> {
    const { caller, connection } = this.#options
    const { credential } = this
    const round = this.#round
    const userSig = await credential.fetch()
    /** A login that has come in between knows better how long it lasts. */
    if (round !== this.#round || !connection.isOpen) return
    const { accessKey } = credential
    credential.userSig = userSig
    credential.accessKey = ''
    try {
      const reply = await caller.call('login', {})
      if (round === this.#round) this.#keep(reply)
    } catch (thrown) {
      const error = asImError(thrown)
      if (round !== this.#round || this.#isEndedBy(error)) return
      /** A signature would open a session that kicks other devices. The key is told when they have kicked this one. */
      credential.accessKey = accessKey
      throw error
    }
  }

  #isEndedBy(error: ImError): boolean {
    const type = KICKED_OUT_BY[error.errorName]
    if (type !== undefined) this.#options.onEnded(type, error)
    return type !== undefined
  }

  #tryAgain(error: ImError): void {
    const { clock, random, connection, onFailed } = this.#options
    /** To the next host: this one takes frames and answers none. */
    if (error.errorName === 'NETWORK_TIMEOUT') return connection.moveWithin(0)
    if (error.errorName === 'NETWORK_ERROR' || onFailed(error)) return
    const ms = TIMING.retryBaseMs + retryDelay(this.#failures++, random)
    this.#cancelRetry = clock.after(ms, () => void this.open())
  }

  /** False when none could be had: the app's own server may be out of reach, so the session waits instead of ending. */
  async #fetchUserSig(round: number): Promise<boolean> {
    try {
      const userSig = await this.credential.fetch()
      if (round === this.#round) this.credential.userSig = userSig
      return true
    } catch (thrown) {
      if (round === this.#round) this.#tryAgain(imError('UNEXPECTED', undefined, thrown))
      return false
    }
  }

  async #sayHello(): Promise<void> {
    try {
      const { timeStamp } = await this.#options.caller.call('hello', {})
      this.#setServerTime(timeStamp)
    } catch (thrown) {
      this.#isEndedBy(asImError(thrown))
    }
  }

  #setServerTime(seconds: number): void {
    this.#clockOffset = seconds * 1_000 - this.#options.clock.now()
  }
}
