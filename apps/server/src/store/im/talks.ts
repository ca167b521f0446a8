import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { partnerOf } from './conversations'

/** A private conversation of a user. */
export interface Talk {
  readonly convID: string
  readonly peer: string
}

/** The latest private conversations of a user. */
export const talksOf = async (db: Kysely<Database>, userID: string, count: number): Promise<readonly Talk[]> => {
  const rows = await db
    .selectFrom('user_conversation')
    .innerJoin('conversation', 'conversation.conv_id', 'user_conversation.conv_id')
    .select('conversation.conv_id')
    .where('user_id', '=', userID)
    .where(sql<boolean>`conversation.conv_id LIKE 'c2c:%'`)
    .where('seq', '>', 0)
    .orderBy('last_time', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ conv_id: convID }) => ({ convID, peer: partnerOf(convID, userID).id }))
}
