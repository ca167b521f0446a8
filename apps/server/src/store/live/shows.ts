import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import type { LiveShowTable } from './live-tables'

export type ShowRow = Selectable<LiveShowTable>

/** The show that is on air in a room; null if it is off air, or shows something else. */
export const showOnAir = async (db: Kysely<Database>, anchorId: number): Promise<ShowRow | null> =>
  (await db
    .selectFrom('live_show')
    .innerJoin('live_room', (join) =>
      join
        .onRef('live_room.anchor_id', '=', 'live_show.anchor_id')
        .onRef('live_room.start_time', '=', 'live_show.started_at'),
    )
    .selectAll('live_show')
    .where('live_show.anchor_id', '=', anchorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) ?? null

/** Ends what an operator has left open. */
export const insertShow = async (
  trx: Transaction<Database>,
  show: Pick<Insertable<LiveShowTable>, 'anchor_id' | 'started_at' | 'told_to'>,
): Promise<ShowRow> => {
  await trx
    .updateTable('live_show')
    .set({ ended_at: show.started_at })
    .where('anchor_id', '=', show.anchor_id)
    .where('ended_at', 'is', null)
    .execute()
  return trx
    .insertInto('live_show')
    .values({ ...show, seen_at: show.started_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends the push addresses before, and returns the number of the new one. */
export const renewPush = async (trx: Transaction<Database>, id: number): Promise<number> =>
  (
    await trx
      .updateTable('live_show')
      .set({ push_no: sql`push_no + 1` })
      .where('id', '=', id)
      .returning('push_no')
      .executeTakeFirstOrThrow()
  ).push_no

/** When the last show of an anchor ended; 0 for never. */
export const lastShowEnd = async (db: Kysely<Database>, anchorId: number): Promise<number> =>
  (
    await db
      .selectFrom('live_show')
      .select('ended_at')
      .where('anchor_id', '=', anchorId)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.ended_at ?? 0

/** Notes that a viewer has opened a room, if a show is on air there. */
export const noteViewer = async (db: Kysely<Database>, anchorId: number, viewer: string): Promise<void> => {
  await sql`
    INSERT INTO live_viewer (show_id, viewer)
    SELECT live_show.id, ${viewer} FROM live_show JOIN live_room USING (anchor_id)
    WHERE anchor_id = ${anchorId} AND ended_at IS NULL AND live_room.start_time = started_at
    ON CONFLICT DO NOTHING
  `.execute(repeatable(db))
}

/** Closes a show, forgets who has seen it, and returns how many that were. */
export const closeShow = async (trx: Transaction<Database>, id: number, now: number): Promise<number> => {
  const { numDeletedRows } = await trx.deleteFrom('live_viewer').where('show_id', '=', id).executeTakeFirst()
  const viewers = Number(numDeletedRows)
  await trx.updateTable('live_show').set({ ended_at: now, viewers, told_to: null }).where('id', '=', id).execute()
  return viewers
}

/** What an anchor got in gifts since a moment, in epoch seconds. */
export const giftsSince = async (
  db: Kysely<Database>,
  anchorId: number,
  since: number,
): Promise<{ gifts: number; gold: number }> =>
  db
    .selectFrom('gift_record')
    .select([
      sql<number>`coalesce(sum(count), 0)::bigint`.as('gifts'),
      sql<number>`coalesce(sum(share), 0)::bigint`.as('gold'),
    ])
    .where('anchor_id', '=', anchorId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()

/** Notes when the stream of a show was last seen. */
export const noteSeen = async (db: Kysely<Database>, id: number, now: number): Promise<void> => {
  await db.updateTable('live_show').set({ seen_at: now }).where('id', '=', id).where('seen_at', '<', now).execute()
}

/** Notes that the stream of a show has sound. */
export const noteSound = async (db: Kysely<Database>, id: number): Promise<void> => {
  await db.updateTable('live_show').set({ has_sound: true }).where('id', '=', id).execute()
}

/** The ids of shows on air of which not all fans were told, the first one first. */
export const unannouncedShows = async (db: Kysely<Database>): Promise<number[]> => {
  const rows = await db
    .selectFrom('live_show')
    .select('id')
    .where('told_to', 'is not', null)
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** A show with its anchor and its title, while not all fans were told; locked. */
export const lockUnannounced = async (trx: Transaction<Database>, id: number) =>
  (await trx
    .selectFrom('live_show')
    .innerJoin('account', 'account.id', 'live_show.anchor_id')
    .innerJoin('live_room', 'live_room.anchor_id', 'live_show.anchor_id')
    .select(['live_show.anchor_id', 'live_show.told_to', 'nick_name', 'nick_name_pt', 'live_room.title_zh as title'])
    .select(sql<boolean>`live_room.start_time = live_show.started_at`.as('is_on_air'))
    .where('live_show.id', '=', id)
    .where('live_show.told_to', 'is not', null)
    .forUpdate('live_show')
    .executeTakeFirst()) ?? null

export const noteTold = async (trx: Transaction<Database>, id: number, told_to: number | null): Promise<void> => {
  await trx.updateTable('live_show').set({ told_to }).where('id', '=', id).execute()
}

/** The anchors of shows on air whose stream was last seen before a moment. */
export const silentSince = async (db: Kysely<Database>, before: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('live_show')
    .innerJoin('live_room', (join) =>
      join
        .onRef('live_room.anchor_id', '=', 'live_show.anchor_id')
        .onRef('live_room.start_time', '=', 'live_show.started_at'),
    )
    .select('live_show.anchor_id')
    .where('ended_at', 'is', null)
    .where('seen_at', '<', before)
    .limit(100)
    .execute()
  return rows.map(({ anchor_id }) => anchor_id)
}
