import { formatHostMessage, type HostMessage, type HostMessageType } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Bus } from '../ports/bus'
import { addAnnouncement } from '../store/ops/outbox'
import type { Target } from '../store/ops/outbox-tables'
import type { Database } from '../store/schema'

/**
 * Adds a host message to the outbox in the caller's transaction, so that it is sent only if that commits. It is sent at
 * least once and in order per target; receivers drop duplicates. Only live scores bypass the outbox, because the next
 * one replaces a lost one. `now` is in epoch seconds.
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

/**
 * Runs a transaction, and wakes the sender after its commit. Otherwise the sender would find the message within a
 * second.
 */
export const announcing = async <Result>(
  { db, bus }: { readonly db: Kysely<Database>; readonly bus: Bus },
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => {
  let isAnnounced = false
  const result = await db.transaction().execute(async (transaction) => {
    const done = await work(transaction)
    isAnnounced ||= withAnnouncements.has(transaction)
    return done
  })
  if (isAnnounced) bus.publish('outbox', {})
  return result
}

const withAnnouncements = new WeakSet<Transaction<Database>>()

const A_DAY = 86_400
/** After this time an announcement is useless. */
const USEFUL_SECONDS: Partial<Record<HostMessageType, number>> = { RaceStartLiveMessage: 60 }
