import type { Kysely } from 'kysely'
import { deleteOldReports } from './reports'
import type { Database } from './schema'

/** Deletes what has expired. `now` is in epoch seconds. */
export const deleteExpired = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('login_failure')
    .where('last_at', '<=', now - DAY)
    .execute()
  await deleteOldReports(db, now)
}

const DAY = 86_400
