import type { Cancel, Clock } from '../clock/clock'
import type { Connection } from '../connection/connection'
import type { Emitter } from '../emitter'
import { EVENT } from '../events'
import { asImError, imError, type ImError } from '../protocol/im-error'
import { TYPES, type KickedOutType } from '../protocol/constants'
import { TIMING } from '../protocol/limits'
import type { Random } from '../clock/random'
import { retryDelay } from '../connection/retry-delay'
import type { Caller, Reply } from '../rpc/caller'
import type { SessionState } from '../store/session-state'

export interface LoginOptions {
  userID: string
  /** May be left out when `getUserSig` was given to `createChat`. */
  userSig?: string
}

export interface LoginData {
  readonly userID: string
  /** True when the user was logged in already and nothing was sent. */
  readonly repeatLogin: boolean
}

export interface SessionOptions {
  readonly clock: Clock
  readonly random: Random
  readonly connection: Connection
  readonly caller: Caller
  readonly state: SessionState
  readonly emitter: Emitter
  readonly getUserSig: (() => Promise<string>) | null
}

interface FirstLogin {
  readonly userID: string
  readonly done: Promise<void>
  readonly resolve: () => void
  readonly reject: (reason: ImError) => void
  readonly cancelDeadline: Cancel
}

/** Codes with which the server refuses a credential. */
const REFUSED = new Set(['LOGIN_FAIL', 'INTERNAL_AUTH_FAILED'])

/** Codes with which it says that the session was ended from elsewhere while the client was away. */
const KICKED_OUT_BY: Readonly<Partial<Record<string, KickedOutType>>> = {
  KICKED_OUT_MULTIPLE_ACCOUNTS: TYPES.KICKED_OUT_MULT_ACCOUNT,
  KICKED_OUT_MULTIPLE_DEVICES: TYPES.KICKED_OUT_MULT_DEVICE,
  KICKED_OUT_USER_SIG_EXPIRED: TYPES.KICKED_OUT_USERSIG_EXPIRED,
  KICKED_OUT_REST_API: TYPES.KICKED_OUT_REST_API,
}

const KICKED_OUT: Readonly<Record<number, KickedOutType>> = {
  1: TYPES.KICKED_OUT_MULT_ACCOUNT,
  2: TYPES.KICKED_OUT_MULT_DEVICE,
  3: TYPES.KICKED_OUT_REST_API,
}

/** Who is logged in, by which credential, and what happens when the connection comes back. Source: im.md §4 Session, §5 Login. */
export class Session {
  private userSig = ''
  private accessKey = ''
  private helloIntervalMs = TIMING.helloIntervalSeconds * 1_000
  private clockOffset = 0
  private isDestroyed = false
  private first: FirstLogin | null = null
  /** Counts attempts to open a session; only the newest one counts. */
  private round = 0
  private cancelHello: Cancel = () => undefined
  private cancelRetry: Cancel = () => undefined

  constructor(private readonly options: SessionOptions) {}

  /** For the head of every request: the access key once there is one. */
  get credential(): { a2: string } | { usersig: string } {
    return this.accessKey === '' ? { usersig: this.userSig } : { a2: this.accessKey }
  }

  /** Epoch milliseconds by the server's clock. */
  get serverTime(): number {
    return this.options.clock.now() + this.clockOffset
  }

  async login({ userID, userSig }: LoginOptions): Promise<LoginData> {
    if (this.isDestroyed) throw imError('SDK_DESTROYED')
    if (!isFilled(userID)) throw imError('USER_ID_MISSING')
    const me = this.options.state.me.get()
    if (me.phase !== 'out' && me.userID !== userID) throw imError('REPEAT_LOGIN')
    if (me.phase !== 'out') {
      await this.first?.done
      return { userID, repeatLogin: true }
    }
    const first = this.begin(userID)
    try {
      this.userSig = isFilled(userSig) ? userSig : await this.freshUserSig()
      if (this.first === first) this.options.connection.connect()
    } catch (thrown) {
      this.abort(asImError(thrown))
    }
    await first.done
    return { userID, repeatLogin: false }
  }

  async logout(): Promise<void> {
    if (this.options.state.me.get().phase === 'out') return
    try {
      await this.options.caller.call('logout', {})
    } catch {
      /** The session ends here whether or not the server could be told. */
    }
    this.abort(imError('SDK_DESTROYED'))
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true
    await this.logout()
  }

  /** Ends without a word to the server. */
  drop(): void {
    this.abort(imError('PING_FATAL'))
  }

  connectionOpened(): void {
    void this.authenticate()
  }

  connectionLost(): void {
    this.cancelHello()
    this.cancelRetry()
    this.options.caller.suspend()
  }

  reconnectFailed(): void {
    if (this.first !== null) this.abort(imError('NETWORK_ERROR'))
  }

  /** The server ended the session from elsewhere. */
  kickedOut(kickType: number): void {
    const type = KICKED_OUT[kickType]
    if (type !== undefined && this.options.state.me.get().phase === 'in') this.kick(type)
  }

