import type { Kysely } from 'kysely'
import { repeatable } from '../../store/database/database'
import { findAccount } from '../../store/identity/accounts'
import { anonymise } from '../../store/identity/anonymise'
import { lockLogins } from '../../store/im/im-sessions'
import { removeAnchorName } from '../../store/search/index-names'
import type { Database } from '../../store/schema'
import { endAll } from '../auth/end-sessions'

/**
 * Ends an account whose days of grace are over, unless its member has come back: what names the member is deleted, and
 * its bookings, comments and messages belong to a deleted account. `job` is the uid and when the account ends.
 */
export const endAccount = (db: Kysely<Database>, job: string, now: number): Promise<void> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      const [uid = 0, leavesAt] = job.split(':').map(Number)
      await lockLogins(trx, String(uid))
      if ((await findAccount(trx, uid))?.leaves_at !== leavesAt) return
      await endAll(trx, uid, now)
      await anonymise(trx, uid)
      await removeAnchorName(trx, uid)
    })
