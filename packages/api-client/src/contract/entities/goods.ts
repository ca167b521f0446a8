import * as v from 'valibot'
import { count, rowId, wholeNumber } from '../fields'

const goodsFields = {
  id: rowId,
  /** Days of VIP, or gifts for the bag. */
  kind: v.picklist(['vip', 'gift']),
  name: v.string(),
  /** Empty for VIP. */
  picture: v.string(),
  /** How many days or gifts one of it is. */
  amount: wholeNumber(1),
  /** The price. */
  gold: wholeNumber(1),
  /** How many are left; -1 for as many as wanted. */
  stock: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  /** How many a member may buy; 0 for any number. */
  each_limit: count,
  /** How many were sold. */
  sold: count,
}

export interface GoodsSchema extends v.ObjectSchema<typeof goodsFields, undefined> {}
/** Something that is sold for gold. */
export const goods: GoodsSchema = v.object(goodsFields)

export type Goods = v.InferOutput<typeof goods>
