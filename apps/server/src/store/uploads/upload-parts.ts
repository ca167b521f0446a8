import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../schema'

export type UploadPart = Selectable<Database['upload_part']>

export interface NewPart {
  readonly blob: string
  readonly key: string
  readonly start: number
  readonly size: number
  /** Epoch seconds. */
  readonly now: number
}

/** Before a part's blob is written, so that whatever happens then, the blob can be found and deleted. */
export const notePart = async (db: Kysely<Database>, { blob, key, start, size, now }: NewPart): Promise<void> => {
  await db.insertInto('upload_part').values({ blob, key, start, size, created_at: now }).execute()
}

/**
 * Makes a part count when the upload ends where it begins; its first bytes may have told a `type`. False when it was
 * not the first to come, or the upload is over.
 */
export const takePart = (db: Kysely<Database>, part: NewPart, type: string | null): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('upload')
      .set({ received: part.start + part.size, ...(type === null ? {} : { type }) })
      .where('key', '=', part.key)
      .where('state', '=', 'open')
      .where('received', '=', part.start)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return false
    await tx.updateTable('upload_part').set({ taken: true }).where('blob', '=', part.blob).execute()
    return true
  })

export const forgetParts = async (db: Kysely<Database>, blobs: readonly string[]): Promise<void> => {
  if (blobs.length > 0)
    await db
      .deleteFrom('upload_part')
      .where('blob', 'in', [...blobs])
      .execute()
}

/** The parts that make up an upload, in order. */
export const takenParts = (db: Kysely<Database>, key: string): Promise<UploadPart[]> =>
  db.selectFrom('upload_part').selectAll().where('key', '=', key).where('taken', '=', true).orderBy('start').execute()

/** Marks the upload as finished: the blob is the whole file and no longer a part. False if it was finished already. */
export const finishUpload = (db: Kysely<Database>, key: string, blob: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const done = await tx
      .updateTable('upload')
      .set({ state: 'done', blob })
      .where('key', '=', key)
      .where('state', '=', 'open')
      .whereRef('received', '=', 'size')
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) return false
    await tx.deleteFrom('upload_part').where('blob', '=', blob).execute()
    return true
  })

/** Refuses an upload whose content is not what was announced. */
export const refuseUpload = async (db: Kysely<Database>, key: string): Promise<void> => {
  await db.updateTable('upload').set({ state: 'refused' }).where('key', '=', key).where('state', '=', 'open').execute()
}

/** Recorded blobs that are no longer needed: their upload is over, or they were left before `before`. */
export const leftoverParts = async (db: Kysely<Database>, before: number, count: number): Promise<string[]> => {
  const { rows } = await sql<{ blob: string }>`
    SELECT upload_part.blob FROM upload_part LEFT JOIN upload USING (key)
    WHERE upload.state IS DISTINCT FROM 'open' AND (taken OR upload_part.created_at <= ${before})
      OR NOT taken AND upload_part.created_at <= ${before}
    LIMIT ${count}
  `.execute(db)
  return rows.map(({ blob }) => blob)
}
