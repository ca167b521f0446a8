import type { Cancel, Clock } from '../clock/clock'
import type { TraceEvent } from '../connection/trace'
import { REPORT_LIMITS } from '../protocol/limits'
import type { Backlog } from './backlog'
import { Outbox, type Deliver } from './outbox'
import { QualityCount, type QualityRecord } from './quality-count'
import type { ReportSettings } from './report-settings'

export interface QualityReportOptions {
  readonly clock: Clock
  readonly serverTime: () => number
  readonly backlog: Backlog<QualityRecord>
  readonly settings: () => ReportSettings
  readonly newID: () => string
  readonly deliver: Deliver<QualityRecord>
  readonly onRecord: (record: QualityRecord) => void
  /** Gets the number of slow messages when more than half were slow. */
  readonly onSlow: (count: number) => void
}

/** Makes a record every two minutes and sends the waiting ones. Rule: IM-55. */
export class QualityReport {
  readonly #options: QualityReportOptions
  readonly #outbox: Outbox<QualityRecord>
  #count: QualityCount
  #cancelWait: Cancel = () => undefined

  constructor(options: QualityReportOptions) {
    this.#options = options
    this.#outbox = new Outbox(options.backlog, REPORT_LIMITS.unsentRecords, options.deliver)
    this.#count = new QualityCount(options.serverTime())
    this.#wait()
  }

  add(told: TraceEvent): void {
    this.#count.add(told, this.#options.serverTime())
  }

  /** The user has logged in: retries the records of an earlier start. */
  resumed(): void {
    this.#options.backlog.restore()
    void this.#outbox.send()
  }

  /** Leaves the rest to the next start. */
  close(): void {
    this.#cancelWait()
    this.#record()
    this.#options.backlog.leave()
  }

  /** The page may be unloaded. */
  hide(): void {
    if (this.#options.backlog.size > 0) this.#options.backlog.leave()
  }

  #wait(): void {
    const { clock, settings } = this.#options
    this.#cancelWait = clock.after(settings().qualityMs, () => {
      this.#record()
      void this.#outbox.send()
      this.#wait()
    })
  }

  #record(): void {
    const { backlog, serverTime, newID, onRecord, onSlow } = this.#options
    const now = serverTime()
    const { slow } = this.#count
    const record = this.#count.record(newID(), now)
    this.#count = new QualityCount(now)
    if (record === null) return
    backlog.add(record)
    onRecord(record)
    if (slow > 0) onSlow(slow)
  }
}
