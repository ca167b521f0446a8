import type { Endpoints, ParsedRequestOf, ReplyOf, Withdraw } from '@org/api-client/contract'
import { PAYOUT_STATUS, withdrawFee } from '@org/domain'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { InsufficientBalanceError, post, type Owner } from '../../store/money/ledger'
import { settleCurrency } from '../../store/money/money-currency'
import { findAccount } from '../../store/identity/accounts'
import { lockMember } from '../../store/money/tasks'
import {
  insertWithdraw,
  lockWithdraw,
  openWithdraws,
  payoutAccountsOf,
  setWithdraw,
  withdrawsOf,
  type WithdrawRow,
} from '../../store/money/withdraws'
import type { WithdrawTable } from '../../store/money/withdraw-tables'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { rowBefore } from '../row-cursor'
import type { Site } from '../sites/sites'
import { usableFrom } from './payout-accounts'
import { currencyOf } from './recharge'
import { DAY_SECONDS, masked, methodsOf, WITHDRAW_RULES } from './withdraw-rules'

/** Where money waits that was asked for. */
export const HELD: Owner = 'system:withdrawals'

/** Takes the money out of the balance at once, so that it is asked for once. Rule: SRV-11. */
export const createWithdraw = (
  { clock }: Pick<Context, 'clock'>,
  { uid, site }: { readonly uid: number; readonly site: Site },
  { payout_id, cents, fee }: ParsedRequestOf<Endpoints['createWithdraw']>,
) =>
  new Change(async (trx) => {
    const now = seconds(clock)
    await lockMember(trx, uid)
    const payout = (await payoutAccountsOf(trx, uid)).find(({ id }) => id === payout_id)
    if (payout === undefined || !methodsOf(site).includes(payout.method)) throw new Refusal('notFound')
    const account = await findAccount(trx, uid)
    // It is deleted with what the money would be sent to.
    if (account?.status !== 1 || account.leaves_at > 0) throw new Refusal('accountClosed')
    if (usableFrom(payout) > now) throw new Refusal('payoutFresh')
    const { least, most, per_day } = WITHDRAW_RULES
    if (cents < least || cents > most) throw new Refusal('withdrawUnfit')
    if (withdrawFee(cents, WITHDRAW_RULES) !== fee) throw new Refusal('priceChanged')
    if ((await openWithdraws(trx, uid, now - DAY_SECONDS)).begun >= per_day) throw new Refusal('withdrawsEnough')
    const asked = { account_id: uid, payout_id, cents, fee, currency: currencyOf(site), created_at: now }
    return wireWithdraw(await askForMoney(trx, asked))
  })

/** Asks for money whose terms are right. */
export const askForMoney = async (
  trx: Transaction<Database>,
  asked: Insertable<WithdrawTable>,
): Promise<WithdrawRow> => {
  const row = await insertWithdraw(trx, asked)
  await hold(trx, row, asked.created_at)
  await tellOwner(trx, asked.account_id, asked.created_at)
  return row
}

const hold = async (trx: Transaction<Database>, { id, account_id, cents, currency }: WithdrawRow, now: number) => {
  if (!(await settleCurrency(trx, account_id, currency))) throw new Refusal('notEnoughMoney')
  const transfers = [{ asset: 'money', from: `user:${account_id}`, to: HELD, amount: cents }] as const
  try {
    await post(trx, { idempotencyKey: `withdraw:${id}`, kind: 'withdraw', now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughMoney')
    throw error
  }
}

/** A member takes it back until an operator has approved it. */
export const cancelWithdraw = ({ clock }: Pick<Context, 'clock'>, uid: number, id: number) =>
  new Change(async (trx) => {
    const row = await lockWithdraw(trx, id)
    if (row?.account_id !== uid) throw new Refusal('notFound')
    if (row.status !== PAYOUT_STATUS.reviewing) throw new Refusal('withdrawEnded')
    return wireWithdraw(await giveBack(trx, row, '', seconds(clock)))
  })

/** All of a locked withdrawal comes back, with its fee. */
export const giveBack = async (
  trx: Transaction<Database>,
  { id, account_id, cents }: WithdrawRow,
  reason: string,
  now: number,
): Promise<WithdrawRow> => {
  const transfers = [{ asset: 'money', from: HELD, to: `user:${account_id}`, amount: cents }] as const
  await post(trx, { idempotencyKey: `withdraw:${id}:back`, kind: 'withdraw_back', now, transfers })
  await tellOwner(trx, account_id, now)
  return setWithdraw(trx, id, { status: PAYOUT_STATUS.cancelled, reason, ended_at: now })
}

export const tellOwner = (trx: Transaction<Database>, uid: number, now: number) =>
  announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)

/** A page of those of a member, the newest first. */
export const listWithdraws = async (
  db: Kysely<Database>,
  uid: number,
  { cursor, size }: ParsedRequestOf<Endpoints['getWithdraws']>,
): Promise<ReplyOf<Endpoints['getWithdraws']>> => {
  const rows = await withdrawsOf(db, { uid, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map(wireWithdraw)
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

const wireWithdraw = (row: WithdrawRow): Withdraw => {
  const { id, cents, fee, currency, status, method, number, reason, created_at, ended_at } = row
  return { id, cents, fee, currency, status, method, number: masked(number), reason, created_at, ended_at }
}
