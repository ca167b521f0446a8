import type { CouponScene } from '@org/api-client/contract'
import type { Context } from '../src/services/context'
import { insertDrop } from '../src/store/money/coupon-drops'
import { insertCoupon } from '../src/store/money/coupons'

const NEVER = 4_000_000_000

/** The id of a new coupon of a member, worth 100 gold. */
export const couponOf = async ({ db }: Context, uid: number, scene: CouponScene): Promise<number> => {
  const given = { uid, drop_id: null, created_at: 1, expires_at: NEVER }
  const coupon = await db
    .transaction()
    .execute((trx) => insertCoupon(trx, { ...given, kind: { id: 1, scene, gold: 100, least: 0 } }))
  return coupon?.id ?? 0
}

/** The id of a new drop of coupons of the first kind. */
export const dropOf = async ({ db }: Context, stock: number, code: string | null = null): Promise<number> => {
  const drop = { kind_id: 1, code, room_id: null, stock, created_at: 1, expires_at: NEVER }
  return (await db.transaction().execute((trx) => insertDrop(trx, drop)))?.id ?? 0
}
