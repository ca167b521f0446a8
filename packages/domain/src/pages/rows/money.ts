import type { Page } from '../page'

export const MONEY_PAGES = {
  wallet: { path: '/wallet', area: 'money', back: 'userCenter' },
  balance: { path: '/balance', area: 'money', back: 'wallet', guard: ['balance'] },
  transLog: { path: '/trans-log', area: 'money', back: 'wallet' },
  recharge: { path: '/recharge', area: 'money', back: 'wallet', guard: ['topup'] },
  mobileRecharge: { path: '/mobile/recharge', area: 'money', back: null, chrome: 'none' },
  withdraw: { path: '/withdraw', area: 'money', back: 'wallet' },
  coupons: { path: '/coupons', area: 'money', back: 'userCenter' },
  shop: { path: '/newshop', area: 'money', back: 'userCenter' },
  shopRecords: { path: '/newshop/records', area: 'money', back: 'shop' },
  vipPlans: { path: '/vip-plans', area: 'money', back: 'userCenter' },
} as const satisfies Record<string, Page>
