import type { applyRows } from '@org/api-client/contract'
import { all, type CasesOf } from './endpoint-case'

export const applyCases = {
  getApplication: {
    changes: [],
    cases: { 'of their own': { request: () => ({ type: 'anchor' }) } },
    portuguese: () => [{ type: 'anchor' }, { type: 'master' }],
  },
  submitApplication: {
    changes: ['application'],
    cases: {
      'to become a master': {
        request: () => ({ type: 'master', real_name: 'Ana', contact: 'ana@example.com', statement: 'Football' }),
        swaps: { pictures: { ...all('failure'), otherKind: 'invalidRequest', unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof applyRows>
