import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

export interface FriendGroupRow {
  readonly name: string
  readonly userIDList: readonly string[]
}

/** The friend groups of a user with their friends, the oldest first; one of them if it is named. */
export const friendGroups = async (
  db: Kysely<Database>,
  userID: string,
  name: string | null = null,
): Promise<readonly FriendGroupRow[]> => {
  const { rows } = await sql<FriendGroupRow>`
    SELECT name, coalesce(
      (SELECT json_agg(friend_id ORDER BY friend_id) FROM friend
        WHERE friend.user_id = ${userID} AND NOT is_deleted AND friend_group.name = ANY (groups)), '[]'
    ) AS "userIDList"
    FROM friend_group WHERE user_id = ${userID} ${name === null ? sql`` : sql`AND name = ${name}`}
    ORDER BY created_at, name
  `.execute(db)
  return rows
}

export const countFriendGroups = async (db: Kysely<Database>, userID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('friend_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow()
  return count
}

/** False if the user has a group of this name. */
export const insertFriendGroup = async (
  trx: Transaction<Database>,
  userID: string,
  name: string,
  now: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('friend_group')
    .values({ user_id: userID, name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const removeFriendGroup = async (trx: Transaction<Database>, userID: string, name: string): Promise<void> => {
  await trx.deleteFrom('friend_group').where('user_id', '=', userID).where('name', '=', name).execute()
}

export const nameFriendGroup = async (
  trx: Transaction<Database>,
  userID: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  await trx
    .updateTable('friend_group')
    .set({ name: to })
    .where('user_id', '=', userID)
    .where('name', '=', from)
    .execute()
}

/** Puts friends into a group, or takes them out. `version` is that of the friend list in this transaction. */
export const changeFriendsOfGroup = async (
  trx: Transaction<Database>,
  userID: string,
  change: {
    readonly name: string
    readonly add: readonly string[]
    readonly remove: readonly string[]
    readonly version: number
    readonly now: number
  },
): Promise<void> => {
  const { name, add, remove, version, now } = change
  await sql`
    UPDATE friend SET version = ${version}, changed_at = ${now}, groups = CASE
      WHEN friend_id = ANY (${remove}::text[]) THEN array_remove(groups, ${name})
      WHEN ${name} = ANY (groups) THEN groups ELSE array_append(groups, ${name}) END
    WHERE user_id = ${userID} AND friend_id = ANY (${[...add, ...remove]}::text[]) AND NOT is_deleted
  `.execute(trx)
}
