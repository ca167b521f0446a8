import { createHmac, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { NotificationProvider } from '../../config/notification-settings'
import { errorLine } from '../../ports/back-off'
import { seconds, type Clock } from '../../ports/clock'
import type { Notification, Notifier } from '../../ports/notifier'

export interface WebhookOptions {
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  readonly timeoutMs?: number
  readonly batchSize?: number
  readonly maxQueued?: number
  /** How often a batch is sent at most. */
  readonly attempts?: number
  /** How long to wait after so many failures of a batch. */
  readonly waitMs?: (failures: number) => number
}

const STOPS = 'the server stops'

/**
 * Posts batches of notifications to a URL of the operator, one after the other. The signature is the HMAC-SHA256 of
 * `<x-timestamp>.<body>` in hexadecimal digits. A batch that was not taken is sent again, so a receiver may get one
 * twice: it has the same `x-batch`.
 */
export class WebhookNotifier implements Notifier {
  private readonly options: Required<WebhookOptions>
  private readonly queue: Notification[] = []
  private isSending = false
  private isStopped = false
  private lost = 0
  /** How many of the batch that waits for its next attempt. */
  private retried = 0

  constructor(
    private readonly provider: NotificationProvider,
    options: WebhookOptions,
  ) {
    const waitMs = (failures: number) => Math.min(1_000 * 2 ** failures, 60_000)
    this.options = { timeoutMs: 8_000, batchSize: 100, maxQueued: 10_000, attempts: 6, waitMs, ...options }
  }

  notify(notifications: readonly Notification[]): void {
    const room = this.isStopped ? 0 : this.options.maxQueued - this.queue.length
    this.queue.push(...notifications.slice(0, room))
    this.lose(Math.max(0, notifications.length - room), this.isStopped ? STOPS : 'too many wait')
    if (!this.isSending) void this.run()
  }

  stop(): void {
    this.isStopped = true
    this.lose(this.queue.length + this.retried, STOPS)
    this.queue.length = 0
    this.retried = 0
  }

  private async run(): Promise<void> {
    this.isSending = true
    while (this.queue.length > 0) await this.deliver(this.queue.splice(0, this.options.batchSize))
    this.isSending = false
  }

  private async deliver(notifications: readonly Notification[]): Promise<void> {
    const { attempts, waitMs, clock } = this.options
    const body = JSON.stringify({ notifications })
    const batch = randomUUID()
    for (let failures = 0; !this.isStopped;) {
      const reason = await this.post(body, batch)
      if (reason === null) return
      failures += 1
      if (failures === attempts || this.isStopped) return this.lose(notifications.length, reason)
      this.retried = notifications.length
      await new Promise<void>((resolve) => clock.after(waitMs(failures), resolve))
      this.retried = 0
    }
  }

  /** Null if the receiver has taken it. */
  private async post(body: string, batch: string): Promise<string | null> {
    const timestamp = String(seconds(this.options.clock))
    const signature = createHmac('sha256', this.provider.key).update(`${timestamp}.${body}`).digest('hex')
    try {
      const reply = await fetch(this.provider.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': signature,
          'x-batch': batch,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeoutMs),
      })
      await reply.body?.cancel()
      return reply.ok ? null : `status ${reply.status}`
    } catch (error) {
      return errorLine(error)
    }
  }

  private lose(count: number, reason: string): void {
    if (count === 0) return
    this.lost += count
    this.options.log.warn({ reason, count, lost: this.lost }, 'notifications were lost')
  }
}
