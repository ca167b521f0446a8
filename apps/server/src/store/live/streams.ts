import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../schema'
import type { LiveStreamTable } from './live-tables'

export type StreamRow = Selectable<LiveStreamTable>

/** The streams of a room, or of all rooms for null. */
export const streamsOf = (db: Kysely<Database>, anchorId: number | null): Promise<StreamRow[]> =>
  db
    .selectFrom('live_stream')
    .selectAll()
    .$if(anchorId !== null, (query) => query.where('anchor_id', '=', anchorId ?? 0))
    .orderBy('anchor_id')
    .orderBy('position')
    .orderBy('line')
    .orderBy('id')
    .execute()

/** Returns the ids of those added; streams with an existing line, format and quality are skipped. */
export const insertStreams = async (
  db: Kysely<Database>,
  streams: readonly Insertable<LiveStreamTable>[],
): Promise<number[]> => {
  const added = await db
    .insertInto('live_stream')
    .values(streams)
    .onConflict((conflict) => conflict.columns(['anchor_id', 'line', 'format', 'quality']).doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Returns its room; null if there is no such stream. */
export const updateStream = async (
  db: Kysely<Database>,
  id: number,
  change: Updateable<LiveStreamTable>,
): Promise<number | null> =>
  (await db.updateTable('live_stream').set(change).where('id', '=', id).returning('anchor_id').executeTakeFirst())
    ?.anchor_id ?? null

/** Returns its room; null if there is no such stream. */
export const deleteStream = async (db: Kysely<Database>, id: number): Promise<number | null> =>
  (await db.deleteFrom('live_stream').where('id', '=', id).returning('anchor_id').executeTakeFirst())?.anchor_id ?? null

/**
 * Reads the origins of streams and of recorded videos, as `https://host`, except this server. There are many videos: they are
 * read again only after a change of their table, which the database counts.
 */
export const streamOrigins = (db: Kysely<Database>): (() => Promise<string[]>) => {
  let known: { readonly changes: number; readonly origins: readonly string[] } | null = null
  return async () => {
    const changes = await changesOfVideos(db)
    if (known?.changes !== changes) known = { changes, origins: await originsOf(db, OF_VIDEOS) }
    return [...new Set([...(await originsOf(db, OF_STREAMS)), ...known.origins])].toSorted()
  }
}

const OF_STREAMS = sql`SELECT url FROM live_stream`
const OF_VIDEOS = sql`SELECT source ->> 'url' AS url FROM video, json_array_elements(sources) AS source WHERE is_on`

const originsOf = async (db: Kysely<Database>, urls: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await sql<{ origin: string }>`
    SELECT DISTINCT substring(url FROM '^https://[^/?#]+') AS origin FROM (${urls}) AS played
    WHERE url LIKE 'https://%'
  `.execute(db)
  return rows.map(({ origin }) => origin)
}

/** Known about a second after a commit; another number after a crash, too. */
const changesOfVideos = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ changes: number }>`
    SELECT n_tup_ins + n_tup_upd + n_tup_del AS changes FROM pg_stat_user_tables WHERE relname = 'video'
  `.execute(db)
  return rows[0]?.changes ?? 0
}
