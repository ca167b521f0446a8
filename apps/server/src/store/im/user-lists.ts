import { LIST_KINDS, type ListKind } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

export interface ListVersion {
  readonly kind: ListKind
  readonly version: number
}

/** One list of one user. */
export interface ListID {
  readonly userID: string
  readonly kind: ListKind
}

/**
 * Counts a change of each of the lists in the transaction of the change, and returns their new versions. In the order
 * of users and kinds, so that two transactions do not wait for each other.
 */
export const raiseLists = async (
  trx: Transaction<Database>,
  lists: readonly ListID[],
): Promise<readonly (ListID & ListVersion)[]> => {
  const { rows } = await sql<ListID & ListVersion>`
    INSERT INTO user_list (user_id, kind)
    SELECT DISTINCT "userID", kind FROM json_to_recordset(${JSON.stringify(lists)}::json) AS raised ("userID" text, kind text)
    ORDER BY "userID", kind
    ON CONFLICT (user_id, kind) DO UPDATE SET version = user_list.version + 1
    RETURNING user_id AS "userID", kind, version
  `.execute(trx)
  return rows
}

/**
 * The version of a list. Read it before the list: then the list may be newer than the version, but never older.
 */
export const listVersion = async (db: Kysely<Database>, userID: string, kind: ListKind): Promise<number> => {
  const row = await db
    .selectFrom('user_list')
    .select('version')
    .where('user_id', '=', userID)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** The lists of the user that changed in or after a transaction; all lists if it is null. */
export const changedLists = async (
  db: Kysely<Database>,
  userID: string,
  since: string | null,
): Promise<readonly ListVersion[]> => {
  const rows = await db
    .selectFrom('user_list')
    .select(['kind', 'version'])
    .where('user_id', '=', userID)
    .$if(since !== null, (query) => query.where(sql<boolean>`changed >= ${since}::xid8`))
    .execute()
  if (since !== null) return rows
  const versions = new Map(rows.map(({ kind, version }) => [kind, version]))
  return LIST_KINDS.map((kind) => ({ kind, version: versions.get(kind) ?? 0 }))
}
