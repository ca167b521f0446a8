import { findBrand } from '@org/site-brands'
import type { Endpoints, ParsedRequestOf, PayMethod, Recharge, ReplyOf } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import type { Payment, PaymentNotice } from '../../ports/payments'
import { InsufficientBalanceError, post, type Transfer } from '../../store/money/ledger'
import { settleCurrency } from '../../store/money/money-currency'
import {
  insertRecharge,
  lockRecharge,
  rechargeById,
  rechargeOptions,
  setFailed,
  setPaid,
  type RechargeRow,
} from '../../store/money/recharges'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import type { Site } from '../sites/sites'
import { paymentSigner } from './payment-signatures'

/** How long a recharge waits for its money. */
const PAY_SECONDS = 1_800

const METHODS: Readonly<Record<string, readonly PayMethod[]>> = {
  CNY: ['wallet', 'card'],
  BRL: ['wallet', 'pix', 'card'],
}

export const currencyOf = (site: Site): string => findBrand(site)?.currency ?? 'CNY'

const methodsOf = ({ payments }: Context, currency: string): PayMethod[] =>
  (METHODS[currency] ?? ['wallet']).filter((method) => method === 'wallet' || payments?.methods.includes(method))

export const listOptions = async (context: Context, site: Site): Promise<ReplyOf<Endpoints['getRechargeOptions']>> => {
  const currency = currencyOf(site)
  const rows = await rechargeOptions(context.db, currency)
  const list = rows.map(({ id, cents, gold, bonus }) => ({ id, cents, gold, bonus }))
  return { currency, list, methods: methodsOf(context, currency) }
}

/**
 * Begins a recharge at the price that was shown. From the money that the member has here it is paid at once, in the same
 * transaction. Rule: SRV-11.
 */
export const createRecharge = (
  context: Context,
  { uid, site }: { readonly uid: number; readonly site: Site },
  { option_id, cents, method, webview }: ParsedRequestOf<Endpoints['createRecharge']>,
) =>
  new Change(async (trx): Promise<Recharge> => {
    const now = seconds(context.clock)
    const currency = currencyOf(site)
    const option = (await rechargeOptions(trx, currency)).find(({ id }) => id === option_id)
    if (option === undefined || !methodsOf(context, currency).includes(method)) throw new Refusal('notFound')
    if (option.cents !== cents) throw new Refusal('priceChanged')
    const row = await insertRecharge(trx, {
      account_id: uid,
      currency,
      cents,
      gold: option.gold + option.bonus,
      method,
      provider: method === 'wallet' ? '' : (context.payments?.name ?? ''),
      webview: webview === 1,
      created_at: now,
      expires_at: now + PAY_SECONDS,
    })
    return wireRecharge(context, method === 'wallet' ? await bookPaid(trx, row, now) : row)
  })

/** A recharge of a member. */
export const readRecharge = async (context: Context, uid: number, id: number): Promise<Recharge> => {
  const row = await rechargeById(context.db, id)
  if (row?.account_id !== uid) throw new Refusal('notFound')
  return wireRecharge(context, row)
}

const wireRecharge = ({ clock, config }: Context, row: RechargeRow): Recharge => {
  const { id, cents, currency, gold, method, provider, created_at } = row
  const status = row.status === 'created' && row.expires_at <= seconds(clock) ? 'expired' : row.status
  const pay_url =
    status === 'created' ? `/pay/${provider}/${id}?sign=${paymentSigner(config.secrets).sign(pageText(row))}` : ''
  return { id, status, cents, currency, gold, method, pay_url, created_at }
}

const pageText = ({ id, account_id }: RechargeRow) => `page|${id}|${account_id}`

/** What is to be paid at a pay page; null if its address is none of ours, or if nothing is to be paid there. */
export const paymentAt = async (
  { db, clock, config }: Context,
  { id, provider, signature }: { readonly id: number; readonly provider: string; readonly signature: string },
): Promise<Payment | null> => {
  const row = await rechargeById(db, id)
  if (row?.provider !== provider || !paymentSigner(config.secrets).isSigned(pageText(row), signature)) return null
  if (row.status !== 'created' || row.expires_at <= seconds(clock)) return null
  const { cents, currency, method, gold } = row
  return { id, cents, currency, method, gold, backTo: backTo(row) }
}

const backTo = ({ id, webview }: RechargeRow): string =>
  `/m${pagePath(webview ? 'mobileRecharge' : 'recharge')}?id=${id}`

/**
 * Takes what a provider says, once: what was paid stays paid, whatever comes later. Money that comes after the recharge has expired
 * is booked too. Returns where the payer comes back to; null if it is about no payment of ours.
 */
export const takeNotice = (
  { db, clock }: Context,
  provider: string,
  { id, cents, currency, result }: PaymentNotice,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const row = await lockRecharge(trx, id)
    if (row?.provider !== provider || row.cents !== cents || row.currency !== currency) return null
    if (result === 'paid' && row.status !== 'paid') await bookPaid(trx, row, seconds(clock))
    if (result === 'failed' && row.status === 'created') await setFailed(trx, id)
    return backTo(row)
  })

const bookPaid = async (trx: Transaction<Database>, row: RechargeRow, now: number): Promise<RechargeRow> => {
  const { id, account_id, cents, currency, gold, method } = row
  const owner = `user:${account_id}` as const
  const sold: Transfer = { asset: 'gold', from: 'system:recharge', to: owner, amount: gold }
  const paid: Transfer = { asset: 'money', from: owner, to: 'system:recharge', amount: cents }
  const transfers = method === 'wallet' ? [sold, paid] : [sold]
  if (method === 'wallet' && !(await settleCurrency(trx, account_id, currency))) throw new Refusal('notEnoughMoney')
  try {
    await post(trx, { idempotencyKey: `recharge:${id}`, kind: 'recharge', now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughMoney')
    throw error
  }
  await writeNotice(trx, account_id, { type: 'rechargePaid', data: { gold } }, now)
  await announce(trx, `user:${account_id}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)
  return setPaid(trx, id, now)
}
