import type { materialRows } from '@org/api-client/contract'
import { materialOf } from '../material-of'
import { storedPicture } from '../stored-picture'
import { all, own, type CasesOf } from './endpoint-case'

export const materialCases = {
  getMyMaterial: { ...own, portuguese: () => [{}] },
  addMaterial: {
    changes: [],
    cases: {
      'of others': {
        request: async ({ server, strangerID }) => ({
          title: 'Gol',
          files: [await storedPicture(server.context, strangerID)],
        }),
        refuses: {
          member: 'failure',
          other: 'failure',
          muted: 'failure',
          mutedEverywhere: 'notAllowed',
          banned: 'failure',
        },
        swaps: { files: { ...all('failure'), otherKind: 'invalidRequest', unstorable: 'invalidRequest' } },
      },
    },
  },
  deleteMaterial: {
    changes: [],
    cases: {
      'of others': {
        request: async ({ server, strangerID }) => ({ id: await materialOf(server.context, Number(strangerID)) }),
        refuses: {
          member: 'notFound',
          other: 'notFound',
          muted: 'notFound',
          mutedEverywhere: 'notFound',
          banned: 'notFound',
        },
        swaps: { id: { ...all('notFound'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof materialRows>
