import type { Endpoints, ParsedRequestOf, PayoutAccount } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { seconds } from '../../ports/clock'
import { endSmsCode } from '../../store/identity/sms-codes'
import { insertPayoutAccount, payoutAccountsOf, setPayoutRemoved, type PayoutRow } from '../../store/money/withdraws'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { boundMobile } from '../auth/mobile'
import { rightSmsCode } from '../auth/sms-codes'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import type { Site } from '../sites/sites'
import { DAY_SECONDS, masked, methodsOf } from './withdraw-rules'

const MOST_ACCOUNTS = 10

export const listPayoutAccounts = async (db: Kysely<Database>, uid: number): Promise<{ list: PayoutAccount[] }> => ({
  list: (await payoutAccountsOf(db, uid)).map(wirePayoutAccount),
})

/** A thief of a session has neither the mobile nor, for a day, an account of their own to send money to. */
export const savePayoutAccount = async (
  context: Context,
  { uid, site }: { readonly uid: number; readonly site: Site },
  { method, name, number, ...proof }: ParsedRequestOf<Endpoints['savePayoutAccount']>,
) => {
  if (!methodsOf(site).includes(method)) throw new Refusal('notFound')
  const mobile = await boundMobile(context.db, uid)
  const code = await rightSmsCode(context, { ...proof, mobile, purpose: 'own' })
  return new Change(async (trx) => {
    await lockMember(trx, uid)
    if (!(await endSmsCode(trx, code))) throw new Refusal('smsCodeWrong')
    if ((await payoutAccountsOf(trx, uid)).length >= MOST_ACCOUNTS) throw new Refusal('payoutsEnough')
    const added = { account_id: uid, method, name, number, created_at: seconds(context.clock) }
    const row = await insertPayoutAccount(trx, added)
    if (row === null) throw new Refusal('payoutSaved')
    return { account: wirePayoutAccount(row) }
  })
}

/** No more money is sent to it than was asked for before. */
export const removePayoutAccount = ({ clock }: Pick<Context, 'clock'>, uid: number, id: number) =>
  new Change(async (trx) => {
    await lockMember(trx, uid)
    if (!(await setPayoutRemoved(trx, { id, uid, now: seconds(clock) }))) throw new Refusal('notFound')
    return {}
  })

export const usableFrom = ({ created_at }: PayoutRow): number => created_at + DAY_SECONDS

const wirePayoutAccount = (row: PayoutRow): PayoutAccount => ({
  id: row.id,
  method: row.method,
  name: masked(row.name),
  number: masked(row.number),
  usable_at: usableFrom(row),
})
