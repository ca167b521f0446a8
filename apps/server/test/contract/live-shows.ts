import type { liveShowRows } from '@org/api-client/contract'
import { storedPicture } from '../stored-picture'
import { accountOf, all, type CasesOf } from './endpoint-case'

export const liveShowCases = {
  startLive: {
    changes: [],
    cases: {
      'about a match': {
        request: async (world, caller) => ({
          title: 'Final',
          categoryid: 1,
          match_id: world.nextMatchID,
          cover: [await storedPicture(world.server.context, String(accountOf(world, caller)))],
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
