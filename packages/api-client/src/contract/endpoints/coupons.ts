import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getCoupons = /* @__PURE__ */ query('getCoupons', {
  method: 'POST',
  path: '/api/coupon/getCoupons',
  summary: 'The coupons of the member with a status, the newest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['coupon'],
})

export const getUsableCoupons = /* @__PURE__ */ query('getUsableCoupons', {
  method: 'POST',
  path: '/api/coupon/getUsableCoupons',
  summary: 'The coupons that the member may use for a purchase, the one that saves most first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['coupon'],
})

export const takeCoupon = /* @__PURE__ */ mutation('takeCoupon', {
  method: 'POST',
  path: '/api/coupon/takeCoupon',
  summary:
    'Takes a coupon that was dropped in a room, or one by its code: one for each member, as long as there are some.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['coupon'],
})

export const couponRows = { getCoupons, getUsableCoupons, takeCoupon }
