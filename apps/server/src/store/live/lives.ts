import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

export interface RoomRow {
  readonly anchor_id: number
  readonly place: number
  readonly sport_id: number
  readonly category_id: number
  readonly match_id: number | null
  readonly title_zh: string
  readonly title_pt: string
  readonly start_time: number
  readonly nick_name: string
  readonly avatar: string
  readonly anchor_level: number
  readonly fans_count: number
  readonly signature: string
}

const selectRooms = async (db: Kysely<Database>, rest: ReturnType<typeof sql>): Promise<RoomRow[]> => {
  const { rows } = await sql<RoomRow>`
    SELECT live_room.*, account.nick_name, account.avatar, account.anchor_level, account.fans_count, account.signature
    FROM live_room JOIN account ON account.id = live_room.anchor_id
    ${rest}
  `.execute(db)
  return rows
}

export const allRooms = (db: Kysely<Database>): Promise<RoomRow[]> => selectRooms(db, sql`ORDER BY place`)

export const roomsOnAir = (db: Kysely<Database>, category: number): Promise<RoomRow[]> =>
  selectRooms(db, sql`WHERE start_time > 0 AND (${category} = 0 OR category_id = ${category}) ORDER BY place`)

export const roomsShowing = (db: Kysely<Database>, matchId: number): Promise<RoomRow[]> =>
  selectRooms(db, sql`WHERE start_time > 0 AND match_id = ${matchId} ORDER BY place`)

export const roomOf = async (db: Kysely<Database>, anchorId: number): Promise<RoomRow | null> =>
  (await selectRooms(db, sql`WHERE anchor_id = ${anchorId}`))[0] ?? null

export const insertRoom = async (
  db: Kysely<Database>,
  room: Pick<RoomRow, 'anchor_id' | 'place' | 'sport_id' | 'category_id'>,
): Promise<void> => {
  await db
    .insertInto('live_room')
    .values({ ...room, match_id: null, title_zh: '', title_pt: '', start_time: 0 })
    .onConflict((conflict) => conflict.column('anchor_id').doNothing())
    .execute()
}

/** The room goes on air with a match. */
export const showMatch = async (
  db: Kysely<Database>,
  anchorId: number,
  show: { matchId: number; titleZh: string; titlePt: string; now: number },
): Promise<void> => {
  await db
    .updateTable('live_room')
    .set({ match_id: show.matchId, title_zh: show.titleZh, title_pt: show.titlePt, start_time: show.now })
    .where('anchor_id', '=', anchorId)
    .execute()
}

export const goOffAir = async (db: Kysely<Database>, anchorId: number): Promise<void> => {
  await db.updateTable('live_room').set({ match_id: null, start_time: 0 }).where('anchor_id', '=', anchorId).execute()
}
