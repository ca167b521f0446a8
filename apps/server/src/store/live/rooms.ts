import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import { FANS } from '../identity/follows'
import type { Database } from '../schema'
import { SHOWN } from '../matches/shown-matches'
import type { LiveRoomTable } from './live-tables'

/** A room with its anchor, the sport of its category and the names of its match. */
export interface RoomRow extends Selectable<LiveRoomTable> {
  readonly sport_id: number
  /** Its heat at the requested moment. */
  readonly hot: number
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly avatar: string
  readonly anchor_level: number
  readonly fans_count: number
  readonly signature: string
  readonly signature_pt: string
  /** The part of gifts that reaches the anchor, in percent. */
  readonly sharing_ratio: number
  /** Null without a match. */
  readonly home_zh: string | null
  readonly home_pt: string | null
  readonly away_zh: string | null
  readonly away_pt: string | null
}

/** Rooms of open accounts at a moment, in epoch seconds, by an SQL condition, in SQL order. */
const selectRooms = async (db: Kysely<Database>, now: number, rest: ReturnType<typeof sql>): Promise<RoomRow[]> => {
  const { rows } = await sql<RoomRow>`
    SELECT live_room.*, match.id AS match_id, live_category.sport_id, ${hotAt(now)} AS hot,
      account.nick_name, account.nick_name_pt, account.avatar, account.anchor_level, ${FANS} AS fans_count,
      account.signature, account.signature_pt, account.sharing_ratio,
      home.short_name_zh AS home_zh, home.short_name_pt AS home_pt,
      away.short_name_zh AS away_zh, away.short_name_pt AS away_pt
    FROM live_room
    JOIN account ON account.id = live_room.anchor_id AND account.status = 1
    JOIN live_category ON live_category.id = live_room.category_id
    LEFT JOIN match ON match.id = live_room.match_id AND ${SHOWN}
    LEFT JOIN team home ON home.id = match.home_id
    LEFT JOIN team away ON away.id = match.away_id
    ${rest}
  `.execute(db)
  return rows
}

/** The heat of a room that follows matches rises for about twelve minutes, then varies around its usual value. */
export const hotAt = (now: number) => sql`
  CASE WHEN follows_matches THEN round(heat
    * (0.35 + 0.65 * (1 - exp(-least(greatest(${now}::float8 - start_time, 0) / 720, 50))))
    * (1 + 0.12 * sin(${now}::float8 / 613 + anchor_id * 2.1) + 0.05 * sin(${now}::float8 / 97 + anchor_id * 5.3)
      + 0.01 * sin(${now}::float8 / 7 + anchor_id)))
  ELSE heat END`

const HOTTEST_FIRST = sql`ORDER BY priority DESC, hot DESC, anchor_id`

export const allRooms = (db: Kysely<Database>, now: number): Promise<RoomRow[]> =>
  selectRooms(db, now, sql`ORDER BY anchor_id`)

export interface RoomsQuery {
  /** 0 for all. */
  readonly category: number
  /** Only those without a match. */
  readonly matchless?: boolean
  readonly offset: number
  readonly limit: number
}

