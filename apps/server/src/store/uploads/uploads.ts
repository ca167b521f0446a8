import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import type { UploadVariant } from './upload-tables'

export type Upload = Selectable<Database['upload']>

export interface NewUpload {
  readonly key: string
  readonly owner: string
  /** Of a guest; null for members. */
  readonly network: string | null
  /** Of a member, which it ends with. */
  readonly session?: number | null
  readonly fileType: number
  readonly size: number
  readonly type: string
  readonly name: string
  /** Epoch seconds. */
  readonly now: number
}

/** What may be uploaded within a day. */
export interface DailyBytes {
  readonly owner: number
  /** By all guests of the network. */
  readonly network: number
}

/**
 * False when the owner, or the guests of the network, would have uploaded more within a day; then nothing is kept. What
 * was announced and did not come counts as long as its first address holds.
 */
export const openUpload = (db: Kysely<Database>, upload: NewUpload, daily: DailyBytes): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { key, owner, network, session = null, fileType, size, type, name, now } = upload
    if ((await announced(tx, 'owner', owner, now)) + size > daily.owner) return false
    if (network !== null && (await announced(tx, 'network', network, now)) + size > daily.network) return false
    await tx
      .insertInto('upload')
      .values({ key, owner, network, session, file_type: fileType, size, type, name, created_at: now, used_at: now })
      .execute()
    return true
  })

/** Stores a file that the server has written whole, whose blob is noted. */
export const addWholeUpload = async (trx: Transaction<Database>, upload: NewUpload, blob: string): Promise<void> => {
  const { key, owner, network, fileType, size, type, name, now } = upload
  const row = { key, owner, network, file_type: fileType, size, type, name, created_at: now, used_at: now }
  await trx
    .insertInto('upload')
    .values({ ...row, blob, received: size, state: 'done' })
    .execute()
  await trx.deleteFrom('upload_part').where('blob', '=', blob).execute()
}

/** Bytes of the last day; until the end of the transaction nobody else counts them. */
const announced = async (
  tx: Kysely<Database>,
  column: 'owner' | 'network',
  value: string,
  now: number,
): Promise<number> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('upload'), hashtext(${value}))`.execute(tx)
  const row = await tx
    .selectFrom('upload')
    .select(sql<number | null>`sum(CASE WHEN created_at > ${now - FRESH} THEN size ELSE received END)`.as('bytes'))
    .where(column, '=', value)
    .where('created_at', '>', now - DAY)
    .executeTakeFirst()
  return row?.bytes ?? 0
}

const DAY = 86_400
const FRESH = UPLOAD_LIMITS.urlSeconds

export const findUpload = async (db: Kysely<Database>, key: string): Promise<Upload | null> =>
  (await db.selectFrom('upload').selectAll().where('key', '=', key).executeTakeFirst()) ?? null

/** Makes an upload smaller of which nothing has arrived. Null for any other. */
export const shrinkUpload = async (db: Kysely<Database>, key: string, size: number): Promise<Upload | null> =>
  (await db
    .updateTable('upload')
    .set({ size })
    .where('key', '=', key)
    .where('received', '=', 0)
    .where('size', '>=', size)
    .returningAll()
    .executeTakeFirst()) ?? null

/** The picture of an upload; null if it has none. */
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
 * Makes a noted blob the picture of an upload; the first one stays. False for any other, and when the upload is gone.
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
