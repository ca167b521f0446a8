import type { Kysely } from 'kysely'
import type { Database } from './schema'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly uid: number
  /** Epoch seconds. */
  readonly now: number
  readonly expiresAt: number
}

export const createSession = async (db: Kysely<Database>, session: NewSession): Promise<void> => {
  const { tokenHash, uid, now, expiresAt } = session
  await db
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: uid, created_at: now, expires_at: expiresAt })
    .execute()
}

/** The uid behind a token; null when there is none, it has expired, or the account is closed. */
export const findSession = async (db: Kysely<Database>, tokenHash: Buffer, now: number): Promise<number | null> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('account.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('status', '=', 1)
    .executeTakeFirst()
  return row?.id ?? null
}

export const deleteSession = async (db: Kysely<Database>, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}
