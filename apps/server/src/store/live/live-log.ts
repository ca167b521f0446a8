import { sql, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** Notes that a member has opened a room, at most once a minute. */
export const noteOpenedRoom = async (
  db: Kysely<Database>,
  { uid, anchorId, now }: { readonly uid: number; readonly anchorId: number; readonly now: number },
): Promise<void> => {
  await sql`
    INSERT INTO live_log (account_id, anchor_id, opened_at) VALUES (${uid}, ${anchorId}, ${now})
    ON CONFLICT (account_id, anchor_id) DO UPDATE SET opened_at = excluded.opened_at
    WHERE live_log.opened_at <= excluded.opened_at - 60
  `.execute(repeatable(db))
}

/** A page of the rooms that a member has opened, the last one first, and the number of all of them. */
export const openedRooms = async (
  db: Kysely<Database>,
  uid: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: { anchor_id: number; opened_at: number }[]; total: number }> => {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('live_log')
      .select(['anchor_id', 'opened_at'])
      .where('account_id', '=', uid)
      .orderBy('opened_at', 'desc')
      .orderBy('anchor_id')
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom('live_log')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('account_id', '=', uid)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** How many are forgotten. */
export const forgetOpenedRooms = async (db: Kysely<Database>, uid: number): Promise<number> => {
  const { numDeletedRows } = await repeatable(db)
    .deleteFrom('live_log')
    .where('account_id', '=', uid)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
