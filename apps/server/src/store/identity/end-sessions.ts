import { sql, type Kysely } from 'kysely'
import type { Account } from './accounts'
import { endedByBackEnd, lockLogins } from '../im/im-sessions'
import type { Database } from '../schema'

/** Ends a session with its signatures and chat sessions. */
export const endSession = (db: Kysely<Database>, { uid, id }: { uid: number; id: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLogins(trx, String(uid))
    await trx.deleteFrom('session').where('id', '=', id).where('account_id', '=', uid).execute()
    // The device that logs out closes its own chat session; the remaining ones are ended.
    const soon = sql<Date>`clock_timestamp() + interval '1 second'`
    await endedByBackEnd(trx, String(uid), soon).where('login_session', '=', id).execute()
  })

/** Logs a member out everywhere: sessions, signatures and chat sessions. `now` is in epoch seconds. */
export const endAllSessions = (db: Kysely<Database>, uid: number, now: number): Promise<void> =>
  db.transaction().execute((trx) => endAll(trx, uid, now))

/**
 * Changes the password of an account and logs it out everywhere; its devices become unknown. False if the password has
 * changed meanwhile.
 */
export const replacePassword = (
  db: Kysely<Database>,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  newHash: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockLogins(trx, String(id))
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ password_hash: newHash })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx.deleteFrom('known_device').where('account_id', '=', id).execute()
    await endAll(trx, id, now)
    return true
  })

/** Closes an account and ends all its sessions. Rule: SRV-8. */
export const closeAccount = (db: Kysely<Database>, uid: number, now: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await endAll(trx, uid, now)
    await trx.updateTable('account').set({ status: 0 }).where('id', '=', uid).execute()
  })

export const openAccount = async (db: Kysely<Database>, uid: number): Promise<void> => {
  await db.updateTable('account').set({ status: 1 }).where('id', '=', uid).execute()
}

const endAll = async (trx: Kysely<Database>, uid: number, now: number): Promise<void> => {
  await lockLogins(trx, String(uid))
  await trx.updateTable('account').set({ sigs_since: now }).where('id', '=', uid).execute()
  await trx.deleteFrom('session').where('account_id', '=', uid).execute()
  await endedByBackEnd(trx, String(uid)).execute()
}
