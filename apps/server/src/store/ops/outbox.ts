import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { OutboxTable, Target } from './outbox-tables'

export interface NewAnnouncement {
  readonly target: Target
  readonly message: string
  readonly created_at: number
  readonly expires_at: number
}

/** A host message that waits to be sent. */
export type Announcement = Pick<Selectable<OutboxTable>, 'id' | 'target' | 'message' | 'created_at' | 'attempts'>

export const addAnnouncement = async (trx: Transaction<Database>, row: NewAnnouncement): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ ...row, due_at: row.created_at })
    .execute()
}

/** Makes the caller the one who sends until its transaction ends. False while another one is it. */
export const becomeSender = async (trx: Transaction<Database>): Promise<boolean> => {
  const { rows } = await sql<{ is_sender: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('outbox')) AS is_sender
  `.execute(trx)
  return rows[0]?.is_sender ?? false
}

export const isAnythingDue = async (db: Kysely<Database>, now: number): Promise<boolean> =>
  (await waiting(db, now).select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined

/**
 * In order. Rows after one that waits for its next try wait with it. Those that have to wait are read
 * once: the planner does not know how much may wait for one target, and would search all of it for every row.
 */
export const dueAnnouncements = async (
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<readonly Announcement[]> => {
  const { rows } = await sql<Announcement>`
    WITH held AS MATERIALIZED (
      SELECT target, min(id) AS first FROM outbox
      WHERE sent_at IS NULL AND expires_at > ${now} AND due_at > ${now} GROUP BY target
    )
    SELECT id, target, message, created_at, attempts FROM outbox LEFT JOIN held USING (target)
    WHERE sent_at IS NULL AND expires_at > ${now} AND (first IS NULL OR id < first)
    ORDER BY id LIMIT ${limit}
  `.execute(db)
  return rows
}

/** They stay for some minutes, for an operator who looks for what was sent. */
export const markSent = async (db: Kysely<Database>, ids: readonly number[], now: number): Promise<void> => {
  if (ids.length === 0) return
  const change = { sent_at: now, expires_at: now + KEPT_SECONDS }
  await db.updateTable('outbox').set(change).where('id', 'in', ids).execute()
}

const KEPT_SECONDS = 300

export const markUnsent = async (
  db: Kysely<Database>,
  id: number,
  failure: { readonly last_error: string; readonly due_at: number },
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set((row) => ({ ...failure, attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const waiting = (db: Kysely<Database>, now: number) =>
  db.selectFrom('outbox').where('sent_at', 'is', null).where('expires_at', '>', now)

/** What failed and waits for its next try. */
export const failedAnnouncements = (db: Kysely<Database>, now: number) =>
  waiting(db, now).selectAll().where('attempts', '>', 0).orderBy('id').execute()

export const deleteOldAnnouncements = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db.deleteFrom('outbox').where('expires_at', '<=', now).execute()
}
