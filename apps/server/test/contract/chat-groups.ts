import type { chatGroupRows } from '@org/api-client/contract'
import { all, type CasesOf } from './endpoint-case'

export const chatGroupCases = {
  setGroupConfig: {
    changes: [],
    cases: {
      'of a group': {
        request: ({ groupID }) => ({ group_id: groupID, slow_mode: 5 }),
        swaps: { group_id: { ...all('notAllowed'), unstorable: 'invalidRequest' } },
      },
    },
  },
} satisfies CasesOf<typeof chatGroupRows>
