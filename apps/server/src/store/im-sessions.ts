import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from './schema'
import type { ImSessionTable } from './tables/im'

export type ImSessionRow = Selectable<ImSessionTable>

/** The user has logged in on another device of the same platform. Source: im.md §4 Session. */
export const KICKED_BY_LOGIN = 1

/**
 * Adds a session, which ends the access keys that the user has on other devices of its platform; they are kept until they expire,
 * so that whoever comes back with one can be told. Answers its id; a later session has a larger one, and logins of one user happen
 * one after the other.
 */
export const openImSession = (
  db: Kysely<Database>,
  session: Pick<ImSessionRow, 'key_hash' | 'user_id' | 'instance_id' | 'platform' | 'expires_at'>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`im-login:${session.user_id}`}, 0))`.execute(trx)
    const { id } = await trx.insertInto('im_session').values(session).returning('id').executeTakeFirstOrThrow()
    await trx
      .updateTable('im_session')
      .set({ kick_type: KICKED_BY_LOGIN })
      .where('user_id', '=', session.user_id)
      .where('platform', '=', session.platform)
      .where('instance_id', '!=', session.instance_id)
      .where('kick_type', '=', 0)
      .execute()
    return id
  })

export const findImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<ImSessionRow | null> =>
  (await db.selectFrom('im_session').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()) ?? null

export const removeImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<void> => {
  await db.deleteFrom('im_session').where('key_hash', '=', keyHash).execute()
}

export const removeExpiredImSessions = async (db: Kysely<Database>, now: number): Promise<void> => {
  await sql`DELETE FROM im_session WHERE expires_at <= ${now}`.execute(db)
}
