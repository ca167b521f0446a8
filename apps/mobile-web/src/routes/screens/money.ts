import type { ScreensOf } from '../screen'

export const screens = {
  wallet: { code: () => import('../../features/money/WalletScreen'), texts: ['money'] },
  balance: { code: () => import('../../features/money/BalanceScreen'), texts: ['money'] },
  transLog: { code: () => import('../../features/money/TransLogScreen'), texts: ['money'] },
} satisfies ScreensOf<'money'>
