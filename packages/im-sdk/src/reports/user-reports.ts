import type { Cancel } from '../clock/clock'
import type { TraceEvent } from '../connection/trace'
import type { ModuleContext } from '../modules'
import { PROTOCOL, REPORT_LIMITS } from '../protocol/limits'
import type { RequestBody } from '../rpc/caller'
import type { ChatStorage } from '../store/storage'
import { UserStorage } from '../store/user-storage'
import { Backlog } from './backlog'
import { EventReport } from './event-report'
import { isLike } from './is-like'
import { sendReport } from './send-report'
import { postReport } from './post-report'
import type { QualityRecord } from './quality-count'
import { QualityReport } from './quality-report'
import { eventOf, LEVEL, type EventFacts, type ReportEvent } from './report-event'
import { mayReport, readReportSettings } from './report-settings'
import { whenPageHides } from '../clock/when-page-hides'
import { wholeMs } from './whole-ms'

/** The record that the app receives. */
export type ReportRecord =
  | ({ readonly type: 'event' } & Readonly<ReportEvent>)
  | ({ readonly type: 'quality' } & Readonly<QualityRecord>)

export interface UserReportsOptions {
  readonly context: ModuleContext
  readonly userID: string
  readonly traceID: string
  readonly newID: () => string
  readonly isOn: () => boolean
  readonly statHost: string
  readonly storage: ChatStorage | null
  readonly onRecord: (record: ReportRecord) => void
}

/** The reports of one user, from the start of the login until the logout. */
export class UserReports {
  readonly #options: UserReportsOptions
  readonly #events: EventReport
  readonly #quality: QualityReport
  readonly #stopHiding: Cancel
  /** The last attempt to connect, or its success, on the monotonic clock. */
  #since: number

  constructor(options: UserReportsOptions) {
    this.#options = options
    const { context, storage, userID, isOn, newID, onRecord } = options
    const { clock, serverTime, SDKAppID } = context
    const kept = new UserStorage(storage, clock)
    kept.open(`${SDKAppID}_${userID}_`)
    const owner = newID()
    const settings = () => readReportSettings(context.settings.get())
    this.#since = clock.monotonic()
    this.#events = new EventReport({
      clock,
      settings,
      backlog: new Backlog<ReportEvent>({
        clock,
        kept,
        owner,
        name: 'events',
        max: REPORT_LIMITS.heldEvents,
        keepAbove: REPORT_LIMITS.maxEvents,
        isOn,
        idOf: ({ eventID }) => eventID,
        isItem: isLike(this.#eventFrom({ name: 'any', level: LEVEL.info })),
      }),
      deliver: (events, isLeaving) => this.#deliverEvents(events, isLeaving),
      onDropped: (count) => this.event({ name: 'eventsDropped', level: LEVEL.warning, count }),
    })
    this.#quality = new QualityReport({
      clock,
      serverTime,
      settings,
      newID,
      backlog: new Backlog<QualityRecord>({
        clock,
        kept,
        owner,
        name: 'quality',
        max: REPORT_LIMITS.unsentRecords,
        keepAbove: 0,
        isOn,
        idOf: ({ recordID }) => recordID,
        isItem: isLike<QualityRecord>({ recordID: '', startTime: 0, requestList: [] }),
      }),
      deliver: (records) => this.#deliverQuality(records),
      onRecord: (record) => onRecord({ type: 'quality', ...record }),
      onSlow: (count) => this.event({ name: 'messageDelay', level: LEVEL.warning, count }),
    })
    this.#stopHiding = whenPageHides(() => {
      this.#quality.hide()
      this.#events.hide()
    })
  }

  /** Counts each trace record and makes an event of the relevant ones. */
  told(told: TraceEvent): void {
    const now = this.#options.context.clock.monotonic()
    const facts = eventOf(told, now - this.#since)
    if (told.type === 'connection' && (told.isAttempt || told.event === 'opened')) this.#since = now
    this.#quality.add(told)
    if (facts !== null) this.event(facts)
  }

  event(facts: EventFacts): void {
    const event = this.#eventFrom(facts)
    this.#events.add(event)
    this.#options.onRecord({ type: 'event', ...event })
  }

  resumed(): void {
    this.#events.resumed()
    this.#quality.resumed()
  }

  close(): void {
    this.#stopHiding()
    this.#quality.close()
    this.#events.close()
  }

  #eventFrom(facts: EventFacts): ReportEvent {
    const { newID, context } = this.#options
    return {
      eventID: newID(),
      time: wholeMs(context.serverTime()),
      command: '',
      code: 0,
      count: 0,
      ...facts,
      costTime: wholeMs(facts.costTime ?? 0),
    }
  }

  async #deliverEvents(events: readonly ReportEvent[], isLeaving: boolean): Promise<void> {
    const { context, statHost } = this.#options
    const { levels } = readReportSettings(context.settings.get())
    const eventList = events.filter(({ level }) => levels.includes(String(level)))
    if (eventList.length === 0 || !this.#mayReport('evt')) return
    const report = { header: this.#header(), eventList }
    if (isLeaving || context.netState.get() !== 'connected')
      await postReport({ host: statHost, clock: context.clock, report })
    else await sendReport(context.caller, 'reportEvents', report)
  }

  async #deliverQuality(records: readonly QualityRecord[]): Promise<void> {
    if (!this.#mayReport('q')) return
    await sendReport(this.#options.context.caller, 'reportQuality', {
      header: this.#header(),
      recordList: [...records],
    })
  }

  #mayReport(kind: 'evt' | 'q'): boolean {
    const { isOn, context } = this.#options
    return isOn() && mayReport(context.settings.get(), kind, context.SDKAppID, context.session.me.get().tinyID)
  }

  /** Rule: IM-53. */
  #header(): RequestBody<'reportEvents'>['header'] {
    const { userID, traceID, context } = this.#options
    const { SDKAppID, platform, instanceID, session } = context
    return {
      SDKType: REPORT_LIMITS.sdkType,
      SDKAppID,
      SDKVersion: PROTOCOL.version,
      tinyID: session.me.get().tinyID,
      userID,
      platform,
      instanceID,
      traceID,
    }
  }
}
