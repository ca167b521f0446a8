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
  /** A message now waits up to `ms` for the connection. */
  readonly onWait: (ms: number) => void
}

interface Waiting {
  readonly message: Message
  /** It is this message's turn. */
  readonly go: () => void
  /** The message will never be sent. */
  readonly stop: (reason: ImError) => void
}

/**
 * The messages that could not be sent without a connection, in the order in which they were written. A message waits
 * for the connection as long as a request waits for its reply. Then its send fails, and the engine resends it when
 * the connection is back. Waiting messages are sent one at a time because the server limits the rate.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #waiting = new Map<string, Waiting>()
  /** A session is open on the connection. */
  #isOpen = false
  /** The waiting message that is being sent. */
  #current: string | null = null
  /** Failed attempts since the last message that arrived or was refused. */
  #failures = 0
  /** The last attempt got no reply. */
  #isUnanswered = false
  #cancelRetry: Cancel | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /**
   * Sends until the message has arrived, was refused, or timed out. After a timeout the outbox resends it. A new
   * message is queued behind the waiting ones, unless those got no reply.
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

  /** A session is open: sends the waiting messages. */
  resume(): void {
    this.#isOpen = true
    this.#isUnanswered = false
    this.#goOn()
  }

  /** The connection is lost. */
  suspend(): void {
    this.#isOpen = false
    this.#current = null
    this.#cancelRetry?.()
    this.#cancelRetry = null
  }

  /** A message that is sent when it is its turn. */
  add(message: Message): void {
    const { ID } = message
    const resend = async () => {
      try {
        await this.#options.resend(message)
      } catch {
        /** What becomes of a message is shown in its list. */
      }
      /** Nothing was left to send. */
      if (this.#waiting.get(ID) === entry) this.#waiting.delete(ID)
      this.#goOn(ID)
    }
    /** In the next turn: the call that has failed is still finishing. */
    const go = () => void Promise.resolve().then(resend)
    const entry = { message, go, stop: () => this.#waiting.delete(ID) }
    this.#waiting.set(ID, entry)
    this.#goOn(ID)
  }

  /** The user no longer wants a message that is late. */
  forget(ID: string): void {
    this.#waiting.get(ID)?.stop(imError('MESSAGE_SEND_FAIL'))
  }

  /** Removes the messages of a conversation. */
  drop(conversationID: string): void {
    for (const { message, stop } of this.#waiting.values())
      if (message.conversationID === conversationID) stop(imError('NETWORK_ERROR', 'The room was left.'))
  }

  /** The user has logged out. */
  clear(): void {
    this.#failures = 0
    this.suspend()
    for (const { stop } of this.#waiting.values()) stop(imError('SDK_DESTROYED'))
  }

  /** Starts the next waiting message when `ended`, or when none is being sent. */
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

  /** No connection; or the message has waited before, so the local rate limit does not apply to it. */
  #isHeldUp(ID: string, { errorName }: ImError): boolean {
    if (errorName === 'NETWORK_ERROR') return true
    if (!this.#waiting.has(ID)) return false
    if (errorName === 'OVER_FREQUENCY_LIMIT') return this.#failures < MESSAGE_LIMITS.resendTries
    return errorName === 'SERVICE_OVERLOAD'
  }

  /** Resolves when it is the message's turn. Rejects after the timeout, or if too many messages wait already. */
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

  /** The message keeps its position in the queue. */
  #late(message: Message): ImError {
    this.add(message)
    return imError('NETWORK_TIMEOUT')
  }

  /** The connection is open and only the reply is missing. Without a connection the next session sends again. */
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