/** A page of the rooms on air. */
export const roomsOnAir = async (
  db: Kysely<Database>,
  now: number,
  { category, matchless = false, offset, limit }: RoomsQuery,
): Promise<{ rows: RoomRow[]; total: number }> => {
  const onAir = sql`start_time > 0 AND (${category}::bigint = 0 OR category_id = ${category}::bigint)
    AND (NOT ${matchless}::boolean OR live_room.match_id IS NULL)`
  const [rows, counted] = await Promise.all([
    selectRooms(db, now, sql`WHERE ${onAir} ${HOTTEST_FIRST} OFFSET ${offset} LIMIT ${limit}`),
    sql<{ total: number }>`SELECT count(*) AS total FROM live_room WHERE ${onAir}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** A page of the rooms on air of some anchors, or with a match of some teams. */
export const roomsFound = async (
  db: Kysely<Database>,
  now: number,
  found: { readonly anchors: readonly number[]; readonly teams: readonly number[] },
  { offset, limit }: Pick<RoomsQuery, 'offset' | 'limit'>,
): Promise<{ rows: RoomRow[]; total: number }> => {
  const { rows: ids } = await sql<{ anchor_id: number }>`
    SELECT anchor_id FROM live_room WHERE start_time > 0 AND anchor_id = ANY (${found.anchors}::bigint[])
    UNION
    SELECT anchor_id FROM live_room JOIN match ON match.id = live_room.match_id
    WHERE start_time > 0 AND NOT match.settled AND ${SHOWN}
      AND (match.home_id = ANY (${found.teams}::bigint[]) OR match.away_id = ANY (${found.teams}::bigint[]))
  `.execute(db)
  const wanted = ids.map(({ anchor_id }) => anchor_id)
  const page = sql`WHERE anchor_id = ANY (${wanted}::bigint[]) ${HOTTEST_FIRST} OFFSET ${offset} LIMIT ${limit}`
  return { rows: await selectRooms(db, now, page), total: wanted.length }
}

export const roomsShowing = (db: Kysely<Database>, now: number, matchId: number): Promise<RoomRow[]> =>
  selectRooms(db, now, sql`WHERE start_time > 0 AND match.id = ${matchId} ${HOTTEST_FIRST}`)

/** The rooms of some anchors, in no order. */
export const roomsOf = (db: Kysely<Database>, now: number, anchors: readonly number[]): Promise<RoomRow[]> =>
  selectRooms(db, now, sql`WHERE anchor_id = ANY (${anchors}::bigint[])`)

export const findRoom = async (db: Kysely<Database>, now: number, anchorId: number): Promise<RoomRow | null> =>
  (await selectRooms(db, now, sql`WHERE anchor_id = ${anchorId}`))[0] ?? null

/** The room with a chat. */
export const roomOfChat = async (db: Kysely<Database>, groupID: string) =>
  (await db
    .selectFrom('live_room')
    .select(['anchor_id', 'group_id', 'start_time'])
    .where('group_id', '=', groupID)
    .executeTakeFirst()) ?? null

/** The room of an anchor who is on air now. */
export const findRoomOnAir = async (db: Kysely<Database>, anchorId: number) =>
  (await db
    .selectFrom('live_room')
    .select(['anchor_id', 'group_id'])
    .where('anchor_id', '=', anchorId)
    .where('start_time', '>', 0)
    .executeTakeFirst()) ?? null

/** False if the anchor has a room. */
export const insertRoom = async (db: Kysely<Database>, room: Insertable<LiveRoomTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('live_room')
    .values(room)
    .onConflict((conflict) => conflict.column('anchor_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False if there is no such room. */
export const updateRoom = async (
  db: Kysely<Database>,
  anchorId: number,
  change: Updateable<LiveRoomTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('live_room')
    .set(change)
    .where('anchor_id', '=', anchorId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes that there is a picture of the stream of a room. False if the show that it was taken of is over. */
export const noteFrame = async (db: Kysely<Database>, anchorId: number, frame_at: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('live_room')
    .set({ frame_at })
    .where('anchor_id', '=', anchorId)
    .where('start_time', '>', 0)
    .where('start_time', '<=', frame_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the room of an anchor off air, also if it follows matches. */
export const endLive = async (db: Kysely<Database>, anchorId: number): Promise<void> => {
  await updateRoom(db, anchorId, { start_time: 0, follows_matches: false })
}

/** Puts a room on air with a match, or off air without one, unless an operator has taken it over meanwhile. */
export const showMatch = async (
  db: Kysely<Database>,
  anchorId: number,
  show: { readonly match_id: number | null; readonly start_time: number },
): Promise<void> => {
  await db
    .updateTable('live_room')
    .set(show)
    .where('anchor_id', '=', anchorId)
    .where('follows_matches', '=', true)
    .execute()
}
