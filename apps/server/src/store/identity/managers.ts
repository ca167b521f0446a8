import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** Whether the user owns the group, is one of its admins, or a manager of the chat room. */
export const managesGroup = (db: Kysely<Database>, userID: string, groupID: string): Promise<boolean> =>
  exists(
    db,
    sql`SELECT FROM chat_group LEFT JOIN group_member AS own ON own.group_id = chat_group.group_id AND own.user_id = ${userID}
      WHERE chat_group.group_id = ${groupID} AND (owner_id = ${userID} OR own.role IN ('Owner', 'Admin') OR EXISTS (
        SELECT FROM room_manager WHERE room_manager.group_id = ${groupID} AND room_manager.user_id = ${userID}))`,
  )

/** Whether the room is the anchor's own, or the user one of its managers. A former anchor has no room. */
export const managesRoom = (db: Kysely<Database>, userID: string, room: number): Promise<boolean> =>
  exists(
    db,
    sql`SELECT FROM live_room JOIN account ON account.id = live_room.anchor_id
      LEFT JOIN room_manager AS own ON own.group_id = live_room.group_id AND own.user_id = ${userID}
      WHERE anchor_id = ${room}
        AND ((anchor_id::text = ${userID} AND account.is_anchor = 1) OR own.user_id IS NOT NULL)`,
  )

const exists = async (db: Kysely<Database>, query: ReturnType<typeof sql>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (${query}) AS found`.execute(db)
  return rows[0]?.found ?? false
}
