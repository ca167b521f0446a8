import type { sessionRows } from '@org/api-client/contract'
import { all, own, PUBLIC, type CasesOf } from './endpoint-case'

export const sessionCases = {
  getSessions: { ...own, portuguese: () => [{}] },
  endSession: {
    changes: ['account_log', 'im_session', 'session'],
    cases: {
      'all other ones': { request: () => ({}) },
      'one of their own': {
        request: ({ sessionOf, actors }) => sessionOf(actors.member.userID),
        refuses: { other: 'notFound', muted: 'notFound', mutedEverywhere: 'notFound', banned: 'notFound' },
        swaps: { id: { ...all('notFound'), unstorable: PUBLIC.unstorable } },
      },
    },
  },
} satisfies CasesOf<typeof sessionRows>
