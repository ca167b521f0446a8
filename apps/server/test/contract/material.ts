import type { materialRows } from '@org/api-client/contract'
import { materialOf } from '../material-of'
import { storedPicture } from '../stored-picture'
import { accountOf, all, own, type CasesOf } from './endpoint-case'

export const materialCases = {
  getMyMaterial: { ...own, portuguese: () => [{}] },
  addMaterial: {
    changes: ['kept_upload', 'material'],
    cases: {
      'of their own': {
        request: async (world, caller) => ({
          title: 'Gol',
          files: [await storedPicture(world.server.context, String(accountOf(world, caller)))],
        }),
        refuses: { mutedEverywhere: 'notAllowed' },
      },
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
    changes: ['material'],
    cases: {
      'of their own': {
        request: async (world, caller) => ({ id: await materialOf(world.server.context, accountOf(world, caller)) }),
      },
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
