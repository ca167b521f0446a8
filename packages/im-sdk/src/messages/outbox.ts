import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { retryDelay } from '../connection/retry-delay'
import { asImError, imError, type ImError } from '../protocol/im-error'
import { MESSAGE_LIMITS, PROTOCOL, TIMING } from '../protocol/limits'
import type { Message } from '../store/message'

export interface OutboxOptions {
  readonly clock: Clock
  readonly random: Random
  readonly resend: (message: Message) => Promise<unknown>
  /** A message waits so long for the connection. */
  readonly onWait: (ms: number) => void
}

interface Waiting {
  readonly message: Message
  /** Its turn has come. */
  readonly go: () => void
  /** It will never go. */
  readonly stop: (reason: ImError) => void
}

/**
 * What the connection could not carry, in the order in which it was written. A message waits for the connection as long
 * as a request waits for its answer. Then it has failed, and is sent again by itself when the connection is back. What
 * waits goes one by one, as the server takes only so much at once.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #waiting = new Map<string, Waiting>()
  /** A session is open on the connection. */
  #isOpen = false
  /** The one that is under way of those that wait. */
  #current: string | null = null
  /** Attempts without success since the last message that arrived or was refused. */
  #failures = 0
  /** The last attempt had no answer. */
  #isUnanswered = false
  #cancelRetry: Cancel | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /**
   * Sends until it has arrived, was refused, or took too long. The first two end it; what took too long is resent. What
   * is new waits behind what waits already, unless that has no answer.
   */
  async deliver<Answer>(message: Message, send: () => Promise<Answer>): Promise<Answer> {
    const { clock } = this.#options
    const { ID } = message
    const lateAt = clock.monotonic() + TIMING.requestTimeoutMs
    const turn = () => this.#untilTurn(message, lateAt - clock.monotonic())
    if (this.#isOpen && this.#waiting.size > 0 && !this.#waiting.has(ID) && !this.#isUnanswered) await turn()
    for (;;) {
      try {
        const answer = await send()
        this.#settled(ID)
        return answer
      } catch (thrown) {
        const error = asImError(thrown)
        if (error.errorName === 'NETWORK_TIMEOUT') {
          this.#isUnanswered = true
          this.#retrySoon()
          throw this.#late(message)
        }
        if (!this.#isHeldUp(ID, error)) {
          this.#settled(ID)
          throw error
        }
        this.#retrySoon()
        await turn()
      }
    }
  }

  /** A session is open: what waits goes. */
  resume(): void {
    this.#isOpen = true
    this.#isUnanswered = false
    this.#goOn()
  }

  /** The connection is gone. */
  suspend(): void {
    this.#isOpen = false
    this.#current = null
    this.#cancelRetry?.()
    this.#cancelRetry = null
  }

  /** Forgets the messages of a conversation. */
  drop(conversationID: string): void {
    for (const { message, stop } of this.#waiting.values())
      if (message.conversationID === conversationID) stop(imError('NETWORK_ERROR', 'The room was left.'))
  }

  /** The user is gone. */
  clear(): void {
    this.#failures = 0
    this.suspend()
    for (const { stop } of this.#waiting.values()) stop(imError('SDK_DESTROYED'))
  }

  /** The next of those that wait, when `ended` or nothing is under way. */
  #goOn(ended: string | null = null): void {
    if (ended === this.#current) this.#current = null
    if (!this.#isOpen || this.#current !== null || this.#cancelRetry !== null) return
    for (const [ID, { go }] of this.#waiting) {
      this.#current = ID
      return go()
    }
  }

  #settled(ID: string): void {
    this.#failures = 0
    this.#isUnanswered = false
    this.#waiting.delete(ID)
    this.#goOn(ID)
  }

  /** Without a connection; and what has waited once is not refused because much comes at once. */
  #isHeldUp(ID: string, { errorName }: ImError): boolean {
    if (errorName === 'NETWORK_ERROR') return true
    if (!this.#waiting.has(ID)) return false
    if (errorName === 'OVER_FREQUENCY_LIMIT') return this.#failures < MESSAGE_LIMITS.resendTries
    return errorName === 'SERVICE_OVERLOAD'
  }

  /** Resolves when its turn has come. Rejects when that takes too long, or too many wait already. */
  #untilTurn(message: Message, ms: number): Promise<void> {
    const { clock, onWait } = this.#options
    const { ID } = message
    if (!this.#waiting.has(ID) && this.#waiting.size >= PROTOCOL.simpleQueue)
      throw imError('NETWORK_ERROR', `${PROTOCOL.simpleQueue} messages already wait for the connection.`)
    onWait(ms)
    return new Promise((resolve, reject) => {
      const cancel = clock.after(ms, () => reject(this.#late(message)))
      const go = () => {
        cancel()
        resolve()
      }
      const stop = (reason: ImError) => {
        cancel()
        this.#waiting.delete(ID)
        reject(reason)
      }
      this.#waiting.set(ID, { message, go, stop })
      this.#goOn(ID)
    })
  }

  /** It keeps its place among those that wait. */
  #late(message: Message): ImError {
    const { ID } = message
    const resend = async () => {
      try {
        await this.#options.resend(message)
      } catch {
        /** What becomes of a message is shown in its list. */
      }
      /** Nothing was left to be sent. */
      if (this.#waiting.get(ID) === entry) this.#waiting.delete(ID)
      this.#goOn(ID)
    }
    /** A turn later: the call that has failed is still ending. */
    const go = () => void Promise.resolve().then(resend)
    const entry = { message, go, stop: () => this.#waiting.delete(ID) }
    this.#waiting.set(ID, entry)
    this.#goOn(ID)
    return imError('NETWORK_TIMEOUT')
  }

  /** The connection is there, and only the answer was not, or not yet. Without one the next session sends again. */
  #retrySoon(): void {
    const { clock, random } = this.#options
    if (!this.#isOpen) return
    const ms = TIMING.retryBaseMs + retryDelay(this.#failures++, random)
    this.#cancelRetry ??= clock.after(ms, () => {
      this.#cancelRetry = null
      this.#goOn()
    })
  }
}
