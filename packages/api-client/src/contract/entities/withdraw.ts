import * as v from 'valibot'
import { epochSeconds, rowId, wholeNumber } from '../fields'
import { currency } from './recharge'

export const payoutMethod = v.picklist(['bank', 'alipay', 'pix'])

export const payoutAccount = v.object({
  id: rowId,
  method: payoutMethod,
  /** Masked. */
  name: v.string(),
  /** Masked. */
  number: v.string(),
  /** Money can be sent to it from then on. */
  usable_at: epochSeconds,
})

export const withdraw = v.object({
  id: rowId,
  /** What has left the balance. */
  cents: wholeNumber(1),
  /** What is kept of it. */
  fee: wholeNumber(),
  currency,
  /** Of `PAYOUT_STATUS`. */
  status: v.picklist([0, 1, 2, 3]),
  method: payoutMethod,
  /** Masked. */
  number: v.string(),
  /** Why it was refused; empty for none. */
  reason: v.string(),
  created_at: epochSeconds,
  /** When it was paid or came back; 0 before. */
  ended_at: epochSeconds,
})

export type PayoutMethod = v.InferOutput<typeof payoutMethod>
export type PayoutAccount = v.InferOutput<typeof payoutAccount>
export type Withdraw = v.InferOutput<typeof withdraw>
