import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

export interface Unused {
  /** Uploads that were not seen in use since. */
  readonly before: number
  /** Noted of those that are in use. */
  readonly now: number
}

/**
 * Forgets uploads that were announced before `before` and never finished. Answers how many it has looked at, `count` at
 * most.
 */
export const dropUnfinished = (db: Kysely<Database>, before: number, count: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const uploads = await tx
      .selectFrom('upload')
      .select('key')
      .where('state', '<>', 'done')
      .where('created_at', '<=', before)
      .orderBy('created_at')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    await drop(
      tx,
      uploads.map(({ key }) => key),
    )
    return uploads.length
  })

/** Forgets finished uploads that nothing names any longer. Answers how many it has looked at, `count` at most. */
export const dropUnused = (db: Kysely<Database>, { before, now }: Unused, count: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const uploads = await tx
      .selectFrom('upload')
      .select('key')
      .where('state', '=', 'done')
      .where('used_at', '<=', before)
      .orderBy('used_at')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    const keys = uploads.map(({ key }) => key)
    const used = await namedAmong(tx, keys)
    await sql`UPDATE upload SET used_at = ${now} WHERE key = ANY (${used})`.execute(tx)
    await drop(
      tx,
      keys.filter((key) => !used.includes(key)),
    )
    return uploads.length
  })

const namedAmong = async (tx: Kysely<Database>, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT unnest(names) AS name FROM upload_use WHERE names && ${keys.map(nameOf)}::text[]
  `.execute(tx)
  const named = new Set(rows.map(({ name }) => name))
  return keys.filter((key) => named.has(nameOf(key)))
}

const nameOf = (key: string): string => key.split('/').at(-1) ?? key

/**
 * From now on no address leads there. Blobs are noted as left behind, so that they are deleted whatever happens next.
 */
const drop = async (tx: Kysely<Database>, keys: readonly string[]): Promise<void> => {
  await sql`
    INSERT INTO upload_part (blob, key, start, size, created_at)
    SELECT coalesce(blob, key), key, 0, 0, 0 FROM upload WHERE key = ANY (${keys})
    UNION ALL SELECT blob, key, 0, 0, 0 FROM upload_variant WHERE key = ANY (${keys})
  `.execute(tx)
  await sql`DELETE FROM upload WHERE key = ANY (${keys})`.execute(tx)
}
