import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from './schema'
import type { UploadVariant } from './tables/uploads'

export type Upload = Selectable<Database['upload']>

export interface NewUpload {
  readonly key: string
  readonly owner: string
  readonly fileType: number
  readonly size: number
  readonly type: string
  readonly name: string
  /** Epoch seconds. */
  readonly now: number
}

/**
 * False when the owner would have uploaded more than `dailyBytes` within a day; then nothing is kept. What was
 * announced and did not come counts as long as its first address holds.
 */
export const openUpload = (db: Kysely<Database>, upload: NewUpload, dailyBytes: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { key, owner, fileType, size, type, name, now } = upload
    await sql`SELECT pg_advisory_xact_lock(hashtext('upload'), hashtext(${owner}))`.execute(tx)
    const announced = await tx
      .selectFrom('upload')
      .select(sql<number | null>`sum(CASE WHEN created_at > ${now - FRESH} THEN size ELSE received END)`.as('bytes'))
      .where('owner', '=', owner)
      .where('created_at', '>', now - DAY)
      .executeTakeFirst()
    if ((announced?.bytes ?? 0) + size > dailyBytes) return false
    await tx
      .insertInto('upload')
      .values({ key, owner, file_type: fileType, size, type, name, created_at: now, used_at: now })
      .execute()
    return true
  })

const DAY = 86_400
const FRESH = UPLOAD_LIMITS.urlSeconds

export const findUpload = async (db: Kysely<Database>, key: string): Promise<Upload | null> =>
  (await db.selectFrom('upload').selectAll().where('key', '=', key).executeTakeFirst()) ?? null

/** A picture beside an upload; null when there is none. */
export const findVariant = async (
  db: Kysely<Database>,
  key: string,
  variant: UploadVariant,
): Promise<{ readonly type: string; readonly blob: string } | null> =>
  (await db
    .selectFrom('upload_variant')
    .select(['type', 'blob'])
    .where('key', '=', key)
    .where('variant', '=', variant)
    .executeTakeFirst()) ?? null

/**
 * Makes a noted blob a picture beside an upload; the first one stays. False for any other, and when the upload is gone.
 */
export const takeVariant = (
  db: Kysely<Database>,
  { key, variant, type, blob }: Selectable<Database['upload_variant']>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('upload_variant')
      .columns(['key', 'variant', 'type', 'blob'])
      .expression((from) =>
        from
          .selectFrom('upload')
          .select(({ val }) => ['key', val(variant).as('variant'), val(type).as('type'), val(blob).as('blob')])
          .where('key', '=', key)
          .forShare(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false
    await tx.deleteFrom('upload_part').where('blob', '=', blob).execute()
    return true
  })
