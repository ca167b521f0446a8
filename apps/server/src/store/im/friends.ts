import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Database } from '../schema'
import type { FriendTable } from './people-tables'

export type FriendRow = Selectable<FriendTable>

/**
 * Locks the friends of users until the end of the transaction, always in the same order, so that two transactions never
 * wait for each other. Returns the version that a change in this transaction will have, by user.
 */
export const lockFriends = async (
  trx: Transaction<Database>,
  userIDs: readonly string[],
): Promise<(userID: string) => number> => {
  const ids = [...new Set(userIDs)].sort()
  await sql`
    INSERT INTO user_list (user_id, kind, version)
    SELECT user_id, 'friends', 0 FROM unnest(${ids}::text[]) WITH ORDINALITY AS locked (user_id, place) ORDER BY place
    ON CONFLICT DO NOTHING
  `.execute(trx)
  const rows = await trx
    .selectFrom('user_list')
    .select(['user_id', 'version'])
    .where('kind', '=', 'friends')
    .where('user_id', 'in', ids)
    .orderBy(sql`user_id COLLATE "C"`)
    .forUpdate()
    .execute()
  const versions = new Map(rows.map(({ user_id, version }) => [user_id, version]))
  return (userID) => (versions.get(userID) ?? 0) + 1
}

/** Friends among some users, in any order. */
export const friendsAmong = (
  db: Kysely<Database>,
  userID: string,
  friendIDs: readonly string[],
): Promise<FriendRow[]> =>
  db
    .selectFrom('friend')
    .selectAll()
    .where('user_id', '=', userID)
    .where('friend_id', '=', sql<string>`ANY (${friendIDs}::text[])`)
    .where('is_deleted', '=', false)
    .execute()

/** Which of some users have the user as a friend. */
export const friendOf = async (
  db: Kysely<Database>,
  userID: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('friend')
    .select('user_id')
    .where('friend_id', '=', userID)
    .where('user_id', '=', sql<string>`ANY (${others}::text[])`)
    .where('is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Who has the user as a friend, `count` at most. */
export const whoseFriend = async (db: Kysely<Database>, userID: string, count: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('friend')
    .select('user_id')
    .where('friend_id', '=', userID)
    .where('is_deleted', '=', false)
    .limit(count)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The entries that changed after a version, deleted ones too; all friends for version 0. */
export const friendPage = (
  db: Kysely<Database>,
  userID: string,
  { since, offset, count }: { readonly since: number; readonly offset: number; readonly count: number },
): Promise<FriendRow[]> =>
  db
    .selectFrom('friend')
    .selectAll()
    .where('user_id', '=', userID)
    .where('version', '>', since)
    .$if(since === 0, (query) => query.where('is_deleted', '=', false))
    .orderBy('version')
    .orderBy('friend_id')
    .offset(offset)
    .limit(count)
    .execute()

export const countFriends = async (db: Kysely<Database>, userID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('friend')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userID)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

export type NewFriend = Pick<
  FriendRow,
  'user_id' | 'friend_id' | 'remark' | 'groups' | 'source' | 'wording' | 'version' | 'added_at'
>

/** Adds a friend. An entry that was deleted begins anew. */
export const putFriend = async (trx: Transaction<Database>, friend: NewFriend): Promise<void> => {
  const fields = { ...friend, changed_at: friend.added_at, custom: '{}', is_deleted: false }
  await trx
    .insertInto('friend')
    .values(fields)
    .onConflict((conflict) => conflict.columns(['user_id', 'friend_id']).doUpdateSet(fields))
    .execute()
}

export const updateFriends = async (
  trx: Transaction<Database>,
  userID: string,
  friendIDs: readonly string[],
  fields: Updateable<FriendTable>,
): Promise<void> => {
  await trx
    .updateTable('friend')
    .set(fields)
    .where('user_id', '=', userID)
    .where('friend_id', '=', sql<string>`ANY (${friendIDs}::text[])`)
    .execute()
}

/** Ends friendships: of the user with others, or of others with the user. */
export const deleteFriendships = async (
  trx: Transaction<Database>,
  pairs: readonly { readonly userID: string; readonly friendID: string; readonly version: number }[],
  now: number,
): Promise<void> => {
  await sql`
    UPDATE friend SET is_deleted = true, groups = '{}', version = gone.version, changed_at = ${now}
    FROM json_to_recordset(${JSON.stringify(pairs)}::json) AS gone ("userID" text, "friendID" text, version bigint)
    WHERE user_id = "userID" AND friend_id = "friendID" AND NOT is_deleted
  `.execute(trx)
}
