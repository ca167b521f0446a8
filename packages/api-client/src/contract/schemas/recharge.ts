import * as v from 'valibot'
import { currency, payMethod, recharge, rechargeOption } from '../entities/recharge'
import { rowId, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'

export const getRechargeOptions = {
  request: v.object({}),
  reply: v.object({
    currency,
    list: v.array(rechargeOption),
    /** Those that the site offers now, at least `wallet`. */
    methods: v.array(payMethod),
  }),
}

export const createRecharge = {
  request: v.object({
    option_id: notId(rowId),
    /** The price, as it was shown: another one is refused. */
    cents: notId(wholeNumber(1)),
    method: payMethod,
    /** 1 in a web view, whose page without the frame of the app is where the member comes back to. */
    webview: v.optional(v.picklist([0, 1]), 0),
  }),
  reply: recharge,
}

export const getRecharge = { request: v.object({ id: idOf('recharge', rowId) }), reply: recharge }
