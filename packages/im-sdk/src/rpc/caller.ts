import type { Cancel, Clock } from '../clock/clock'
import { uint32, type Random } from '../clock/random'
import type { Trace } from '../connection/trace'
import type { ErrorName } from '../protocol/errors/catalogue'
import { CORE_ERRORS } from '../protocol/errors/core'
import { codeOf, type ErrorRow } from '../protocol/errors/error-row'
import { FRAME_REFUSALS } from '../protocol/errors/frame-refusals'
import { errorOfCode, imError, type ImError } from '../protocol/im-error'
import { Registry } from '../store/registry'
import type { Services } from '../store/services'
import type { Commands } from '../protocol/commands'
import type { CommandFacts, CommandName, CommandRows, ReplyOf, RequestInputOf } from '../protocol/define-command'
import type { FrameData, RequestHead } from '../protocol/envelope'
import { PROTOCOL, TIMING } from '../protocol/limits'
import type { Codec, InboundFrame } from './codec'
import { FrequencyLimits } from './frequency-limits'
import { Overload } from './overload'
import { isTooLarge } from './is-too-large'
import { missingField } from './missing-field'
import { nextSequence } from './next-sequence'
import { text } from './read-message'
import { wholeTexts } from './whole-texts'

export type Reply<Name extends CommandName> = ReplyOf<Commands[Name]>
export type RequestBody<Name extends CommandName> = RequestInputOf<Commands[Name]>

/** The part of a caller that only sends commands. */
export type Calls = Pick<Caller, 'call'>

/** Rows of the catalogue, or only codes if the server sends the texts. */
type KnownErrors = Readonly<Partial<Record<ErrorName, ErrorRow | number>>>

interface Pending {
  readonly row: CommandFacts
  readonly seq: number
  /** Empty unless the row is `keyed`. */
  readonly key: string
  readonly body: Record<string, unknown>
  readonly resolve: (body: Readonly<Record<string, unknown>>) => void
  readonly reject: (reason: Error) => void
  readonly cancelTimeout: Cancel
  /** Milliseconds of the monotonic clock. */
  readonly calledAt: number
  isSent: boolean
  /** The request was repeated after a new session was opened for it. */
  isAgain: boolean
}

export interface CallerOptions {
  readonly codec: Codec
  readonly clock: Clock
  readonly random: Random
  readonly trace: Trace
  readonly services: Registry<Services>
  /** False when there is no connection. */
  readonly send: (data: FrameData) => boolean
  /** The remaining fields of the head, with the current credentials. */
  readonly head: () => Omit<RequestHead, 'servcmd' | 'seq' | 'reqtime' | 'reqkey'>
  readonly isLoggedIn: () => boolean
  /** Whether the app has purchased the ability of this `ABILITY` bit. */
  readonly hasAbility: (ability: number) => boolean
  /** The server says that the session has expired. Resolves to true when a new one is open. */
  readonly onExpired: () => boolean
}

/**
 * Sends a command and resolves with its reply: checks limits, encodes, sends, awaits. A request keeps its sequence
 * number however often it is sent.
 */
export class Caller {
  readonly #options: CallerOptions
  readonly overload = new Overload()
  readonly #limits = new FrequencyLimits()
  readonly #rows = new Registry<Record<CommandName, CommandFacts>>()
  readonly #errors = new Registry<Record<number, ErrorName>>()
  /** By request id, in the order of the calls. */
  readonly #pending = new Map<string, Pending>()
  #seq = 0
  /** The prefix of the request keys; unique among the callers of the user. */
  #keyBase = ''
  /** A session is open on this connection. */
  #isReady = false

  constructor(options: CallerOptions) {
    this.#options = options
    this.registerCommands({}, CORE_ERRORS)
  }

  /** Registers the commands and error codes of a noun. An app bundles only those of the modules it passes. */
  registerCommands(rows: Partial<CommandRows>, errors: KnownErrors = {}): void {
    this.#rows.add(rows)
    for (const [name, row] of Object.entries(errors)) {
      const code = codeOf(row)
      /** Nouns may have errors in common. */
      if (this.#errors.get(code) !== name) this.#errors.add({ [code]: name as ErrorName })
    }
  }

  /** The error of a code in a reply. */
  errorOf(code: number, info: string, toldName?: string): ImError {
    return errorOfCode(code, info, this.#errors.get(code), toldName)
  }

  call<Name extends CommandName>(name: Name, body: RequestBody<Name>): Promise<Reply<Name>> {
    const row = this.#rows.get(name)
    if (row === undefined) return Promise.reject(imError('CANNOT_FIND_MODULE'))
    const refused = this.#refuse(row)
    if (refused !== null) return Promise.reject(refused)
    const seq = this.#seq
    this.#seq = nextSequence(seq)
    return new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
      const cancelTimeout = this.#options.clock.after(row.timeoutMs ?? TIMING.requestTimeoutMs, () =>
        this.#fail(pending, imError('NETWORK_TIMEOUT')),
      )
      const pending = {
        row,
        seq,
        key: row.retry === 'keyed' ? this.#newKey(seq) : '',
        body: body as Record<string, unknown>,
        resolve,
        reject,
        cancelTimeout,
        calledAt: this.#options.clock.monotonic(),
        isSent: false,
        isAgain: false,
      }
      this.#pending.set(requestID(row.wire, seq), pending)
      if (this.#isReady || row.beforeLogin) this.#transmit(pending)
      if (!pending.isSent && row.retry === 'never') this.#fail(pending, imError('NETWORK_ERROR'))
      /** The one cast of bodies: `missingField` has looked at what the engine relies on. */
    }) as Promise<Reply<Name>>
  }

