import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly uid: number
  /** Epoch seconds. */
  readonly now: number
  readonly expiresAt: number
}

/** Answers the session's id, also when it is repeated. */
export const createSession = async (db: Kysely<Database>, session: NewSession): Promise<number> => {
  const { tokenHash, uid, now, expiresAt } = session
  const { id } = await db
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: uid, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ expires_at: expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface SessionOfMember {
  readonly id: number
  readonly uid: number
  readonly vip_level: number
  readonly vip_date: number
  readonly is_anchor: number
  readonly is_master: boolean
}

/** The session behind a token; null when there is none, it has expired, or the account is closed. */
export const findSession = async (
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: number,
): Promise<SessionOfMember | null> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'account.id as uid', 'vip_level', 'vip_date', 'is_anchor', 'is_master'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('status', '=', 1)
    .executeTakeFirst()
  return row ?? null
}

export const removeSession = async (
  db: Kysely<Database>,
  { uid, id }: Pick<SessionOfMember, 'uid' | 'id'>,
): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', id).where('account_id', '=', uid).execute()
}

export const removeSessions = async (db: Kysely<Database>, uid: number): Promise<void> => {
  await db.deleteFrom('session').where('account_id', '=', uid).execute()
}
