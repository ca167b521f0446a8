import { withdrawFee } from '@org/domain'
import type { Transaction } from 'kysely'
import { findKind } from '../../store/money/coupon-drops'
import { insertCoupon } from '../../store/money/coupons'
import { post } from '../../store/money/ledger'
import { settleCurrency } from '../../store/money/money-currency'
import { insertPayoutAccount } from '../../store/money/withdraws'
import type { Database } from '../../store/schema'
import { grantCoupons } from './give-coupons'
import { approveWithdraw, payWithdraw, rejectWithdraw } from './review-withdraw'
import { askForMoney } from './withdraw'
import { DAY_SECONDS, WITHDRAW_RULES } from './withdraw-rules'

/** The kinds of coupons that are there from the start. */
const KINDS = [1, 2, 3, 4]
/** One of these has ended. */
const ENDED_KIND = 3
const PLACES = {
  CNY: { method: 'bank', number: '6222020200001234' },
  BRL: { method: 'pix', number: 'demo@example.invalid' },
} as const
const MONEY = 50_000
/** What was asked for so many days ago, and what has become of it. */
const ASKED = [
  { days: 9, cents: 12_000, end: 'paid' },
  { days: 5, cents: 20_000, end: 'rejected' },
  { days: 1, cents: 8_000, end: null },
] as const

interface DemoMember {
  readonly uid: number
  readonly currency: keyof typeof PLACES
  readonly now: number
}

/** Gives a new member of the demonstration coupons, and money of which they have withdrawn some. */
export const seedDemoMoney = async (trx: Transaction<Database>, member: DemoMember): Promise<void> => {
  await giveCoupons(trx, member)
  await withdrawMoney(trx, member)
}

const giveCoupons = async (trx: Transaction<Database>, { uid, now }: DemoMember): Promise<void> => {
  const kind = await findKind(trx, ENDED_KIND)
  const ended = { uid, drop_id: null, created_at: now - 20 * DAY_SECONDS, expires_at: now - 5 * DAY_SECONDS }
  if (kind !== null) await insertCoupon(trx, { ...ended, kind })
  for (const kindID of KINDS) await grantCoupons(trx, { uid, kindID, count: 1, now })
}

const withdrawMoney = async (trx: Transaction<Database>, { uid, currency, now }: DemoMember): Promise<void> => {
  await settleCurrency(trx, uid, currency)
  const since = now - 10 * DAY_SECONDS
  const transfers = [{ asset: 'money', from: 'system:demo', to: `user:${uid}`, amount: MONEY }] as const
  await post(trx, { idempotencyKey: `demo:${uid}:money`, kind: 'demo', now: since, transfers })
  const place = { ...PLACES[currency], name: 'Demo', account_id: uid, created_at: since }
  const payout = await insertPayoutAccount(trx, place)
  if (payout === null) return
  for (const { days, cents, end } of ASKED) {
    const created_at = now - days * DAY_SECONDS
    const fee = withdrawFee(cents, WITHDRAW_RULES) ?? 0
    const { id } = await askForMoney(trx, { account_id: uid, payout_id: payout.id, cents, fee, currency, created_at })
    const endedAt = created_at + DAY_SECONDS
    if (end === 'rejected') await rejectWithdraw(trx, id, 'Demo', endedAt)
    if (end === 'paid' && (await approveWithdraw(trx, id, created_at))) await payWithdraw(trx, id, endedAt)
  }
}
