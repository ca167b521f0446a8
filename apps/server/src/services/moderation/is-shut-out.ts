import type { Kysely } from 'kysely'
import { findAccount } from '../../store/identity/accounts'
import { isBannedEverywhere } from '../../store/identity/restrictions'
import type { Database } from '../../store/schema'

/** Whether a member or guest is banned everywhere, or its account is closed. */
export const isShutOut = async (db: Kysely<Database>, userID: string, now: number): Promise<boolean> => {
  if (await isBannedEverywhere(db, userID, now)) return true
  return /^\d+$/.test(userID) && (await findAccount(db, Number(userID)))?.status === 0
}
