import { sql, type Insertable, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import type { PushSubscriptionTable } from './push-tables'

/** A viewer has at most so many; the oldest ends. */
const MOST = 10

/** Adds a subscription, or changes that of the same address, whoever had it. */
export const saveSubscription = (db: Kysely<Database>, row: Insertable<PushSubscriptionTable>): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await trx
        .insertInto('push_subscription')
        .values(row)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      await sql`
        DELETE FROM push_subscription WHERE id IN (
          SELECT id FROM push_subscription WHERE viewer = ${row.viewer} ORDER BY id DESC OFFSET ${MOST}
        )`.execute(trx)
    })

/** Only one of the viewer. */
export const dropSubscription = async (db: Kysely<Database>, viewer: string, endpoint: string): Promise<void> => {
  await db.deleteFrom('push_subscription').where('viewer', '=', viewer).where('endpoint', '=', endpoint).execute()
}

/** Those that take no more messages. */
export const dropSubscriptions = async (db: Kysely<Database>, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('push_subscription').where('id', 'in', ids).execute()
}
