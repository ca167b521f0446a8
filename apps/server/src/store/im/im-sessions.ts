import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { repeatable } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { noteOnline } from '../identity/last-online'
import { isMemberID } from '../identity/member-id'
import { isSigValid, type SigFacts } from '../identity/sigs'
import { noteChatDevice } from './chat-devices'
import type { ImSessionTable } from './im-tables'

export type ImSessionRow = Selectable<ImSessionTable>

/** The user has logged in on another device of the same platform. Rule: SRV-4. */
export const KICKED_BY_LOGIN = 1
/** Another device of the user has kicked out all others. */
export const KICKED_BY_DEVICE = 2
/** The back end has ended it. */
export const KICKED_BY_OPERATOR = 3

/**
 * Adds a session and ends the user's sessions on other devices of its platform. Their access keys are kept until they
 * expire, so that a device that returns with one gets the reason. Returns the id; later sessions have larger ids, and
 * logins of one user are serialised. Null if the signature was revoked meanwhile. A second run finds the session by its
 * key, and does not end later ones.
 */
export const openImSession = (
  db: Kysely<Database>,
  session: Pick<
    ImSessionRow,
    | 'key_hash'
    | 'user_id'
    | 'instance_id'
    | 'platform'
    | 'expires_at'
    | 'app_state'
    | 'device_brand'
    | 'is_uniapp'
    | 'opened_at'
  >,
  sig: SigFacts,
): Promise<number | null> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, session.user_id)
      if (!(await isSigValid(trx, session.user_id, sig))) return null
      await noteChatDevice(trx, { user_id: session.user_id, instance_id: session.instance_id }, session.opened_at)
      const { id } = await trx
        .insertInto('im_session')
        .values({ ...session, login_session: sig.session, seen_at: session.opened_at })
        .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ seen_at: session.opened_at }))
        .returning('id')
        .executeTakeFirstOrThrow()
      // Also of another user, whose notifications this device must not show any more.
      await trx
        .deleteFrom('im_session')
        .where('instance_id', '=', session.instance_id)
        .where('is_closed', '=', true)
        .execute()
      await trx
        .updateTable('im_session')
        .set({ kick_type: KICKED_BY_LOGIN })
        .where('user_id', '=', session.user_id)
        .where('platform', '=', session.platform)
        .where('instance_id', '!=', session.instance_id)
        .where('id', '<', id)
        .where('kick_type', '=', 0)
        .execute()
      return id
    })

/** Renews a session with a new access key. False if it has ended, or the signature was revoked. */
export const renewImSession = (
  db: Kysely<Database>,
  session: Pick<ImSessionRow, 'key_hash' | 'user_id'>,
  renewed: Pick<ImSessionRow, 'key_hash' | 'expires_at' | 'seen_at'>,
  sig: SigFacts,
): Promise<boolean> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, session.user_id)
      if (!(await isSigValid(trx, session.user_id, sig))) return false
      const { numUpdatedRows } = await trx
        .updateTable('im_session')
        .set({ ...renewed, login_session: sig.session })
        .where('key_hash', 'in', [session.key_hash, renewed.key_hash])
        .where('kick_type', '=', 0)
        .where('is_closed', '=', false)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })

/**
 * Ends all sessions of a user but one: other devices are kicked out, the tabs of the same device lose their access
 * keys. Returns the id of the latest session.
 */
export const endOtherImSessions = (
  db: Kysely<Database>,
  kept: Pick<ImSessionRow, 'key_hash' | 'user_id' | 'instance_id'>,
): Promise<number> =>
  inTransaction(db, async (trx) => {
    await lockLogins(trx, kept.user_id)
    const last = await trx
      .selectFrom('im_session')
      .select(({ fn }) => fn.max<number | null>('id').as('latest'))
      .where('user_id', '=', kept.user_id)
      .executeTakeFirst()
    await trx
      .updateTable('im_session')
      .set({ kick_type: KICKED_BY_DEVICE })
      .where('user_id', '=', kept.user_id)
      .where('instance_id', '!=', kept.instance_id)
      .where('kick_type', '=', 0)
      .execute()
    await trx
      .deleteFrom('im_session')
      .where('user_id', '=', kept.user_id)
      .where('instance_id', '=', kept.instance_id)
      .where('key_hash', '!=', kept.key_hash)
      .execute()
    return last?.latest ?? 0
  })

/** Ends the open sessions of a user, or of one device. Returns how many. */
export const endImSessions = (db: Kysely<Database>, userID: string, instanceID?: string): Promise<number> =>
  inTransaction(db, async (trx) => {
    await lockLogins(trx, userID)
    const { numUpdatedRows } = await endedByBackEnd(trx, userID)
      .$if(instanceID !== undefined, (query) => query.where('instance_id', '=', String(instanceID)))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })

