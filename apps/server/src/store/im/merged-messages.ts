import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

export interface MergedMessages {
  readonly key: string
  readonly owner: string
  readonly messages: readonly StoredMessage[]
  /** Epoch seconds. */
  readonly now: number
}

export const putMergedMessages = async (
  db: Kysely<Database>,
  { key, owner, messages, now }: MergedMessages,
): Promise<void> => {
  await db
    .insertInto('merged_messages')
    .values({ key, owner, messages: JSON.stringify(messages), created_at: now, used_at: now })
    .execute()
}

/** Null if there are none with this key. */
export const findMergedMessages = async (db: Kysely<Database>, key: string): Promise<StoredMessage[] | null> => {
  const row = await db.selectFrom('merged_messages').select('messages').where('key', '=', key).executeTakeFirst()
  return row?.messages ?? null
}

/** Deletes those not referenced since `before`. Returns how many it has checked, `count` at most. */
export const forgetMergedMessages = (
  db: Kysely<Database>,
  { before, now }: { readonly before: number; readonly now: number },
  count: number,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('merged_messages')
      .select('key')
      .where('used_at', '<=', before)
      .orderBy('used_at')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    const keys = rows.map(({ key }) => key)
    const named = await sql<{ key: string }>`
      SELECT DISTINCT unnest(keys) AS key FROM merged_use WHERE keys && ${keys}::text[]
    `.execute(trx)
    const used = new Set(named.rows.map(({ key }) => key))
    const unused = keys.filter((key) => !used.has(key))
    await sql`UPDATE merged_messages SET used_at = ${now} WHERE key = ANY (${keys}) AND key <> ALL (${unused})`.execute(
      trx,
    )
    await sql`DELETE FROM merged_messages WHERE key = ANY (${unused})`.execute(trx)
    return keys.length
  })
