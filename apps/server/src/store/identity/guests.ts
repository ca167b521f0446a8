import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import type { GuestTable } from './account-tables'

export type Guest = Selectable<GuestTable>

export const createGuest = async (db: Kysely<Database>, guest: Insertable<GuestTable>): Promise<void> => {
  await db
    .insertInto('guest')
    .values(guest)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** False if the network has created `perHour` guests within an hour; then none is created. */
export const createGuestWithin = (
  db: Kysely<Database>,
  guest: Insertable<GuestTable> & { readonly network: string },
  perHour: number,
): Promise<boolean> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`guests:${guest.network}`}, 0))`.execute(trx)
      const { count } = await trx
        .selectFrom('guest')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('network', '=', guest.network)
        .where('network', '<>', '')
        .where('id', '<>', guest.id)
        .where('created_at', '>', guest.created_at - 3_600)
        .executeTakeFirstOrThrow()
      if (count >= perHour) return false
      await createGuest(trx, guest)
      return true
    })

export const findGuest = async (db: Kysely<Database>, id: string): Promise<Guest | null> =>
  (await db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Records that a guest got new credentials. */
export const noteGuest = async (db: Kysely<Database>, id: string, network: string, now: number): Promise<void> => {
  await repeatable(db).updateTable('guest').set({ network, seen_at: now }).where('id', '=', id).execute()
}

/**
 * Deletes guests that were not seen since `before` and whose messages no remaining user can see. Returns how many,
 * `count` at most.
 */
export const forgetGuests = async (db: Kysely<Database>, before: number, count: number): Promise<number> => {
  await sql`
    WITH gone AS (
      SELECT mine.conv_id
      FROM guest JOIN user_conversation AS mine ON mine.user_id = guest.id
      WHERE guest.seen_at <= ${before} AND mine.conv_id LIKE 'c2c:g\\_%:g\\_%' AND NOT EXISTS (
        SELECT FROM guest AS peer
        WHERE peer.id IN (split_part(mine.conv_id, ':', 2), split_part(mine.conv_id, ':', 3)) AND peer.seen_at > ${before}
      )
      LIMIT ${count}
    ), messages AS (DELETE FROM message USING gone WHERE message.conv_id = gone.conv_id),
    parts AS (DELETE FROM user_conversation USING gone WHERE user_conversation.conv_id = gone.conv_id)
    DELETE FROM conversation USING gone WHERE conversation.conv_id = gone.conv_id
  `.execute(db)
  const { rows } = await sql<{ id: string }>`
    DELETE FROM guest WHERE id IN (
      SELECT id FROM guest
      WHERE seen_at <= ${before}
        AND NOT EXISTS (SELECT FROM message WHERE sender = guest.id AND sender LIKE 'g\\_%')
        AND NOT EXISTS (SELECT FROM user_conversation WHERE user_id = guest.id)
      ORDER BY seen_at LIMIT ${count} FOR UPDATE SKIP LOCKED
    ) RETURNING id
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`DELETE FROM private_opening WHERE opener = ANY (${ids})`.execute(db)
  return ids.length
}
