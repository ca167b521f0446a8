import type { Kysely, Transaction } from 'kysely'
import { repeatable } from '../../store/database/database'
import { inTransaction } from '../../store/database/in-transaction'
import { type Account, invalidateSigs, replacePasswordHash, setStatus } from '../../store/identity/accounts'
import { noteEvent } from '../../store/identity/account-log'
import { forgetDevices } from '../../store/identity/known-devices'
import { endSmsCode } from '../../store/identity/sms-codes'
import { findDevice, removeOtherSessions, removeSession, removeSessions } from '../../store/identity/sessions'
import { endImSessions, endImSessionsOfLogin, endImSessionsOfOtherLogins, lockLogins } from '../../store/im/im-sessions'
import { endLive } from '../../store/live/rooms'
import type { Database } from '../../store/schema'
import { indexAnchor, removeAnchorName } from '../../store/search/index-names'
import { Refusal } from '../refusal'

/** Ends a session with its signatures and chat sessions. */
export const endSession = (db: Kysely<Database>, { uid, id }: { uid: number; id: number }): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, String(uid))
      await removeSession(trx, { uid, id })
      // The device that logs out closes its own chat session; the remaining ones are ended.
      await endImSessionsOfLogin(trx, { userID: String(uid), loginSession: id, delay: 1 })
    })

/** Ends another device's session of a member at once, with its signatures and chat sessions. */
export const endSessionOfList = (
  db: Kysely<Database>,
  { uid, id }: { readonly uid: number; readonly id: number },
  now: number,
): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, String(uid))
      await noteEvent(trx, { uid, type: 'deviceEnded', detail: (await findDevice(trx, { uid, id })) ?? '', now })
      if (!(await removeSession(trx, { uid, id }))) throw new Refusal('notFound')
      await endImSessionsOfLogin(trx, { userID: String(uid), loginSession: id, delay: 0 })
    })

/** Ends all sessions of a member except one. */
export const endOtherSessions = (
  db: Kysely<Database>,
  kept: { readonly uid: number; readonly id: number },
  now: number,
): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, String(kept.uid))
      await noteEvent(trx, { uid: kept.uid, type: 'othersEnded', now })
      await removeOtherSessions(trx, kept)
      await endImSessionsOfOtherLogins(trx, { userID: String(kept.uid), loginSession: kept.id })
    })

/** Logs a member out everywhere: sessions, signatures and chat sessions. `now` is in epoch seconds. */
export const endAllSessions = (db: Kysely<Database>, uid: number, now: number): Promise<void> =>
  inTransaction(repeatable(db), async (trx) => {
    await lockLogins(trx, String(uid))
    await noteEvent(trx, { uid, type: 'allEnded', now })
    await endAll(trx, uid, now)
  })

/**
 * Changes the password of an account and logs it out everywhere; its devices become unknown, and the code that proved the
 * change ends. False if the password has changed meanwhile.
 */
export const replacePassword = (
  db: Kysely<Database>,
  { id, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  { newHash, now, code = null }: { readonly newHash: string; readonly now: number; readonly code?: Buffer | null },
): Promise<boolean> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, String(id))
      if (!(await replacePasswordHash(trx, id, { from: password_hash, to: newHash }))) return false
      if (code !== null) await endSmsCode(trx, code)
      await forgetDevices(trx, id)
      await noteEvent(trx, { uid: id, type: 'passwordChanged', now })
      await endAll(trx, id, now)
      return true
    })

/** Closes an account: ends all its sessions, takes its room off air and its name out of the search. Rule: SRV-8. */
export const closeAccount = (db: Kysely<Database>, uid: number, now: number): Promise<void> =>
  inTransaction(repeatable(db), async (trx) => {
    await lockLogins(trx, String(uid))
    await endAll(trx, uid, now)
    await setStatus(trx, uid, 0)
    await endLive(trx, uid)
    await removeAnchorName(trx, uid)
  })

/** Opens a closed account again. Its room stays off air until its anchor or an operator starts it. */
export const openAccount = (db: Kysely<Database>, uid: number): Promise<void> =>
  inTransaction(repeatable(db), async (trx) => {
    await setStatus(trx, uid, 1)
    await indexAnchor(trx, uid)
  })

/** The caller has locked the member's logins. */
export const endAll = async (trx: Transaction<Database>, uid: number, now: number): Promise<void> => {
  await invalidateSigs(trx, uid, now)
  await removeSessions(trx, uid)
  await endImSessions(trx, String(uid))
}
