import type { walletRows } from '@org/api-client/contract'
import { own, type CasesOf } from './endpoint-case'

const ASSETS = ['gold', 'diamond', 'point', 'money'] as const

export const walletCases = {
  getWallet: { ...own, portuguese: () => [{}] },
  getBills: {
    changes: [],
    cases: { 'of their own': { request: () => ({ asset: 'gold' }) } },
    portuguese: () => ASSETS.map((asset) => ({ asset })),
  },
  getProfitConsumeType: { ...own, portuguese: () => [{}] },
  getProfitList: { ...own, portuguese: () => [{}, { type: 'task' }] },
} satisfies CasesOf<typeof walletRows>
