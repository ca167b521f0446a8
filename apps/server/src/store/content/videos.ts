import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../schema'
import { AUTHOR, type AuthorRow, type Reactions, reactionsTo } from './reactions'
import type { VideoCategoryTable, VideoTable } from './video-tables'

export interface VideoRow extends Selectable<VideoTable>, AuthorRow, Reactions {
  readonly collection_zh: string | null
  readonly collection_pt: string | null
}

/** Who looks, and when. */
export interface VideoViewer {
  /** 0 for a guest. */
  readonly uid: number
  /** Epoch seconds. */
  readonly now: number
}

const shownAt = (now: number) => sql`video.is_on AND video.published_at <= ${now} AND account.status = 1`

/** Videos by an SQL condition, in SQL order. */
const selectVideos = async (
  db: Kysely<Database>,
  { uid, now }: VideoViewer,
  rest: RawBuilder<unknown>,
): Promise<VideoRow[]> => {
  const { rows } = await sql<VideoRow>`
    SELECT video.*, ${AUTHOR}, collection.title_zh AS collection_zh, collection.title_pt AS collection_pt,
      ${reactionsTo('video', uid)}
    FROM video JOIN account ON account.id = video.account_id
    LEFT JOIN video_collection collection ON collection.id = video.collection_id
    WHERE ${shownAt(now)} AND ${rest}
  `.execute(db)
  return rows
}

export interface ShortVideosQuery {
  /** 0 for all anchors. */
  readonly anchor: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const shortVideos = (
  db: Kysely<Database>,
  viewer: VideoViewer,
  { anchor, before, limit }: ShortVideosQuery,
): Promise<VideoRow[]> =>
  selectVideos(
    db,
    viewer,
    sql`kind = 'short' AND ${ofAnchor(anchor)} AND ${before === null ? sql`true` : sql`video.id < ${before}`}
      ORDER BY video.id DESC LIMIT ${limit}`,
  )

export const videoById = async (
  db: Kysely<Database>,
  viewer: VideoViewer,
  { id, kind }: { readonly id: number; readonly kind: VideoTable['kind'] },
): Promise<VideoRow | null> =>
  (await selectVideos(db, viewer, sql`video.id = ${id} AND kind = ${kind} LIMIT 1`))[0] ?? null

/** In the order of the ids. */
export const videosById = async (
  db: Kysely<Database>,
  viewer: VideoViewer,
  ids: readonly number[],
): Promise<VideoRow[]> =>
  ids.length === 0
    ? []
    : selectVideos(
        db,
        viewer,
        sql`video.id = ANY (${ids}::bigint[]) ORDER BY array_position(${ids}::bigint[], video.id::bigint)`,
      )

export interface VideosQuery {
  /** A category, an anchor, or a collection, whose videos are in their order; 0 for all. */
  readonly category?: number
  readonly anchor?: number
  readonly collection?: number
  readonly offset: number
  readonly limit: number
}

/** A page of the recorded videos, and the number of all of them. */
export const recordedVideos = async (
  db: Kysely<Database>,
  viewer: VideoViewer,
  { category = 0, anchor = 0, collection = 0, offset, limit }: VideosQuery,
): Promise<{ rows: VideoRow[]; total: number }> => {
  const matching = sql`kind = 'record' AND ${ofAnchor(anchor)}
    AND ${category === 0 ? sql`true` : sql`category_id = ${category}`}
    AND ${collection === 0 ? sql`true` : sql`collection_id = ${collection}`}`
  const order = collection === 0 ? sql`video.id DESC` : sql`video.id`
  const [rows, counted] = await Promise.all([
    selectVideos(db, viewer, sql`${matching} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`),
    sql<{ total: number }>`
      SELECT count(*) AS total FROM video JOIN account ON account.id = video.account_id WHERE ${shownAt(viewer.now)} AND ${matching}
    `.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The next one of the collection, or the one before it in its category. */
export const nextVideo = async (
  db: Kysely<Database>,
  viewer: VideoViewer,
  { id, collection_id, category_id }: VideoRow,
): Promise<VideoRow | null> => {
  const rest =
    collection_id === null
      ? sql`category_id IS NOT DISTINCT FROM ${category_id} AND video.id < ${id} ORDER BY video.id DESC`
      : sql`collection_id = ${collection_id} AND video.id > ${id} ORDER BY video.id`
  return (await selectVideos(db, viewer, sql`kind = 'record' AND ${rest} LIMIT 1`))[0] ?? null
}

export const videoCategories = (db: Kysely<Database>): Promise<Selectable<VideoCategoryTable>[]> =>
  db.selectFrom('video_category').selectAll().orderBy('position').orderBy('id').limit(100).execute()

const ofAnchor = (anchor: number) => (anchor === 0 ? sql`true` : sql`video.account_id = ${anchor}`)
