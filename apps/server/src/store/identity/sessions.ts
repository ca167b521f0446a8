import type { Kysely, Selectable } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import { noteOnline } from './last-online'
import type { SessionTable } from './account-tables'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly uid: number
  /** Epoch seconds. */
  readonly now: number
  readonly expiresAt: number
  readonly platform?: string
  /** The browser and the system; empty if unknown. */
  readonly device?: string
  readonly network?: string
}

/** Answers the session's id, also when it is repeated. */
export const createSession = async (db: Kysely<Database>, session: NewSession): Promise<number> => {
  const { tokenHash, uid, now, expiresAt, platform = 'h5', device = '', network = '' } = session
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_id: uid,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
      platform,
      device,
      network,
    })
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
  readonly seen_at: number
  readonly network: string
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
    .select([
      'session.id',
      'account.id as uid',
      'vip_level',
      'vip_date',
      'is_anchor',
      'is_master',
      'seen_at',
      'network',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('status', '=', 1)
    .executeTakeFirst()
  return row ?? null
}

/** Notes that the device of a session has called: at most once in five minutes from one network. */
export const noteSeen = async (
  db: Kysely<Database>,
  session: Pick<SessionOfMember, 'id' | 'uid' | 'seen_at' | 'network'>,
  network: string,
  now: number,
): Promise<void> => {
  if (session.network === network && now - session.seen_at < SEEN_SECONDS) return
  await repeatable(db).updateTable('session').set({ seen_at: now, network }).where('id', '=', session.id).execute()
  await noteOnline(db, session.uid, now)
}

const SEEN_SECONDS = 300

export interface SessionsQuery {
  readonly uid: number
  /** Epoch seconds. */
  readonly now: number
  /** Only those with a smaller id; null for the latest. */
  readonly before: number | null
  readonly limit: number
}

/** The sessions of a member that have not expired, the latest first. */
export const sessionsOf = (
  db: Kysely<Database>,
  { uid, now, before, limit }: SessionsQuery,
): Promise<Pick<Selectable<SessionTable>, 'id' | 'device' | 'platform' | 'created_at' | 'seen_at'>[]> => {
  const query = db
    .selectFrom('session')
    .select(['id', 'device', 'platform', 'created_at', 'seen_at'])
    .where('account_id', '=', uid)
    .where('expires_at', '>', now)
  return (before === null ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute()
}

/** The networks from which a member has called since a moment. */
export const networksOf = async (db: Kysely<Database>, uid: number, since: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('session')
    .select('network')
    .distinct()
    .where('account_id', '=', uid)
    .where('seen_at', '>', since)
    .where('network', '!=', '')
    .limit(3)
    .execute()
  return rows.map(({ network }) => network)
}
/** The device of a session of a member; null without one. */
export const findDevice = async (
  db: Kysely<Database>,
  { uid, id }: Pick<SessionOfMember, 'uid' | 'id'>,
): Promise<string | null> =>
  (
    await db
      .selectFrom('session')
      .select('device')
      .where('id', '=', id)
      .where('account_id', '=', uid)
      .executeTakeFirst()
  )?.device ?? null

/** False if there is none. */
export const removeSession = async (
  db: Kysely<Database>,
  { uid, id }: Pick<SessionOfMember, 'uid' | 'id'>,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', uid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const removeOtherSessions = async (
  db: Kysely<Database>,
  { uid, id }: Pick<SessionOfMember, 'uid' | 'id'>,
): Promise<void> => {
  await db.deleteFrom('session').where('account_id', '=', uid).where('id', '!=', id).execute()
}

export const removeSessions = async (db: Kysely<Database>, uid: number): Promise<void> => {
  await db.deleteFrom('session').where('account_id', '=', uid).execute()
}
