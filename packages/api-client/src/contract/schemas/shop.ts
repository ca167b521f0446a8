import * as v from 'valibot'
import { goods } from '../entities/goods'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

export const getGoods = paged(goods, { kind: v.picklist(['vip', 'gift']) })

export const createOrder = {
  request: v.object({
    goods_id: notId(rowId),
    count: v.optional(notId(wholeNumber(1, 99)), 1),
    /** The price of all of them, as it was shown: another one is refused. */
    gold: notId(wholeNumber(1)),
    /** Pays for a part of it, or for all. */
    coupon_id: v.optional(idOf('coupon', rowId)),
  }),
  reply: v.object({
    id: count,
    /** The gold that is left. */
    gold: count,
    vip_level: count,
    vip_date: epochSeconds,
  }),
}

export const getOrders = pagedByCursor(
  v.object({
    id: count,
    goods,
    count: wholeNumber(1),
    /** What was paid, besides a coupon. */
    gold: count,
    created_at: epochSeconds,
  }),
  {},
)
