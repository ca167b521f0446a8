import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../ports/bus'
import { backOffSeconds, errorLine } from '../ports/back-off'
import { seconds, type Clock } from '../ports/clock'
import {
  becomeSender,
  dueAnnouncements,
  isAnythingDue,
  markSent,
  markUnsent,
  type Announcement,
} from '../store/ops/outbox'
import type { Database } from '../store/schema'

export interface SenderOptions {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly bus: Bus
  readonly log: Logger
  /** May be called again for a delivered announcement. */
  readonly deliver: (announcement: Announcement) => Promise<void>
}

/**
 * Sends announcements: at once when woken, otherwise within a second; also those that an earlier process left. Of
 * several processes on one database only one sends at a time. The returned function resolves when nothing is being
 * sent.
 */
export const startSender = ({ db, clock, bus, log, deliver }: SenderOptions): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  let isRung = false
  let isStopped = false

  /** In order per target, up to the first failure. */
  const deliverInOrder = async (announcements: readonly Announcement[]) => {
    const sent: number[] = []
    for (const announcement of announcements)
      try {
        await deliver(announcement)
        sent.push(announcement.id)
      } catch (error) {
        log.error({ err: error, id: announcement.id }, 'a host message could not be sent')
        return { sent, failed: { announcement, error } }
      }
    return { sent, failed: null }
  }

  const sendBatch = async (): Promise<boolean> => {
    if (!(await isAnythingDue(db, seconds(clock)))) return false
    return db.transaction().execute(async (trx) => {
      if (!(await becomeSender(trx))) return false
      const due = await dueAnnouncements(trx, seconds(clock), BATCH)
      const outcomes = await Promise.all(byTarget(due).map(deliverInOrder))
      await markSent(
        trx,
        outcomes.flatMap(({ sent }) => sent),
        seconds(clock),
      )
      for (const { failed } of outcomes)
        if (failed !== null)
          await markUnsent(trx, failed.announcement.id, {
            last_error: errorLine(failed.error),
            due_at: seconds(clock) + backOffSeconds(failed.announcement.attempts),
          })
      return due.length === BATCH
    })
  }

  const send = async () => {
    do isRung = false
    while (!isStopped && ((await sendBatch()) || isRung))
  }

  const run = () => {
    isRung = true
    if (isStopped) return
    running ??= send()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = null))
  }

  const stops = [clock.every(LOOK_MS, run), bus.subscribe('outbox', run)]
  run()
  return async () => {
    isStopped = true
    for (const stop of stops) stop()
    await running
  }
}

const byTarget = (announcements: readonly Announcement[]): Announcement[][] => {
  const targets = new Map<string, Announcement[]>()
  for (const announcement of announcements)
    targets.set(announcement.target, [...(targets.get(announcement.target) ?? []), announcement])
  return [...targets.values()]
}

const LOOK_MS = 1_000
const BATCH = 100
