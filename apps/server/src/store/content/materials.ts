import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { indexTitle } from '../search/index-names'
import type { Database } from '../schema'
import type { MaterialTable } from './video-tables'

export interface MaterialRow extends Selectable<MaterialTable> {
  /** Whether the video was sent with a picture of it. */
  readonly has_cover: boolean
  /** Whether what shows it has not been taken down. */
  readonly is_shown: boolean
}

const SELECT = sql`
  SELECT material.*,
    EXISTS (SELECT 1 FROM upload_variant WHERE key = material.file AND variant = 'cover') AS has_cover,
    CASE kind WHEN 'picture' THEN EXISTS (SELECT 1 FROM moment WHERE moment.id = published_id AND is_on)
      ELSE EXISTS (SELECT 1 FROM video WHERE video.id = published_id AND is_on) END AS is_shown
  FROM material`

/** Those of a member, the latest first; only with a smaller id than `before`. */
export const materialsOf = async (
  db: Kysely<Database>,
  uid: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<MaterialRow[]> => {
  const { rows } = await sql<MaterialRow>`
    ${SELECT} WHERE account_id = ${uid} AND ${before === null ? sql`true` : sql`id < ${before}`}
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Null if it is not in review. Nobody else decides it before the end of the transaction. */
export const lockPendingMaterial = async (
  transaction: Transaction<Database>,
  id: number,
): Promise<MaterialRow | null> => {
  const { rows } = await sql<MaterialRow>`
    ${SELECT} WHERE id = ${id} AND state = 'pending' FOR UPDATE OF material`.execute(transaction)
  return rows[0] ?? null
}

/** The id of the new material; null if the file was submitted before. */
export const insertMaterial = async (db: Kysely<Database>, row: Insertable<MaterialTable>): Promise<number | null> =>
  (
    await db
      .insertInto('material')
      .values(row)
      .onConflict((conflict) => conflict.column('file').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null

/** Shows a picture as a moment, and a video as a short video, and returns its id. */
export const publishMaterial = async (
  transaction: Transaction<Database>,
  { kind, account_id, title, seconds }: MaterialRow,
  { url, cover, now }: { readonly url: string; readonly cover: string; readonly now: number },
): Promise<number> => {
  if (kind === 'picture') {
    const moment = { account_id, text: title, pictures: [url], created_at: now }
    return (await transaction.insertInto('moment').values(moment).returning('id').executeTakeFirstOrThrow()).id
  }
  const video = {
    kind: 'short' as const,
    account_id,
    title_zh: title,
    title_pt: title,
    cover,
    seconds,
    sources: JSON.stringify([{ quality: 'SD', url }]),
    published_at: now,
  }
  const { id } = await transaction.insertInto('video').values(video).returning('id').executeTakeFirstOrThrow()
  await indexTitle(transaction, 'video', id)
  return id
}

export const decideMaterial = async (
  transaction: Transaction<Database>,
  id: number,
  decision: Pick<Selectable<MaterialTable>, 'state' | 'reason' | 'published_id' | 'decided_at'>,
): Promise<void> => {
  await transaction.updateTable('material').set(decision).where('id', '=', id).execute()
}

/** Deletes a material of the member with what was shown of it. False if the member has none of the id. */
export const removeMaterial = async (transaction: Transaction<Database>, uid: number, id: number): Promise<boolean> => {
  const row = await transaction
    .deleteFrom('material')
    .where('id', '=', id)
    .where('account_id', '=', uid)
    .returning(['kind', 'published_id'])
    .executeTakeFirst()
  if (row === undefined) return false
  await transaction.deleteFrom('kept_upload').where('kept_by', '=', `material:${id}`).execute()
  const { published_id } = row
  if (published_id > 0) {
    const target = row.kind === 'picture' ? 'moment' : 'video'
    await transaction.deleteFrom('comment').where('target', '=', target).where('target_id', '=', published_id).execute()
    await transaction
      .deleteFrom('content_like')
      .where('target', '=', target)
      .where('target_id', '=', published_id)
      .execute()
    await transaction.deleteFrom(target).where('id', '=', published_id).execute()
    if (target === 'video') await indexTitle(transaction, target, published_id)
  }
  return true
}
