import * as v from 'valibot'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'

/** `wallet` is the money that the member has here. */
export const payMethod = v.picklist(['wallet', 'card', 'pix'])
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

export const rechargeOption = v.object({
  id: rowId,
  /** The price, in the currency of the site. */
  cents: wholeNumber(1),
  gold: wholeNumber(1),
  /** Gold on top of it. */
  bonus: count,
})

export const recharge = v.object({
  id: rowId,
  /** `expired` may still become `paid`: the money was sent late. */
  status: v.picklist(['created', 'paid', 'failed', 'expired']),
  cents: wholeNumber(1),
  currency,
  /** All that comes into the purse. */
  gold: wholeNumber(1),
  method: payMethod,
  /** The address of the page that takes the money; empty once nothing is to be paid there. */
  pay_url: v.string(),
  created_at: epochSeconds,
})

export type PayMethod = v.InferOutput<typeof payMethod>
export type Recharge = v.InferOutput<typeof recharge>
export type RechargeOption = v.InferOutput<typeof rechargeOption>
