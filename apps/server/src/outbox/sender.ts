import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../ports/bus'
import { backOffSeconds, errorLine } from '../ports/back-off'
import { seconds, type Clock } from '../ports/clock'
import { OneAtATime } from '../ports/one-at-a-time'
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
 * several processes on one database only one sends at a time.
 */
export class Sender {
  private readonly sending: OneAtATime
  private stops: readonly (() => void)[] = []
  private isRung = false
  private isStopped = false

  constructor(private readonly options: SenderOptions) {
    this.sending = new OneAtATime(
      () => this.send(),
      (error) => options.log.error({ err: error }, 'the outbox could not be read'),
    )
  }

  start(): void {
    const { clock, bus } = this.options
    this.stops = [clock.every(LOOK_MS, this.ring), bus.subscribe('outbox', this.ring)]
    this.ring()
  }

  /** Resolves when nothing is being sent. */
  async stop(): Promise<void> {
    this.isStopped = true
    for (const stop of this.stops) stop()
    await this.sending.done()
  }

  private readonly ring = (): void => {
    this.isRung = true
    if (!this.isStopped) this.sending.run()
  }

  private async send(): Promise<void> {
    do this.isRung = false
    while (!this.isStopped && ((await this.sendBatch()) || this.isRung))
  }

  /** True if there may be more. */
  private async sendBatch(): Promise<boolean> {
    const { db, clock } = this.options
    if (!(await isAnythingDue(db, seconds(clock)))) return false
    return db.transaction().execute(async (trx) => {
      if (!(await becomeSender(trx))) return false
      const due = await dueAnnouncements(trx, seconds(clock), BATCH)
      const outcomes = await Promise.all(byTarget(due).map((announcements) => this.deliverInOrder(announcements)))
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

  /** In order per target, up to the first failure. */
  private async deliverInOrder(announcements: readonly Announcement[]) {
    const { deliver, log } = this.options
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
}

const byTarget = (announcements: readonly Announcement[]): Announcement[][] => {
  const targets = new Map<string, Announcement[]>()
  for (const announcement of announcements)
    targets.set(announcement.target, [...(targets.get(announcement.target) ?? []), announcement])
  return [...targets.values()]
}

const LOOK_MS = 1_000
const BATCH = 100