/** Ends the open chat sessions of a login session after `delay` seconds, in a transaction that holds `lockLogins`. */
export const endImSessionsOfLogin = async (
  trx: Transaction<Database>,
  { userID, loginSession, delay }: Readonly<{ userID: string; loginSession: number; delay: number }>,
): Promise<void> => {
  const at = sql<Date>`clock_timestamp() + make_interval(secs => ${delay})`
  await endedByBackEnd(trx, userID, at).where('login_session', '=', loginSession).execute()
}

/** Ends the open chat sessions of all login sessions but one, in a transaction that holds `lockLogins`. */
export const endImSessionsOfOtherLogins = async (
  trx: Transaction<Database>,
  { userID, loginSession }: Readonly<{ userID: string; loginSession: number }>,
): Promise<void> => {
  await endedByBackEnd(trx, userID).where('login_session', 'is distinct from', loginSession).execute()
}

const endedByBackEnd = (trx: Transaction<Database>, userID: string, at = sql<Date>`clock_timestamp()`) =>
  trx
    .updateTable('im_session')
    .set({ kick_type: KICKED_BY_OPERATOR, kicked_at: at })
    .where('user_id', '=', userID)
    .where('kick_type', '=', 0)

/** The sessions that the back end has ended within the last minute. */
export const recentlyEndedImSessions = (db: Kysely<Database>): Promise<Pick<ImSessionRow, 'user_id' | 'id'>[]> =>
  db
    .selectFrom('im_session')
    .select(['user_id', 'id'])
    .where('kicked_at', '>', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .where('kicked_at', '<=', sql<Date>`clock_timestamp()`)
    .execute()

/** Stores the state that a device reports. */
export const describeImSession = async (
  db: Kysely<Database>,
  keyHash: Buffer,
  told: Partial<Pick<ImSessionRow, 'app_state' | 'unread_count' | 'seen_at'>>,
): Promise<void> => {
  await repeatable(db).updateTable('im_session').set(told).where('key_hash', '=', keyHash).execute()
}

/** The push token of a device; null for none. A token is of one session: of the last that has sent it. */
export const setPushToken = (
  db: Kysely<Database>,
  keyHash: Buffer,
  token: { readonly deviceToken: string } | null,
): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      // Tabs of one browser send the same token at the same time.
      if (token !== null) await lockToken(trx, token.deviceToken)
      if (token !== null)
        await sql`
          WITH closed AS (DELETE FROM im_session WHERE ${hasToken(token.deviceToken)} AND is_closed AND key_hash <> ${keyHash})
          UPDATE im_session SET push_token = NULL
          WHERE ${hasToken(token.deviceToken)} AND NOT is_closed AND key_hash <> ${keyHash}
        `.execute(trx)
      await trx
        .updateTable('im_session')
        .set({ push_token: token === null ? null : JSON.stringify(token) })
        .where('key_hash', '=', keyHash)
        .execute()
    })

const lockToken = (trx: Kysely<Database>, deviceToken: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`im-token:${deviceToken}`}, 0))`.execute(trx)

const hasToken = (deviceToken: string) =>
  sql<boolean>`push_token IS NOT NULL AND push_token ->> 'deviceToken' = ${deviceToken}`

/** Ends a session whose app was closed. One with a push token stays for notifications, and its access key is not valid. */
export const closeImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<void> => {
  const { numUpdatedRows } = await repeatable(db)
    .updateTable('im_session')
    .set({ is_closed: true, app_state: 'Background' })
    .where('key_hash', '=', keyHash)
    .where('push_token', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await removeImSession(db, keyHash)
}

/** Records that a device is alive, at most once in five minutes. */
export const noteSeen = async (
  db: Kysely<Database>,
  { key_hash, seen_at, user_id }: ImSessionRow,
  now: number,
): Promise<void> => {
  if (now - seen_at < SEEN_SECONDS) return
  await describeImSession(db, key_hash, { seen_at: now })
  if (isMemberID(user_id)) await noteOnline(db, Number(user_id), now)
}

const SEEN_SECONDS = 300

/** Serialises logins of a user, and operations that end sessions. */
export const lockLogins = (trx: Kysely<Database>, userID: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`im-login:${userID}`}, 0))`.execute(trx)

export const findImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<ImSessionRow | null> =>
  (await db
    .selectFrom('im_session')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .where('is_closed', '=', false)
    .executeTakeFirst()) ?? null

/** The sessions of a user that have not expired, the latest first. */
export const listImSessions = (db: Kysely<Database>, userID: string, now: number): Promise<ImSessionRow[]> =>
  db
    .selectFrom('im_session')
    .selectAll()
    .where('user_id', '=', userID)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

export const removeImSession = async (db: Kysely<Database>, keyHash: Buffer): Promise<void> => {
  await repeatable(db).deleteFrom('im_session').where('key_hash', '=', keyHash).execute()
}

export const removeExpiredImSessions = async (db: Kysely<Database>, now: number): Promise<void> => {
  await sql`DELETE FROM im_session WHERE expires_at <= ${now}`.execute(db)
}
