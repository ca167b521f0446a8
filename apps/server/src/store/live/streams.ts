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

/** The origins of streams and of recorded videos, as `https://host`, except this server. */
export const streamOrigins = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ origin: string }>`
    SELECT DISTINCT substring(url FROM '^https://[^/?#]+') AS origin
    FROM (
      SELECT url FROM live_stream
      UNION ALL
      SELECT source ->> 'url' FROM video, json_array_elements(sources) AS source WHERE is_on
    ) AS played
    WHERE url LIKE 'https://%' ORDER BY 1
  `.execute(db)
  return rows.map(({ origin }) => origin)
}
