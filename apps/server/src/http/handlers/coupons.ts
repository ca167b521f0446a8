import type { couponRows } from '@org/api-client/contract'
import { listCoupons, takeCoupon, usableCoupons } from '../../services/money/coupons'
import type { Handlers } from '../handler'

export const couponHandlers = {
  getCoupons: (query, { context, viewer, lang }) => listCoupons(context, { uid: viewer.uid, lang }, query),

  getUsableCoupons: (purchase, { context, viewer, lang }) =>
    usableCoupons(context, { uid: viewer.uid, lang }, purchase),

  takeCoupon: (request, { context, viewer, lang }) => takeCoupon(context, { uid: viewer.uid, lang }, request),
} satisfies Handlers<typeof couponRows>
