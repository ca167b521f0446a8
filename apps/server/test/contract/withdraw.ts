import type { withdrawRows } from '@org/api-client/contract'
import { payoutOf, withdrawOf } from '../withdraw-of'
import { accountOf, all, members, own, type CasesOf } from './endpoint-case'

export const withdrawCases = {
  getWithdrawRules: { ...own, portuguese: () => [{}] },
  getPayoutAccounts: { ...own, portuguese: () => [{}] },
  savePayoutAccount: {
    changes: [],
    cases: {
      'without a mobile': {
        request: async ({ captcha, server }) => {
          // Another row may have bound one.
          await server.context.db.updateTable('account').set({ mobile: null }).execute()
          return {
            method: 'bank' as const,
            name: 'A Name',
            number: '6222',
            smscode: '000000',
            ...(await captcha('sms')),
          }
        },
        refuses: members('failure'),
        swaps: { code: { ...all('failure'), unstorable: 'invalidRequest' } },
      },
    },
  },
  removePayoutAccount: {
    changes: ['payout_account'],
    cases: {
      'of their own': {
        request: async (world, caller) => ({ id: await payoutOf(world.server.context, accountOf(world, caller)) }),
      },
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await payoutOf(server.context, Number(strangerID)) }),
        refuses: members('notFound'),
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
  createWithdraw: {
    changes: [],
    cases: {
      'to an account of others': {
        request: async ({ server, strangerID }) => ({
          payout_id: await payoutOf(server.context, Number(strangerID)),
          cents: 10_000,
          fee: 100,
        }),
        refuses: members('notFound'),
        swaps: { payout_id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
  getWithdraws: { ...own, portuguese: () => [{}] },
  cancelWithdraw: {
    changes: [],
    cases: {
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await withdrawOf(server.context, Number(strangerID)) }),
        refuses: members('notFound'),
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof withdrawRows>
