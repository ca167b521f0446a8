import type { serviceRows } from '@org/api-client/contract'
import { all, own, PUBLIC, type CasesOf } from './endpoint-case'

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
  report: {
    changes: ['user_report'],
    cases: {
      'of a user': {
        request: ({ actors }) => ({ type: 'user', id: actors.other.userID, reason: 'spam' }),
        swaps: { id: PUBLIC },
      },
    },
  },
  getMyFeedback: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof serviceRows>
