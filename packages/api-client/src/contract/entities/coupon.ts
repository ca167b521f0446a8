import * as v from 'valibot'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'

/** What is bought with it. */
const couponScene = v.picklist(['any', 'shop', 'vip', 'plan', 'model'])

const couponFields = {
  id: rowId,
  name: v.string(),
  scene: couponScene,
  /** What it is worth. */
  gold: wholeNumber(1),
  /** The lowest price that it is for. */
  least: count,
  /** Of `PLAN_STATUS`: 1 can be used; 4, 2 and 3 follow the plan that it has paid for; 0 is used for something else, or too old. */
  status: v.picklist([0, 1, 2, 3, 4]),
  expires_at: epochSeconds,
  /** 0 for never. */
  used_at: epochSeconds,
}

export interface CouponSchema extends v.ObjectSchema<typeof couponFields, undefined> {}
export const coupon: CouponSchema = v.object(couponFields)

export type Coupon = v.InferOutput<typeof coupon>
export type CouponScene = v.InferOutput<typeof couponScene>
