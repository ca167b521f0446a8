import type { recordRows } from '@org/api-client/contract'
import { own, type CasesOf } from './endpoint-case'

const KINDS = ['login', 'security', 'order', 'task'] as const

export const recordCases = {
  getLiveLog: { ...own, portuguese: () => [{}] },
  clearLiveLog: {
    changes: ['live_log'],
    cases: {
      'of their own': {
        request: async ({ server, actors, anchorID }) => {
          const row = { account_id: Number(actors.member.userID), anchor_id: anchorID, opened_at: 1 }
          const { db } = server.context
          await db
            .insertInto('live_log')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          return {}
        },
      },
    },
  },
  getMyLog: {
    changes: [],
    cases: { 'of their own': { request: () => ({ kind: 'login' }) } },
    portuguese: () => KINDS.map((kind) => ({ kind })),
  },
} satisfies CasesOf<typeof recordRows>
