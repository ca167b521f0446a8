import type { Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { retryDelay } from '../connection/retry-delay'
import type { NetState } from '../protocol/constants'
import { UPLOAD_LIMITS } from '../protocol/limits'
import type { View } from '../store/view'
import type { Credentials } from './credentials'
import type { Gate } from './gate'
import type { Http, HttpAnswer } from './http'
import { UPLOAD_TIMING } from './timing'
import { afterAnswer, nextSlice, TRANSFER_START, type TransferEnd } from './transfer-step'
import { connected, sleep } from './waits'

export interface TransferContext {
  readonly http: Http
  readonly clock: Clock
  readonly random: Random
  readonly netState: View<NetState>
  readonly credentials: Credentials
}

export interface TransferOptions {
  readonly url: string
  readonly body: Blob
  readonly type: string
  /** How many failures without progress end it. */
  readonly failures: number
  /** The server can report its offset. Otherwise the whole body is sent again. */
  readonly isResumable: boolean
  readonly onSent?: (bytes: number) => void
}

/**
 * Uploads a body to its URL, in slices if it is large. Bytes that the server has are never sent again, also not in a
 * later run.
 */
export class Transfer {
  readonly #context: TransferContext
  readonly #options: TransferOptions
  #state = TRANSFER_START
  /** The status of the last reply. */
  status = 0

  constructor(context: TransferContext, options: TransferOptions) {
    this.#context = context
    this.#options = options
  }

  async run(gate: Gate): Promise<TransferEnd> {
    const { offset, reached } = this.#state
    if (this.#state !== TRANSFER_START) this.#state = { ...TRANSFER_START, offset, reached, isSure: false }
    for (;;) {
      const signal = await gate.pass()
      if (!(await connected(this.#context.netState, signal))) this.#state = { ...this.#state, failures: 0 }
      if (signal.aborted) continue
      const end = await this.#step(signal)
      if (end !== null) return end
    }
  }

  async #step(signal: AbortSignal): Promise<TransferEnd | null> {
    const { credentials, clock, random } = this.#context
    const { body, failures, isResumable, onSent } = this.#options
    const before = this.#state
    const method = before.isSure || !isResumable ? 'PUT' : 'HEAD'
    const needsToken = body.size > UPLOAD_LIMITS.sliceBytes || before.refusals > 0
    const token = needsToken ? await credentials.token() : ''
    if (signal.aborted) return null
    this.#state = { ...before, isSure: false }
    const answer = await this.#call(method, token, signal)
    if (signal.aborted && answer.status === 0) return null
    this.status = answer.status
    this.#state = afterAnswer(before, method, answer, failures)
    if (this.#state.end !== null) return this.#state.end
    onSent?.(this.#state.offset)
    if (answer.status === 403) await credentials.renew(token)
    if (this.#state.failures > before.failures) await sleep(clock, retryDelay(this.#state.failures, random), signal)
    return null
  }

  async #call(method: 'PUT' | 'HEAD', token: string, signal: AbortSignal): Promise<HttpAnswer> {
    const { http, clock } = this.#context
    const { url, body, type, onSent } = this.#options
    const { offset } = this.#state
    const { from, to, range } = nextSlice(offset, body.size)
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` }
    if (method === 'PUT') headers['content-type'] = type
    if (method === 'PUT' && range !== '') headers['content-range'] = range
    const call = new AbortController()
    const stop = () => call.abort()
    signal.addEventListener('abort', stop)
    let cancelTimeout = clock.after(UPLOAD_TIMING.callMs, stop)
    const answer = await http({
      method,
      url,
      headers,
      body: method === 'PUT' ? body.slice(from, to) : null,
      signal: call.signal,
      onSent: (bytes) => {
        cancelTimeout()
        cancelTimeout = clock.after(UPLOAD_TIMING.callMs, stop)
        onSent?.(from + bytes)
      },
    })
    cancelTimeout()
    signal.removeEventListener('abort', stop)
    return answer
  }
}
