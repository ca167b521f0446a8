import { sql, type Kysely } from 'kysely'
import type { GroupRow } from '../im/groups'
import type { Database } from '../schema'

/** The chat of a room, which its anchor owns, but for a former one; null if there is no such room. */
export const chatOfAnchor = async (
  db: Kysely<Database>,
  anchorID: number,
): Promise<Pick<GroupRow, 'group_id' | 'type' | 'owner_id'> | null> => {
  const { rows } = await sql<Pick<GroupRow, 'group_id' | 'type' | 'owner_id'>>`
    SELECT chat_group.group_id, type, CASE WHEN account.is_anchor = 1 THEN owner_id ELSE '' END AS owner_id
    FROM live_room JOIN account ON account.id = anchor_id
      JOIN chat_group ON chat_group.group_id = live_room.group_id AND dismissed_at = 0
    WHERE anchor_id = ${anchorID}
  `.execute(db)
  return rows[0] ?? null
}
