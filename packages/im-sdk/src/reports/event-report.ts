import type { Cancel, Clock } from '../clock/clock'
import { REPORT_LIMITS } from '../protocol/limits'
import type { Backlog } from './backlog'
import { Outbox, type Deliver } from './outbox'
import type { ReportEvent } from './report-event'
import type { ReportSettings } from './report-settings'

export interface EventReportOptions {
  readonly clock: Clock
  readonly backlog: Backlog<ReportEvent>
  readonly settings: () => ReportSettings
  readonly deliver: Deliver<ReportEvent>
  /** How many events were dropped since the last report of drops. */
  readonly onDropped: (count: number) => void
}

/**
 * Sends events when there are enough of them, or when the first has waited long enough. Rule: IM-54.
 */
export class EventReport {
  readonly #options: EventReportOptions
  readonly #outbox: Outbox<ReportEvent>
  #cancelWait: Cancel | null = null
  #isClosed = false

  constructor(options: EventReportOptions) {
    this.#options = options
    this.#outbox = new Outbox(options.backlog, REPORT_LIMITS.maxEvents, options.deliver)
  }

  add(event: ReportEvent): void {
    this.#options.backlog.add(event)
    this.#look()
  }

  /** The user has logged in (again): retries failed events and those of an earlier start. */
  resumed(): void {
    this.#options.backlog.restore()
    this.#outbox.hasFailed = false
    this.#look()
  }

  /** The page may be unloaded. */
  hide(): void {
    if (this.#options.backlog.size === 0) return
    this.#options.backlog.leave()
    void this.#send(true)
  }

  /** Tries once more and leaves the rest to the next start. */
  close(): void {
    this.#isClosed = true
    this.#stopWaiting()
    this.hide()
  }

  #look(): void {
    const { backlog, clock, settings } = this.#options
    if (this.#isClosed || this.#outbox.isSending || backlog.size === 0) return
    if (backlog.size >= settings().flushEvents && !this.#outbox.hasFailed) void this.#send()
    else this.#cancelWait ??= clock.after(settings().waitMs, () => void this.#send())
  }

  async #send(isLeaving = false): Promise<void> {
    const { backlog, onDropped } = this.#options
    this.#stopWaiting()
    const hasLeft = await this.#outbox.send(isLeaving)
    const { droppedCount } = backlog
    if (hasLeft && droppedCount > 0 && !this.#isClosed) {
      backlog.droppedCount = 0
      onDropped(droppedCount)
    }
    this.#look()
  }

  #stopWaiting(): void {
    this.#cancelWait?.()
    this.#cancelWait = null
  }
}
