import type { followRows } from '@org/api-client/contract'
import { own, type CasesOf } from './endpoint-case'

export const followCases = {
  followUser: {
    changes: ['follow', 'follow_count', 'outbox'],
    cases: {
      'of an anchor': {
        request: ({ anchorID }) => ({ userid: anchorID, type: 1 }),
        swaps: { userid: { foreign: 'ok', absent: 'notFound', otherKind: 'notFound', unstorable: 'invalidRequest' } },
      },
    },
  },
  getFollowed: { ...own, portuguese: () => [{}] },
  getFollows: { ...own, portuguese: () => [{ kind: 'anchors' as const }, { kind: 'users' as const }] },
  getFans: { ...own, portuguese: () => [{}] },
} satisfies CasesOf<typeof followRows>
