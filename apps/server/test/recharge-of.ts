import { insertRecharge } from '../src/store/money/recharges'
import type { Context } from '../src/services/context'

/** The id of a new recharge of a member, which is not paid yet. */
export const rechargeOf = async ({ db }: Context, uid: number): Promise<number> => {
  const facts = { currency: 'CNY', cents: 600, gold: 600, method: 'card', provider: 'local', webview: false } as const
  const row = { account_id: uid, ...facts, created_at: 1, expires_at: 2 }
  return (await db.transaction().execute((trx) => insertRecharge(trx, row))).id
}
