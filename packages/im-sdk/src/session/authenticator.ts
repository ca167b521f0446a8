import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import type { Connection } from '../connection/connection'
import { retryDelay } from '../connection/retry-delay'
import { TYPES, type KickedOutType } from '../protocol/constants'
import { asImError, imError, type ImError } from '../protocol/im-error'
import { RENEWAL, TIMING } from '../protocol/limits'
import { CREDENTIAL_REFUSED, type Caller, type Reply } from '../rpc/caller'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import { Credential } from './credential'
import { Hello } from './hello'
import { KICKED_OUT_BY } from './kicked-out'
import { Renewal } from './renewal'

export interface AuthenticatorOptions {
  readonly clock: Clock
  readonly random: Random
  readonly connection: Connection
  readonly caller: Caller
  readonly services: Registry<Services>
  readonly getUserSig: (() => Promise<string>) | null
  readonly onOpened: (reply: Reply<'login'>) => void
  /** The session was ended remotely, or the server accepts no credential. */
  readonly onEnded: (type: KickedOutType, error: ImError) => void
  /** Opening the session fails for now. Returns true if nobody needs a retry. */
  readonly onFailed: (error: ImError) => boolean
}

/** Opens the session on every new connection, keeps it alive, and renews it before it expires. */
export class Authenticator {
  readonly #options: AuthenticatorOptions
  readonly credential: Credential
  readonly #hello: Hello
  readonly #renewal: Renewal
  #clockOffset = 0
  #openedAt = 0
  /** Counts attempts to open a session, and ends of it. Only the newest attempt counts. */
  #round = 0
  /** The attempt whose session is being renewed; 0 for none. */
  #renewing = 0
  /** A request was refused meanwhile, and is repeated when the session is renewed. */
  #isRenewalAwaited = false
  /** Failed attempts since the last open session. */
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

  #login() {
    const { caller, services } = this.#options
    return caller.call('login', services.get('loginFields')?.() ?? {})
  }

  /** Replaces a refused credential with a newer one while there is one. */
  async open(): Promise<void> {
    const { connection, onOpened, onEnded } = this.#options
    const { credential } = this
    const round = ++this.#round
    const isCurrent = () => connection.isOpen && round === this.#round
    let isFresh = false
    while (isCurrent()) {
      try {
        const reply = await this.#login()
        if (!isCurrent()) return
        this.#keep(reply)
        return onOpened(reply)
      } catch (thrown) {
        const error = asImError(thrown)
        if (!isCurrent() || this.#isEndedBy(error)) return
        if (!CREDENTIAL_REFUSED.has(error.errorName)) return this.#tryAgain(error)
        if (credential.accessKey !== '') credential.accessKey = ''
        else if (!credential.canRenew || isFresh) return onEnded(TYPES.KICKED_OUT_USERSIG_EXPIRED, error)
        else if (await this.#fetchUserSig(round)) isFresh = true
        else return
      }
    }
  }

  /** The server has revoked the access key and requires the signature. */
  openAgain(): void {
    this.credential.accessKey = ''
    void this.open()
  }

  /**
   * On a new connection, unless it is being renewed on this one. False for a session that was opened only just now: its
   * age is not the cause.
   */
  replace(): boolean {
    const { clock, connection } = this.#options
    if (this.#renewing === this.#round) {
      this.#isRenewalAwaited = true
      return true
    }
    if (clock.monotonic() - this.#openedAt < RENEWAL.youngMs) return false
    connection.reconnect()
    return true
  }

  /** The connection is lost: work that needs one waits for the next. */
  pause(): void {
    this.#hello.stop()
    this.#renewal.stop()
    this.#cancelRetry()
  }

  /** The user has logged out. */
  end(): void {
    this.#round += 1
    this.pause()
    this.credential.forget()
  }

  /** Throws if a reply lacks a field that the session needs. */
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

  async #renew(): Promise<void> {
    const { caller, connection } = this.#options
    const round = this.#round
    let isRenewed = false
    this.#renewing = round
    this.#isRenewalAwaited = false
    try {
      isRenewed = await this.#loginAgain(round)
    } finally {
      // A login that happened meanwhile has repeated the requests.
      if (round === this.#round) {
        this.#renewing = 0
        if (this.#isRenewalAwaited && isRenewed) caller.resume()
        else if (this.#isRenewalAwaited && connection.isOpen) connection.reconnect()
      }
    }
  }

  /** With a fresh signature on the same connection, without an interruption. False if another login was first. */
  async #loginAgain(round: number): Promise<boolean> {
    const { connection } = this.#options
    const { credential } = this
    const userSig = await credential.fetch()
    /** A login that happened meanwhile has the newer expiry. */
    if (round !== this.#round || !connection.isOpen) return false
    const { accessKey } = credential
    credential.userSig = userSig
    credential.accessKey = ''
    try {
      const reply = await this.#login()
      if (round !== this.#round) return false
      this.#keep(reply)
      return true
    } catch (thrown) {
      const error = asImError(thrown)
      if (round !== this.#round || this.#isEndedBy(error)) return false
      /**
       * Logging in with a signature would kick the user's other devices. With the access key this device learns if
       * they have kicked it.
       */
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
    /** Goes to the next host: this one accepts frames but does not reply. */
    if (error.errorName === 'NETWORK_TIMEOUT') return connection.moveWithin(0)
    if (error.errorName === 'NETWORK_ERROR' || onFailed(error)) return
    const ms = TIMING.retryBaseMs + retryDelay(this.#failures++, random)
    this.#cancelRetry = clock.after(ms, () => void this.open())
  }

  /** False if there is no signature: the app's server may be unreachable, so the session waits instead of ending. */
  async #fetchUserSig(round: number): Promise<boolean> {
    try {
      const userSig = await this.credential.fetch()
      if (round === this.#round) this.credential.userSig = userSig
      return true
    } catch (thrown) {
      // The cause is not that this host does not reply.
      if (round === this.#round) this.#tryAgain(imError('USER_SIG_MISSING', asImError(thrown).message, thrown))
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
