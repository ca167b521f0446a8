import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { RoomVisitTable } from './live-tables'

export interface RoomVisit {
  /** Which of the visits of the process it is. */
  readonly nth: number
  /** The chat of the room. */
  readonly groupID: string
  readonly userID: string
  /** The user has come; otherwise gone. */
  readonly joined: boolean
}

/** Stores who has come and gone of the rooms on air, once: they are owed to the rooms. `now` is in epoch seconds. */
export const insertVisits = async (
  db: Kysely<Database>,
  process: string,
  visits: readonly RoomVisit[],
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO room_visit (process, nth, group_id, user_id, joined, created_at)
    SELECT ${process}, visit.nth, visit.group_id, visit.user_id, visit.joined, ${now}
    FROM unnest(
      ${visits.map(({ nth }) => nth)}::bigint[],
      ${visits.map(({ groupID }) => groupID)}::text[],
      ${visits.map(({ userID }) => userID)}::text[],
      ${visits.map(({ joined }) => joined)}::boolean[]
    ) AS visit (nth, group_id, user_id, joined)
    JOIN live_room ON live_room.group_id = visit.group_id AND start_time > 0
    ON CONFLICT DO NOTHING
  `.execute(db)
}

/**
 * Removes and returns what a process owes to a room, and what anyone has owed since a time, in order. Nobody else gets it once
 * the transaction is committed.
 */
export const takeVisits = async (
  trx: Transaction<Database>,
  { groupID, process, owedSince }: { readonly groupID: string; readonly process: string; readonly owedSince: number },
): Promise<readonly Selectable<RoomVisitTable>[]> => {
  const rows = await trx
    .deleteFrom('room_visit')
    .where('group_id', '=', groupID)
    .where(({ or, eb }) => or([eb('process', '=', process), eb('created_at', '<=', owedSince)]))
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.created_at - other.created_at || one.nth - other.nth)
}

/** The chats of the rooms to which something is owed since a time. */
export const roomsOwedSince = async (db: Kysely<Database>, time: number): Promise<readonly string[]> => {
  const rows = await db.selectFrom('room_visit').select('group_id').distinct().where('created_at', '<=', time).execute()
  return rows.map(({ group_id }) => group_id)
}

/** Notes that a member is named in a room. False if it was within the last ten minutes: who reloads the page is not named again. */
export const noteNamed = async (
  trx: Transaction<Database>,
  group_id: string,
  user_id: string,
  named_at: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('room_named')
    .values({ group_id, user_id, named_at })
    .onConflict((conflict) =>
      conflict
        .columns(['group_id', 'user_id'])
        .doUpdateSet({ named_at })
        .where('room_named.named_at', '<=', named_at - NAMED_SECONDS),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets those who may be named again. */
export const forgetNamed = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db
    .deleteFrom('room_named')
    .where('named_at', '<=', now - NAMED_SECONDS)
    .execute()
}

const NAMED_SECONDS = 600