  private begin(userID: string): FirstLogin {
    const cancelDeadline = this.options.clock.after(TIMING.requestTimeoutMs, () =>
      this.abort(imError('NETWORK_TIMEOUT')),
    )
    const { promise, resolve, reject } = deferred()
    const first = { userID, done: promise, resolve, reject, cancelDeadline }
    this.first = first
    this.options.state.begin(userID)
    return first
  }

  /** Opens the session on a new connection; a refused credential is replaced by a fresher one as long as there is one. */
  private async authenticate(): Promise<void> {
    const { caller, connection, state } = this.options
    const { userID } = state.me.get()
    const round = ++this.round
    const isCurrent = () => connection.isOpen && round === this.round && state.me.get().userID === userID
    if (userID === '') return
    let isFresh = false
    while (isCurrent()) {
      try {
        const reply = await caller.call('login', {})
        if (isCurrent()) this.opened(reply)
        return
      } catch (thrown) {
        const error = asImError(thrown)
        if (!isCurrent() || this.endedElsewhere(error)) return
        if (!REFUSED.has(error.errorName)) return this.tryAgain(error)
        if (this.accessKey !== '') this.accessKey = ''
        else if (this.options.getUserSig === null || isFresh) return this.refused(error)
        else {
          isFresh = true
          if (!(await this.renewUserSig())) return
        }
      }
    }
  }

  /** A first login is simply refused; a session that was open has been kicked out. */
  private endedElsewhere(error: ImError): boolean {
    const type = KICKED_OUT_BY[error.errorName]
    if (type === undefined) return false
    if (this.first === null) this.kick(type)
    else this.abort(error)
    return true
  }

  private opened(reply: Reply<'login'>): void {
    const { state, caller, emitter } = this.options
    this.accessKey = reply.a2Key
    this.helloIntervalMs = Math.max(1, reply.helloInterval) * 1_000
    this.setServerTime(reply.timeStamp)
    const { first } = this
    first?.cancelDeadline()
    this.first = null
    state.purchaseBits = reply.purchaseBits
    state.enter(reply.tinyID)
    caller.resume()
    this.scheduleHello()
    first?.resolve()
    if (first !== null) emitter.emit(EVENT.SDK_READY, undefined)
    state.resume(first !== null)
  }

  private tryAgain(error: ImError): void {
    const { clock, random, connection } = this.options
    if (error.errorName === 'NETWORK_TIMEOUT') return connection.reconnect()
    if (error.errorName === 'NETWORK_ERROR') return
    if (this.first !== null) return this.abort(error)
    this.cancelRetry = clock.after(TIMING.retryBaseMs + retryDelay(4, random), () => void this.authenticate())
  }

  /** False when none could be had: the app's own server may be out of reach, so the session waits instead of ending. */
  private async renewUserSig(): Promise<boolean> {
    try {
      this.userSig = await this.freshUserSig()
      return true
    } catch (thrown) {
      if (this.first !== null) this.abort(asImError(thrown))
      else this.tryAgain(imError('UNEXPECTED', undefined, thrown))
      return false
    }
  }

  private async freshUserSig(): Promise<string> {
    const userSig = (await this.options.getUserSig?.()) ?? ''
    if (!isFilled(userSig)) throw imError('USER_SIG_MISSING')
    return userSig
  }

  private refused(error: ImError): void {
    if (this.first !== null) this.abort(error)
    else this.kick(TYPES.KICKED_OUT_USERSIG_EXPIRED)
  }

  private kick(type: KickedOutType): void {
    this.abort(imError('SDK_DESTROYED'))
    this.options.emitter.emit(EVENT.KICKED_OUT, { type })
  }

  /** Back to "out": what waits is rejected, the connection closed, the user's state dropped. */
  private abort(reason: ImError): void {
    const { state, caller, connection, emitter } = this.options
    const wasIn = state.me.get().phase === 'in'
    const { first } = this
    this.first = null
    this.cancelHello()
    this.cancelRetry()
    first?.cancelDeadline()
    caller.end()
    this.userSig = ''
    this.accessKey = ''
    state.end()
    connection.disconnect()
    first?.reject(reason)
    if (wasIn) emitter.emit(EVENT.SDK_NOT_READY, undefined)
  }

  private scheduleHello(): void {
    this.cancelHello()
    this.cancelHello = this.options.clock.after(this.helloIntervalMs, () => void this.hello())
  }

  private async hello(): Promise<void> {
    try {
      const { timeStamp } = await this.options.caller.call('hello', {})
      this.setServerTime(timeStamp)
    } catch (thrown) {
      const error = asImError(thrown)
      if (this.endedElsewhere(error)) return
      if (REFUSED.has(error.errorName)) this.options.connection.reconnect()
    }
    if (this.options.connection.isOpen && this.options.state.me.get().phase === 'in') this.scheduleHello()
  }

  private setServerTime(seconds: number): void {
    this.clockOffset = seconds * 1_000 - this.options.clock.now()
  }
}

const deferred = () => {
  let resolve: () => void = () => undefined
  let reject: (reason: ImError) => void = () => undefined
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
