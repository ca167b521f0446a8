import { formatHostMessage, type HostMessage, type HostMessageType } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Bus } from '../ports/bus'
import { addAnnouncement } from '../store/ops/outbox'
import type { Target } from '../store/ops/outbox-tables'
import type { Database } from '../store/schema'

/**
 * The one door for host messages: what a transaction does is told when it is committed, and never when it is undone. It
 * is sent at least once, in order for each target; receivers know it again. Only live scores go without: the next one
 * makes up for one that is lost. `now` is in epoch seconds.
 */
export const announce = async (
  transaction: Transaction<Database>,
  target: Target,
  message: HostMessage,
  now: number,
): Promise<void> => {
  const expires_at = now + (USEFUL_SECONDS[message.type] ?? A_DAY)
  await addAnnouncement(transaction, { target, message: formatHostMessage(message), created_at: now, expires_at })
  withAnnouncements.add(transaction)
}

/** Runs a transaction, and rings for the sender once what it announces is committed. Without a ring it is found in a second. */
export const announcing = async <Result>(
  { db, bus }: { readonly db: Kysely<Database>; readonly bus: Bus },
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => {
  let isAnnounced = false
  const result = await db.transaction().execute(async (transaction) => {
    const done = await work(transaction)
    isAnnounced = withAnnouncements.has(transaction)
    return done
  })
  if (isAnnounced) bus.publish('outbox', {})
  return result
}

const withAnnouncements = new WeakSet<Transaction<Database>>()

const A_DAY = 86_400
/** What is told later than this helps nobody. */
const USEFUL_SECONDS: Partial<Record<HostMessageType, number>> = { RaceStartLiveMessage: 60 }
