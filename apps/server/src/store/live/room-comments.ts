import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** How many comments a user has written in live rooms since a time in epoch seconds, counted up to `most`. */
export const countComments = async (
  db: Kysely<Database>,
  { userID, since, most }: { readonly userID: string; readonly since: number; readonly most: number },
): Promise<number> => {
  const { rows } = await sql<{ comments: number }>`
    SELECT count(*)::integer AS comments FROM (
      SELECT FROM live_room
      JOIN conversation ON conversation.conv_id = 'g:' || live_room.group_id
      JOIN message ON message.conv_id = conversation.conv_id
      WHERE conversation.last_time >= ${since} AND message.sender = ${userID} AND message.time >= ${since}
        AND message.kind = 'said' AND message.revoker = '' AND message.body -> 0 ->> 'msgType' = 'TIMTextElem'
      LIMIT ${most}
    ) AS written
  `.execute(db)
  return rows[0]?.comments ?? 0
}
