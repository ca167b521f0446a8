import type { serviceRows } from '@org/api-client/contract'
import { all, own, type CasesOf } from './endpoint-case'

export const serviceCases = {
  publish: {
    changes: ['feedback'],
    cases: {
      'without pictures': {
        request: () => ({ text: 'The video stops' }),
        swaps: { pictures: { ...all('failure'), otherKind: 'invalidRequest', unstorable: 'invalidRequest' } },
      },
    },
  },
  getMyFeedback: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof serviceRows>
