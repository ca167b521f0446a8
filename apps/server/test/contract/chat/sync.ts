import type { syncCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all, USER, GROUP, MEMBERS_ONLY, NOT_BANNED } from './shared'

export const syncCases = {
  syncUnread: {
    changes: [],
    cases: {
      'since a cookie': {
        request: (_world, { cookie }) => ({ cookie }),
        swaps: { cookie: all('SYNC_COOKIE_INVALID') },
        swapped: {
          cookie: ({ peer }) => ({
            foreign: peer.cookie,
            absent: `k1.e30.${'a'.repeat(43)}`,
            otherKind: peer.pollKey,
            unstorable: 'a\0',
          }),
        },
      },
    },
  },
  getMessages: {
    changes: [],
    cases: {
      'of a conversation': {
        request: ({ peer }) => ({ peerAccount: peer.userID, sequenceList: [1, 2] }),
        swaps: { peerAccount: USER },
      },
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, sequenceList: [1] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall, sequenceList: [1] }), refuses: NOT_BANNED },
    },
  },
} satisfies CasesOf<typeof syncCommands>
