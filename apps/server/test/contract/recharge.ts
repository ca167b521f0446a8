import type { rechargeRows } from '@org/api-client/contract'
import { rechargeOf } from '../recharge-of'
import { accountOf, all, list, members, type CasesOf } from './endpoint-case'

export const rechargeCases = {
  getRechargeOptions: { ...list, portuguese: () => [{}] },
  createRecharge: {
    changes: [],
    cases: {
      'of a site that sells no gold': {
        request: () => ({ option_id: 1, cents: 600, method: 'card' }),
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
