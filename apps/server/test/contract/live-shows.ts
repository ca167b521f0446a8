import type { liveShowRows } from '@org/api-client/contract'
import { storedPicture } from '../stored-picture'
import { all, type CasesOf } from './endpoint-case'

export const liveShowCases = {
  startLive: {
    changes: [],
    cases: {
      'about a match': {
        request: async ({ nextMatchID, server, strangerID }) => ({
          title: 'Final',
          categoryid: 1,
          match_id: nextMatchID,
          cover: [await storedPicture(server.context, strangerID)],
        }),
        swaps: {
          match_id: { ...all('notAllowed'), unstorable: 'invalidRequest' },
          cover: { ...all('notAllowed'), otherKind: 'invalidRequest', unstorable: 'invalidRequest' },
        },
      },
    },
  },
  endLive: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
} satisfies CasesOf<typeof liveShowRows>
