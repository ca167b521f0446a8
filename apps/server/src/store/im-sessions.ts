import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from './schema'
import type { ImSessionTable } from './tables/im'

export type ImSessionRow = Selectable<ImSessionTable>

/** Answers the session's id; a later session has a larger one. */
export const addImSession = async (
  db: Kysely<Database>,
  session: Pick<ImSessionRow, 'key_hash' | 'user_id' | 'instance_id' | 'platform' | 'expires_at'>,
): Promise<number> => {
  const row = await db.insertInto('im_session').values(session).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export const findImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<ImSessionRow | null> =>
  (await db.selectFrom('im_session').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()) ?? null

/** Ends the access keys that the user has on other devices of this platform, from before this session. */
export const kickOtherInstances = async (
  db: Kysely<Database>,
  session: { id: number; userID: string; instanceID: string; platform: number },
): Promise<void> => {
  await db
    .updateTable('im_session')
    .set({ kicked: true })
    .where('user_id', '=', session.userID)
    .where('platform', '=', session.platform)
    .where('instance_id', '!=', session.instanceID)
    .where('id', '<', session.id)
    .where('kicked', '=', false)
    .execute()
}

export const removeImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<void> => {
  await db.deleteFrom('im_session').where('key_hash', '=', keyHash).execute()
}

export const removeExpiredImSessions = async (db: Kysely<Database>, now: number): Promise<void> => {
  await sql`DELETE FROM im_session WHERE expires_at <= ${now}`.execute(db)
}
