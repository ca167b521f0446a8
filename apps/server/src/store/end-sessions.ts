import { sql, type Kysely } from 'kysely'
import { endedByBackEnd, lockLogins } from './im-sessions'
import type { Database } from './schema'

/** Ends a session with the signatures and chat sessions that came of it. */
export const endSession = (db: Kysely<Database>, { uid, id }: { uid: number; id: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLogins(trx, String(uid))
    await trx.deleteFrom('session').where('id', '=', id).where('account_id', '=', uid).execute()
    // The device that logs out leaves by itself; what is still there then is put out.
    const soon = sql<Date>`clock_timestamp() + interval '1 second'`
    await endedByBackEnd(trx, String(uid), soon).where('login_session', '=', id).execute()
  })

/**
 * Logs a member out everywhere: sessions, signatures and chat sessions. Also for whoever changes a password. `now` is
 * in epoch seconds.
 */
export const endAllSessions = (db: Kysely<Database>, uid: number, now: number): Promise<void> =>
  db.transaction().execute((trx) => endAll(trx, uid, now))

/** Nobody can log in to the account, and nobody is left in it. */
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
