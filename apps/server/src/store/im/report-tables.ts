import type { GeneratedAlways } from 'kysely'

/** Times end in `_ms` for epoch milliseconds by the client, and are epoch seconds otherwise. */
export interface ReportTables {
  event_report: EventReportTable
  quality_report: QualityReportTable
  quality_by_hour: QualityByHourView
  events_by_hour: EventsByHourView
}

interface Reported {
  /** Grows as reports come in. */
  id: GeneratedAlways<number>
  /** One a start of a client. */
  trace_id: string
  user_id: string
  instance_id: string
  platform: number
  sdk_version: string
  received_at: number
}

export interface EventReportTable extends Reported {
  event_id: string
  /** False for what came without a login: the user is then only what the sender says. */
  verified: boolean
  time_ms: number
  name: string
  level: number
  /** Empty where no command was called. */
  command: string
  code: number
  cost_ms: number
  count: number
}

export interface QualityReportTable extends Reported {
  record_id: string
  start_ms: number
  duration_ms: number
  total_count: number
  success_count: number
  /** Failures that speak neither for nor against the network. */
  user_side_count: number
  delay_under_1s: number
  delay_1_to_3s: number
  delay_over_3s: number
  connect_count: number
  connected_count: number
  probe_ok: number
  probe_fail: number
  /** The same by command. */
  requests: string
}

/** Rates are shares of 1, null where there was nothing to count. */
export interface QualityByHourView {
  hour: Date
  platform: number
  users: number
  success_rate: number | null
  connect_rate: number | null
  network_ok_rate: number | null
  delay_under_1s: number
  delay_1_to_3s: number
  delay_over_3s: number
}

export interface EventsByHourView {
  hour: Date
  level: number
  name: string
  command: string
  code: number
  events: number
  users: number
  average_ms: number
}
