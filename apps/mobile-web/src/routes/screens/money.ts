import type { ScreensOf } from '../screen'

export const screens = {
  wallet: { code: () => import('../../features/money/WalletScreen'), texts: ['money'] },
  balance: { code: () => import('../../features/money/BalanceScreen'), texts: ['money'] },
  transLog: { code: () => import('../../features/money/TransLogScreen'), texts: ['money'] },
  coupons: { code: () => import('../../features/coupons/CouponsScreen'), texts: ['coupons'] },
  withdraw: { code: () => import('../../features/withdraw/WithdrawScreen'), texts: ['withdraw'] },
  shop: { code: () => import('../../features/shop/ShopScreen'), texts: ['shop'] },
  shopRecords: { code: () => import('../../features/shop/ShopRecordsScreen'), texts: ['shop'] },
  vipPlans: { code: () => import('../../features/shop/VipPlansScreen'), texts: ['shop'] },
  recharge: { code: () => import('../../features/recharge/RechargeScreen'), texts: ['recharge'] },
  mobileRecharge: { code: () => import('../../features/recharge/RechargeScreen'), texts: ['recharge'] },
} satisfies ScreensOf<'money'>
