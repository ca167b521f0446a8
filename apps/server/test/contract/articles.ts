import type { activityRows, articleRows } from '@org/api-client/contract'
import { list, PUBLIC, type CasesOf } from './endpoint-case'

const DOCUMENTS = [1, 2, 3, 4, 5, 6]

/** Of the demonstration: Chinese articles have odd numbers. */
const PORTUGUESE = [2, 4, 6, 8, 10, 12]

export const articleCases = {
  getArticles: { ...list, portuguese: () => [{ size: 100 }, { category: 'news' }] },
  getArticle: {
    changes: [],
    cases: { 'public data': { request: () => ({ id: 1 }), swaps: { id: PUBLIC } } },
    portuguese: () => PORTUGUESE.map((id) => ({ id })),
  },
  getProtocal: {
    changes: [],
    cases: { 'public data': { request: () => ({ type: 1 }) } },
    portuguese: () => DOCUMENTS.map((type) => ({ type })),
  },
} satisfies CasesOf<typeof articleRows>

export const activityCases = {
  getActivities: { ...list, portuguese: () => [{ size: 100 }] },
  getActivity: {
    changes: [],
    cases: { 'public data': { request: () => ({ id: 1 }), swaps: { id: PUBLIC } } },
    portuguese: () => [{ id: 1 }],
  },
  joinActivity: {
    changes: ['activity_entry', 'ledger_account', 'ledger_entry', 'ledger_transaction', 'outbox'],
    cases: { 'of their own': { request: () => ({ id: 1 }), swaps: { id: { ...PUBLIC, foreign: 'alreadyDone' } } } },
  },
} satisfies CasesOf<typeof activityRows>
