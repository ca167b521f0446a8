import { getCoupons, getUsableCoupons, takeCoupon } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const couponApi = injectRows(api, { getUsableCoupons, takeCoupon })
export const couponPagesApi = injectPages(api, { getCoupons })
