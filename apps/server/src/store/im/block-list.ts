import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** A page of the users whom a user has blocked, the latest first. */
export const blockedPage = (
  db: Kysely<Database>,
  userID: string,
  { offset, count }: { readonly offset: number; readonly count: number },
) =>
  db
    .selectFrom('block_list')
    .select(['blocked_id as userID', 'created_at as timeStamp'])
    .where('user_id', '=', userID)
    .orderBy('created_at', 'desc')
    .orderBy('blocked_id')
    .offset(offset)
    .limit(count)
    .execute()

/** Adds users to a block list, as long as it has fewer than `max`. Returns those that were not added. */
export const block = async (
  trx: Transaction<Database>,
  userID: string,
  { blockedIDs, now, max }: { readonly blockedIDs: readonly string[]; readonly now: number; readonly max: number },
): Promise<{ readonly added: number; readonly tooMany: readonly string[] }> => {
  const { count } = await trx
    .selectFrom('block_list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ blocked_id: string }>`
    INSERT INTO block_list (user_id, blocked_id, created_at)
    SELECT ${userID}, blocked_id, ${now} FROM unnest(${blockedIDs}::text[]) AS blocked_id
    WHERE blocked_id NOT IN (SELECT blocked_id FROM block_list WHERE user_id = ${userID})
    ORDER BY blocked_id LIMIT ${Math.max(0, max - count)}
    ON CONFLICT DO NOTHING RETURNING blocked_id
  `.execute(trx)
  const present = await blockedAmong(trx, userID, blockedIDs)
  return { added: rows.length, tooMany: blockedIDs.filter((id) => !present.has(id)) }
}

export const unblock = async (
  trx: Transaction<Database>,
  userID: string,
  blockedIDs: readonly string[],
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('block_list')
    .where('user_id', '=', userID)
    .where('blocked_id', 'in', blockedIDs)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const blockedAmong = async (
  db: Kysely<Database>,
  userID: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('block_list')
    .select('blocked_id')
    .where('user_id', '=', userID)
    .where('blocked_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ blocked_id }) => blocked_id))
}

/** Which of the users have blocked a user. */
export const blockersAmong = async (
  db: Kysely<Database>,
  blockedID: string,
  userIDs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('block_list')
    .select('user_id')
    .where('blocked_id', '=', blockedID)
    .where(sql<boolean>`user_id = ANY (${userIDs})`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Which of two users has blocked the other. */
export const blocksBetween = async (
  db: Kysely<Database>,
  a: string,
  b: string,
): Promise<{ readonly byA: boolean; readonly byB: boolean }> => {
  const { rows } = await sql<{ byA: boolean; byB: boolean }>`
    SELECT EXISTS (SELECT FROM block_list WHERE user_id = ${a} AND blocked_id = ${b}) AS "byA",
      EXISTS (SELECT FROM block_list WHERE user_id = ${b} AND blocked_id = ${a}) AS "byB"
  `.execute(db)
  return rows[0] ?? { byA: false, byB: false }
}

/** Whoever blocks a guest blocks the member whom it becomes, and the member blocks whom the guest did. Returns whose lists change. */
export const moveBlocks = async (
  trx: Transaction<Database>,
  guest: string,
  member: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    INSERT INTO block_list (user_id, blocked_id, created_at)
    SELECT user_id, ${member}, created_at FROM block_list WHERE blocked_id = ${guest} AND user_id <> ${member}
    UNION ALL
    SELECT ${member}, blocked_id, created_at FROM block_list WHERE user_id = ${guest} AND blocked_id <> ${member}
    ON CONFLICT DO NOTHING RETURNING user_id
  `.execute(trx)
  return [...new Set(rows.map(({ user_id }) => user_id))]
}
