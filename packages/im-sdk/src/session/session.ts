import type { Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { checkType } from '../protocol/check-type'
import type { Connection } from '../connection/connection'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import type { KickedOutType } from '../protocol/constants'
import { asImError, imError, type ImError } from '../protocol/im-error'
import type { Caller, Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { SessionState } from '../store/session-state'
import { Authenticator } from './authenticator'
import { isFilled } from './credential'
import { firstLogin, type FirstLogin } from './first-login'
import { KICKED_OUT } from './kicked-out'

export interface LoginOptions {
  userID: string
  /** The credential issued by the app's back end. Optional if `getUserSig` was passed to `createChat`. */
  userSig?: string
}

export interface LoginData {
  readonly userID: string
  /** True if the user was already logged in and nothing was sent. */
  readonly repeatLogin: boolean
}

export interface SessionOptions {
  readonly clock: Clock
  readonly random: Random
  readonly connection: Connection
  readonly caller: Caller
  readonly session: SessionState
  readonly emitter: Emitter
  readonly services: Registry<Services>
  readonly getUserSig: (() => Promise<string>) | null
}

const NOT_CONNECTED = 'No connection to the gateway within 15 s: check `endpoints` of createChat, and the network.'

/** The login state, from the login to its end, however it ends. Rules: IM-15, IM-17. */
export class Session {
  readonly #options: SessionOptions
  readonly #authenticator: Authenticator
  #isDestroyed = false
  #first: FirstLogin | null = null
  /** While a session ends, a new login waits: for the reply to the logout, or until the end was announced. */
  #leaving: Promise<void> | null = null
  #logouts = 0

  constructor(options: SessionOptions) {
    this.#options = options
    this.#authenticator = new Authenticator({
      ...options,
      onOpened: (reply) => this.#opened(reply),
      onEnded: (type, error) => (this.#first === null ? this.#kick(type) : this.#abort(error)),
      onFailed: (error) => {
        const isFirst = this.#first !== null
        if (isFirst) this.#abort(error)
        return isFirst
      },
    })
  }

  /** For the head of every request: the access key, once there is one. */
  get credential(): { a2: string } | { usersig: string } {
    return this.#authenticator.credential.head
  }

  /** Epoch milliseconds by the server's clock. */
  get serverTime(): number {
    return this.#authenticator.serverTime
  }

  async login(login: LoginOptions): Promise<LoginData> {
    const { userID, userSig } = login ?? {}
    if (userID === undefined || userID === null || userID === '') throw imError('USER_ID_MISSING')
    checkType('userID', userID, 'string')
    checkType('userSig', userSig, 'string')
    const logouts = this.#logouts
    if (this.#leaving !== null) await this.#leaving
    if (this.#isDestroyed || logouts !== this.#logouts) throw imError('SDK_DESTROYED')
    const { session: state, clock, connection } = this.#options
    const me = state.me.get()
    if (me.phase !== 'out' && me.userID !== userID) throw imError('REPEAT_LOGIN')
    if (me.phase !== 'out') {
      await this.#first?.done
      return { userID, repeatLogin: true }
    }
    const first = firstLogin(clock, () =>
      this.#abort(imError('NETWORK_TIMEOUT', connection.isOpen ? undefined : NOT_CONNECTED)),
    )
    this.#first = first
    state.begin(userID)
    void this.#connect(first, userSig)
    await first.done
    return { userID, repeatLogin: false }
  }

  logout(): Promise<void> {
    this.#logouts += 1
    this.#leaving ??= this.#leave().finally(() => (this.#leaving = null))
    return this.#leaving
  }

  async #leave(): Promise<void> {
    if (this.#options.session.me.get().phase === 'out') return
    try {
      await this.#options.caller.call('logout', { type: this.#isDestroyed ? 1 : 0 })
    } catch {
      /** The session ends here whether or not the server could be told. */
    }
    this.#abort(imError('SDK_DESTROYED'))
  }

  async destroy(): Promise<void> {
    this.#isDestroyed = true
    await this.logout()
  }

  /** Ends the session without a request to the server. */
  drop(error: ImError): void {
    this.#abort(error)
  }

  connectionOpened(): void {
    if (this.#options.session.me.get().phase !== 'out') void this.#authenticator.open()
  }

  connectionLost(): void {
    this.#authenticator.pause()
    this.#options.caller.suspend()
    this.#options.session.suspend()
  }

  reconnectFailed(): void {
    if (this.#first !== null)
      this.#abort(imError('NETWORK_ERROR', `${this.#options.connection.address} cannot be reached.`))
  }

  /** The server ended the session remotely. */
  kickedOut(kickType: number): void {
    const type = isCount(kickType) ? KICKED_OUT[kickType] : undefined
    if (type !== undefined && this.#isIn) this.#kick(type)
  }

  /** Another device requires that all devices log in again. Rule: IM-15 (kick-other). */
  logInAgain(): void {
    if (this.#isIn) this.#authenticator.openAgain()
  }

  /**
   * A request was refused because the session has expired. Resolves to true when a new connection has opened a new
   * one. Rule: IM-18.
   */
  expired(): boolean {
    return this.#authenticator.replace()
  }

  get #isIn(): boolean {
    return this.#options.session.me.get().phase === 'in'
  }

  async #connect(first: FirstLogin, given: string | undefined): Promise<void> {
    const { credential } = this.#authenticator
    try {
      const userSig = isFilled(given) ? given : await credential.fetch()
      if (this.#first !== first) return
      credential.userSig = userSig
      this.#options.connection.connect()
    } catch (thrown) {
      if (this.#first === first) this.#abort(asImError(thrown))
    }
  }

  #opened({ purchaseBits, tinyID, nick = '', avatar = '' }: Reply<'login'>): void {
    const { session: state, caller, emitter } = this.#options
    const first = this.#first
    this.#first = null
    state.purchaseBits = purchaseBits
    state.profile = { nick, avatar }
    state.enter(tinyID)
    caller.resume()
    first?.succeed()
    if (first !== null) emitter.emit(EVENT.SDK_READY, undefined)
    state.resume(first !== null)
  }

  #kick(type: KickedOutType): void {
    this.#abort(imError('SDK_DESTROYED'))
    this.#options.emitter.emit(EVENT.KICKED_OUT, { type })
  }

  /** Back to "out": rejects pending requests, closes the connection, and drops the user's state. */
  #abort(reason: ImError): void {
    const { session: state, caller, connection, emitter } = this.#options
    const first = this.#first
    const isIn = this.#isIn
    const leaving = this.#leaving
    this.#leaving ??= Promise.resolve()
    this.#first = null
    this.#authenticator.end()
    caller.end()
    state.end()
    connection.disconnect()
    first?.fail(reason)
    if (isIn) emitter.emit(EVENT.SDK_NOT_READY, undefined)
    this.#leaving = leaving
  }
}
