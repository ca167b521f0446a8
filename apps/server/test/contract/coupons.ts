import type { couponRows } from '@org/api-client/contract'
import { dropOf } from '../coupon-of'
import type { CasesOf } from './endpoint-case'

const STATUSES = [0, 1, 2, 3, 4] as const
const SCENES = ['shop', 'vip', 'plan', 'model'] as const

export const couponCases = {
  getCoupons: {
    changes: [],
    cases: { 'of their own': { request: () => ({ status: 1 as const }) } },
    portuguese: () => STATUSES.map((status) => ({ status })),
  },
  getUsableCoupons: {
    changes: [],
    cases: { 'of their own': { request: () => ({ scene: 'shop' as const, price: 100 }) } },
    portuguese: () => SCENES.map((scene) => ({ scene, price: 1_000 })),
  },
  takeCoupon: {
    changes: ['coupon', 'coupon_drop', 'outbox'],
    cases: { 'of a room': { request: async ({ server }) => ({ id: await dropOf(server.context, 9) }) } },
  },
} satisfies CasesOf<typeof couponRows>
