import type { readReceiptCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { USER, GROUP, PLACE, MEMBERS_ONLY, NOBODY } from './shared'

export const readReceiptCases = {
  /** Messages of others, which change for their senders. */
  sendReadReceipts: {
    changes: [],
    cases: {
      'of their own': {
        request: (_world, { message }) => ({ peerAccount: message.toAccount, sequenceList: [1] }),
        swaps: { peerAccount: USER },
      },
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, sequenceList: [999] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
  },
  getReadReceipts: {
    changes: [],
    cases: {
      'of a conversation': {
        request: (_world, { message }) => ({ peerAccount: message.toAccount, sequenceList: [1] }),
        swaps: { peerAccount: USER },
      },
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, sequenceList: [1] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
  },
  getReadReceiptDetail: {
    changes: [],
    cases: {
      'of a member': {
        request: ({ groups }) => ({ groupID: groups.secret, sequence: 1 }),
        refuses: { ...NOBODY, member: 'ok' },
        swaps: { groupID: GROUP, cursor: PLACE },
        swapped: {
          cursor: ({ ids, groups }) => ({
            foreign: ids.stranger,
            absent: 'zzz',
            otherKind: groups.secret,
            unstorable: 'a\0',
          }),
        },
      },
    },
  },
} satisfies CasesOf<typeof readReceiptCommands>
