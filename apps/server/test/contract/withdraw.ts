import type { withdrawRows } from '@org/api-client/contract'
import { endWithdraws, giveMoney, payoutOf, removePayouts, withdrawOf } from '../withdraw-of'
import { accountOf, all, members, own, type CasesOf } from './endpoint-case'

export const withdrawCases = {
  getWithdrawRules: { ...own, portuguese: () => [{}] },
  getPayoutAccounts: { ...own, portuguese: () => [{}] },
  savePayoutAccount: {
    changes: ['payout_account', 'sms_code'],
    cases: {
      'with a mobile': {
        request: async (world, caller) => {
          const uid = accountOf(world, caller)
          await removePayouts(world.server.context, uid)
          const number = `62221111${world.fresh()}`
          return { method: 'bank' as const, name: 'A Name', number, ...(await world.proveOwnMobile(uid)) }
        },
        swaps: { code: { ...all('smsCodeWrong'), unstorable: 'invalidRequest' } },
      },
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
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'withdraw'],
    cases: {
      'to their own account': {
        request: async (world, caller) => {
          const { context } = world.server
          const uid = accountOf(world, caller)
          await endWithdraws(context, uid)
          await giveMoney(context, uid, 10_000)
          return { payout_id: await payoutOf(context, uid), cents: 10_000, fee: 100 }
        },
      },
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
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox', 'withdraw'],
    cases: {
      'of their own': {
        request: async (world, caller) => ({ id: await withdrawOf(world.server.context, accountOf(world, caller)) }),
      },
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await withdrawOf(server.context, Number(strangerID)) }),
        refuses: members('notFound'),
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof withdrawRows>
