import { GROUP_ID_PREFIX } from '@org/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** The id of the chat group of an anchor's fans; null for none. */
export const fanGroupOf = async (db: Kysely<Database>, anchorId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('chat_group')
      .select('group_id')
      .where('owner_id', '=', String(anchorId))
      .where('group_id', 'like', `${GROUP_ID_PREFIX.anchorFans}%`)
      .orderBy('group_id')
      .limit(1)
      .executeTakeFirst()
  )?.group_id ?? null
