import type { Kysely, Updateable } from 'kysely'
import { inTransaction } from '../database/in-transaction'
import type { Account } from '../identity/accounts'
import type { AccountTable } from '../identity/account-tables'
import type { Database } from '../schema'
import { indexAnchor, removeAnchorName } from '../search/index-names'
import { endLive } from './rooms'

/** An anchor is an account that may have a room. */
export const allAnchors = (db: Kysely<Database>): Promise<Account[]> =>
  db.selectFrom('account').selectAll().where('is_anchor', '=', 1).orderBy('id').execute()

export type AnchorFacts = Pick<
  Updateable<AccountTable>,
  'anchor_level' | 'fans_count' | 'nick_name_pt' | 'signature' | 'signature_pt'
>

/** Makes a member an anchor, or updates an anchor. False if there is no such account. */
export const saveAnchor = (db: Kysely<Database>, uid: number, facts: AnchorFacts): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ ...facts, is_anchor: 1 })
      .where('id', '=', uid)
      .executeTakeFirst()
    await indexAnchor(trx, uid)
    return numUpdatedRows === 1n
  })

/** The room goes off air and no longer follows matches. False if the account is not an anchor. */
export const dismissAnchor = (db: Kysely<Database>, uid: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ is_anchor: 0 })
      .where('id', '=', uid)
      .where('is_anchor', '=', 1)
      .executeTakeFirst()
    await endLive(trx, uid)
    await removeAnchorName(trx, uid)
    return numUpdatedRows === 1n
  })
