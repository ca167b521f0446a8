import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** False if the user manages the room already. */
export const insertManager = async (
  db: Kysely<Database>,
  manager: { readonly group_id: string; readonly user_id: string; readonly since: number },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('room_manager')
    .values(manager)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False if the user does not manage the room. */
export const deleteManager = async (db: Kysely<Database>, groupID: string, userID: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('room_manager')
    .where('group_id', '=', groupID)
    .where('user_id', '=', userID)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The ids of the users who manage a chat room. */
export const managerIDs = async (db: Kysely<Database>, groupID: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('room_manager').select('user_id').where('group_id', '=', groupID).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The managers of the room of an anchor, or of all rooms for null. */
export const managersOf = (db: Kysely<Database>, anchorID: number | null) =>
  db
    .selectFrom('room_manager')
    .innerJoin('live_room', 'live_room.group_id', 'room_manager.group_id')
    .innerJoin('account', (join) => join.onRef('account.id', '=', (of) => of.cast('room_manager.user_id', 'bigint')))
    .select(['live_room.anchor_id', 'room_manager.user_id', 'account.nick_name', 'room_manager.since'])
    .$if(anchorID !== null, (query) => query.where('live_room.anchor_id', '=', anchorID ?? 0))
    .orderBy('live_room.anchor_id')
    .orderBy('room_manager.since')
    .execute()

/** The rooms that a user manages, by the numbers of their anchors. */
export const roomsManagedBy = async (db: Kysely<Database>, userID: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('room_manager')
    .innerJoin('live_room', 'live_room.group_id', 'room_manager.group_id')
    .select('anchor_id')
    .where('user_id', '=', userID)
    .orderBy('anchor_id')
    .execute()
  return rows.map(({ anchor_id }) => anchor_id)
}