  /** Takes a frame that has a sequence number. A reply without a pending request is ignored. */
  receive({ servcmd, seq, body }: InboundFrame): void {
    const pending = this.#pending.get(requestID(servcmd, seq ?? -1))
    if (pending === undefined) return
    const { services } = this.#options
    const { errorCode: code = 0 } = body
    if (typeof code === 'number' && code !== 0)
      return this.#refused(
        pending,
        this.errorOf(code, text(body.errorInfo) || (services.get('errorTextOf')?.(code) ?? ''), text(body.errorName)),
      )
    const missing = code === 0 ? missingField(pending.row, body) : 'errorCode'
    if (missing !== null)
      return this.#fail(pending, imError('REPLY_INVALID', `The reply to ${servcmd} lacks ${missing}.`))
    this.#done(pending, 0)
    pending.resolve(body)
  }

  /**
   * A session is open: sends the waiting requests, and repeats those of the last connection with their old sequence
   * numbers.
   */
  resume(): void {
    this.#isReady = true
    for (const pending of this.#pending.values()) if (!pending.isSent) this.#transmit(pending)
  }

  /** The connection is lost. Requests that must not be repeated fail; the others wait until their timeout. */
  suspend(): void {
    this.#isReady = false
    for (const pending of this.#pending.values()) {
      pending.isSent = false
      if (pending.row.retry === 'never') this.#fail(pending, imError('NETWORK_ERROR'))
    }
  }

  /** The session has ended: all pending requests are rejected. */
  end(): void {
    this.#isReady = false
    this.overload.clear()
    for (const pending of this.#pending.values()) this.#fail(pending, imError('SDK_DESTROYED'))
  }

  #refuse(row: CommandFacts): Error | null {
    const now = this.#options.clock.monotonic()
    if (!row.beforeLogin && !this.#options.isLoggedIn()) return imError('USER_NOT_LOGGED_IN')
    if (row.vital) return null
    if (this.overload.isBlocked(row.wire, now)) return imError('SERVICE_OVERLOAD')
    if (!this.#isReady && this.#pending.size >= PROTOCOL.simpleQueue)
      return imError('NETWORK_ERROR', `${PROTOCOL.simpleQueue} requests already wait for the connection.`)
    if (row.ability !== undefined && !this.#options.hasAbility(row.ability))
      return imError('CANNOT_USE_COMMERCIAL_ABILITY')
    const limit = this.#options.services.get('limitOf')?.(row.wire) ?? row.limit
    if (limit !== undefined && !this.#limits.take(row.wire, limit, now)) return imError('OVER_FREQUENCY_LIMIT')
    return null
  }

  #newKey(seq: number): string {
    const { random } = this.#options
    if (this.#keyBase === '') this.#keyBase = [random, random].map((chance) => uint32(chance).toString(36)).join('-')
    return `${this.#keyBase}-${seq}`
  }

  #transmit(pending: Pending): void {
    const { codec, clock, head, send } = this.#options
    const { row, seq, key } = pending
    const servcmd = row.wire
    const reqtime = Math.floor(clock.now() / 1_000)
    const reqkey = key === '' ? {} : { reqkey: key }
    let data: FrameData
    try {
      data = codec.encode({ head: { servcmd, seq, reqtime, ...head(), ...reqkey }, body: wholeTexts(pending.body) })
    } catch (thrown) {
      return this.#fail(pending, imError('PARAMS_INVALID', `The body of ${servcmd} cannot be encoded.`, thrown))
    }
    if (isTooLarge(data)) {
      const { BODY_SIZE_LIMIT } = FRAME_REFUSALS
      return this.#fail(pending, this.errorOf(BODY_SIZE_LIMIT, 'The request is too large.', 'BODY_SIZE_LIMIT'))
    }
    pending.isSent = send(data)
  }

  /**
   * A request that was refused because the session has expired is repeated once in the next session. Rule: IM-18.
   */
  #refused(pending: Pending, error: ImError): void {
    const { row, isAgain } = pending
    const isExpired =
      CREDENTIAL_REFUSED.has(error.errorName) && !row.beforeLogin && !isAgain && this.#options.onExpired()
    if (!isExpired) return this.#fail(pending, error)
    pending.isAgain = true
    pending.isSent = false
  }

  #fail(pending: Pending, reason: ImError): void {
    this.#done(pending, reason.code)
    pending.reject(reason)
  }

  /** Runs once: ending a request may trigger another end of it. */
  #done({ row: { wire }, seq, cancelTimeout, calledAt }: Pending, code: number): void {
    const { clock, trace } = this.#options
    if (!this.#pending.delete(requestID(wire, seq))) return
    cancelTimeout()
    trace.emit?.({ type: 'request', command: wire, code, ms: clock.monotonic() - calledAt })
  }
}

/** Refusals of the credential: the session of the request is no longer valid. */
export const CREDENTIAL_REFUSED: ReadonlySet<string> = new Set(['LOGIN_FAIL', 'INTERNAL_AUTH_FAILED'])

/** `servcmd` plus `seq`. Rule: IM-2. */
const requestID = (wire: string, seq: number): string => `${wire}#${seq}`
