import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import type { Database } from './schema'

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
    .values({ key, owner, messages: JSON.stringify(messages), created_at: now })
    .execute()
}

/** Null when there are none under the key. */
export const findMergedMessages = async (db: Kysely<Database>, key: string): Promise<StoredMessage[] | null> => {
  const row = await db.selectFrom('merged_messages').select('messages').where('key', '=', key).executeTakeFirst()
  return row?.messages ?? null
}
