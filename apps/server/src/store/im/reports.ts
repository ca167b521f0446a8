import type { Commands, RequestOf } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../schema'

type EventReport = RequestOf<Commands['reportEvents']>
type QualityReport = RequestOf<Commands['reportQuality']>
type Header = EventReport['header']

/**
 * Keeps each event once, by its id. `now` is in epoch seconds; `verified` when the user of the header has logged in.
 */
export const addEvents = async (
  db: Kysely<Database>,
  { header, eventList }: EventReport,
  { now, verified }: { readonly now: number; readonly verified: boolean },
): Promise<void> => {
  const rows = eventList.map(({ eventID, name, level, time, command, code, costTime, count }) => ({
    ...reportedBy(header, now),
    verified,
    event_id: eventID,
    time_ms: time,
    name,
    level,
    command,
    code,
    cost_ms: costTime,
    count,
  }))
  await db
    .insertInto('event_report')
    .values(rows)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}

/** Keeps each record once, by its id. `now` is in epoch seconds. */
export const addQuality = async (
  db: Kysely<Database>,
  { header, recordList }: QualityReport,
  now: number,
): Promise<void> => {
  const rows = recordList.map((record) => ({
    ...reportedBy(header, now),
    record_id: record.recordID,
    start_ms: record.startTime,
    duration_ms: record.duration,
    total_count: sum(record.requestList, 'totalCount'),
    success_count: sum(record.requestList, 'successCount'),
    user_side_count: sum(record.requestList, 'userSideCount'),
    delay_under_1s: record.delayUnder1s,
    delay_1_to_3s: record.delay1To3s,
    delay_over_3s: record.delayOver3s,
    connect_count: record.connectCount,
    connected_count: record.connectedCount,
    probe_ok: record.probeOkCount,
    probe_fail: record.probeFailCount,
    requests: JSON.stringify(record.requestList),
  }))
  await db
    .insertInto('quality_report')
    .values(rows)
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .execute()
}

/** The newest hour first. */
export const qualityByHour = (db: Kysely<Database>, since: Date) =>
  db.selectFrom('quality_by_hour').selectAll().where('hour', '>=', since).execute()

/** The newest hour first, in it what happened most. */
export const eventsByHour = (db: Kysely<Database>, since: Date) =>
  db.selectFrom('events_by_hour').selectAll().where('hour', '>=', since).execute()

/** Deletes what is older than two weeks, and the oldest beyond so many of a kind. `now` is in epoch seconds. */
export const deleteOldReports = async (db: Kysely<Database>, now: number, keptRows = 1_000_000): Promise<void> => {
  for (const table of ['event_report', 'quality_report'] as const) {
    await db
      .deleteFrom(table)
      .where('received_at', '<', now - KEPT_SECONDS)
      .execute()
    await db
      .deleteFrom(table)
      .where('id', '<=', (query) =>
        query.selectFrom(table).select(({ eb, fn }) => eb(fn.max('id'), '-', keptRows).as('id')),
      )
      .execute()
  }
}

const KEPT_SECONDS = 14 * 86_400

const reportedBy = ({ traceID, userID, instanceID, platform, SDKVersion }: Header, now: number) => ({
  trace_id: traceID,
  user_id: userID,
  instance_id: instanceID,
  platform,
  sdk_version: SDKVersion,
  received_at: now,
})

type Requests = QualityReport['recordList'][number]['requestList']

const sum = (requests: Requests, field: 'totalCount' | 'successCount' | 'userSideCount'): number =>
  requests.reduce((total, request) => total + request[field], 0)
