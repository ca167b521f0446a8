import type { rechargeRows } from '@org/api-client/contract'
import { rechargeOf } from '../recharge-of'
import { LOGGED_IN } from '../authorisation/callers'
import { all, list, type CasesOf, type Outcome } from './endpoint-case'

const members = (name: Outcome) =>
  Object.fromEntries(LOGGED_IN.filter((caller) => caller !== 'guest').map((caller) => [caller, name]))

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
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await rechargeOf(server.context, Number(strangerID)) }),
        refuses: members('notFound'),
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
    portuguese: ({ recharge }) => [{ id: recharge }],
  },
} satisfies CasesOf<typeof rechargeRows>
