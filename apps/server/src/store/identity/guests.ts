import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { repeatable } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { deleteConversations } from '../im/delete-conversations'
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

/** Records that a guest gets new credentials. False if there is no such guest, or it has become a member. */
export const noteGuest = async (db: Kysely<Database>, id: string, network: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await repeatable(db)
    .updateTable('guest')
    .set({ network, seen_at: now })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Records which member a guest is from now on. Waits for transactions that count on the guest being none. */
export const noteMember = async (trx: Transaction<Database>, id: string, uid: number): Promise<void> => {
  await trx.updateTable('guest').set({ account_id: uid }).where('id', '=', id).execute()
}

/** The uid of the member that a guest has become, until the end of the transaction; null for none. */
export const memberOf = async (trx: Transaction<Database>, id: string): Promise<number | null> =>
  (await trx.selectFrom('guest').select('account_id').where('id', '=', id).forShare().executeTakeFirst())?.account_id ??
  null

/** Those of the guests that have become members. All stay what they are until the end of the transaction. */
export const movedGuests = async (trx: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  // A condition on the account would pass over a guest whose login is not committed yet, instead of waiting for it.
  const guests = trx.selectFrom('guest').select(['id', 'account_id']).where('id', 'in', ids)
  const rows = await guests.orderBy('id').forShare().execute()
  return new Set(rows.filter(({ account_id }) => account_id !== null).map(({ id }) => id))
}

/**
 * Deletes guests that were not seen since `before` and whose messages no remaining user can see. Returns how many,
 * `count` at most.
 */
export const forgetGuests = async (db: Kysely<Database>, before: number, count: number): Promise<number> => {
  await inTransaction(db, async (trx) => {
    const { rows: conversations } = await sql<{ conv_id: string }>`
      SELECT mine.conv_id
      FROM guest JOIN user_conversation AS mine ON mine.user_id = guest.id
      WHERE guest.seen_at <= ${before} AND mine.conv_id LIKE 'c2c:g\\_%:g\\_%' AND NOT EXISTS (
        SELECT FROM guest AS peer
        WHERE peer.id IN (split_part(mine.conv_id, ':', 2), split_part(mine.conv_id, ':', 3)) AND peer.seen_at > ${before}
      )
      LIMIT ${count}
    `.execute(trx)
    await deleteConversations(trx, [...new Set(conversations.map(({ conv_id }) => conv_id))])
  })
  const { rows } = await sql<{ id: string }>`
    DELETE FROM guest WHERE id IN (
      SELECT id FROM guest
      WHERE seen_at <= ${before}
        AND NOT EXISTS (SELECT FROM message WHERE sender = guest.id)
        AND NOT EXISTS (SELECT FROM user_conversation WHERE user_id = guest.id)
      ORDER BY seen_at LIMIT ${count} FOR UPDATE SKIP LOCKED
    ) RETURNING id
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`DELETE FROM private_opening WHERE opener = ANY (${ids})`.execute(db)
  await sql`DELETE FROM block_list WHERE user_id = ANY (${ids}) OR blocked_id = ANY (${ids})`.execute(db)
  await sql`DELETE FROM user_profile WHERE user_id = ANY (${ids})`.execute(db)
  await sql`DELETE FROM user_status WHERE user_id = ANY (${ids})`.execute(db)
  await sql`DELETE FROM user_list WHERE user_id = ANY (${ids})`.execute(db)
  return ids.length
}
