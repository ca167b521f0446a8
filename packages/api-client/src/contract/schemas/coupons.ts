import * as v from 'valibot'
import { coupon } from '../entities/coupon'
import { rowId, text, wholeNumber } from '../fields'
import { notId } from '../id-fields'
import { pagedByCursor } from '../paged'

export const getCoupons = pagedByCursor(coupon, { status: v.picklist([0, 1, 2, 3, 4]) })

export const getUsableCoupons = {
  request: v.object({ scene: v.picklist(['shop', 'vip', 'plan', 'model']), price: notId(wholeNumber(1)) }),
  reply: v.object({ list: v.array(coupon) }),
}

/** By the id that a room was told, or by a code. */
export const takeCoupon = {
  request: v.object({
    id: v.optional(notId(rowId)),
    code: v.optional(notId(text(32, 4))),
  }),
  reply: v.object({ coupon }),
}
