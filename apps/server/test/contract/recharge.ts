import type { rechargeRows } from '@org/api-client/contract'
import { findBrand } from '@org/site-brands'
import { rechargeOf } from '../recharge-of'
import { giveMoney } from '../withdraw-of'
import { accountOf, all, list, members, type CasesOf } from './endpoint-case'

const OPTION = { option_id: 1, cents: 600 }
/** The world sells gold on its own site only. */
const OTHER_SITE = { sp_source: findBrand('xzbn')?.source }

export const rechargeCases = {
  getRechargeOptions: { ...list, portuguese: () => [{}] },
  createRecharge: {
    changes: ['ledger_account', 'ledger_entry', 'ledger_transaction', 'notice', 'outbox', 'recharge'],
    cases: {
      'at the page of the provider': { request: () => ({ ...OPTION, method: 'card' }) },
      'with their own money': {
        request: async (world, caller) => {
          await giveMoney(world.server.context, accountOf(world, caller), OPTION.cents)
          return { ...OPTION, method: 'wallet' }
        },
      },
      'of a site that sells no gold': {
        request: () => ({ ...OPTION, method: 'card', ...OTHER_SITE }),
        refuses: members('notAllowed'),
      },
    },
  },
  getRecharge: {
    changes: [],
    cases: {
      'of their own': {
        request: async (world, caller) => ({ id: await rechargeOf(world.server.context, accountOf(world, caller)) }),
      },
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await rechargeOf(server.context, Number(strangerID)) }),
        refuses: members('notFound'),
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
    portuguese: ({ recharge }) => [{ id: recharge }],
  },
} satisfies CasesOf<typeof rechargeRows>
