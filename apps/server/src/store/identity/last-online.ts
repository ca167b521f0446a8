import type { Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** Notes that a device of a member is here. Presence tells it with each mark of a session, so to within five minutes. */
export const noteOnline = async (db: Kysely<Database>, uid: number, now: number): Promise<void> => {
  await repeatable(db)
    .updateTable('account')
    .set({ last_online: now })
    .where('id', '=', uid)
    .where('last_online', '<', now)
    .execute()
}
