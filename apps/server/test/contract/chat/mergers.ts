import type { mergerCommands } from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { text } from '../../protocol-client'
import type { CasesOf } from './command-case'
import { all, MEMBERS_ONLY } from './shared'

export const mergerCases = {
  uploadMergedMessages: {
    changes: ['merged_messages'],
    cases: {
      'of a conversation': {
        request: (_world, { message }) => ({ messageList: [message] }),
        swaps: {
          messageList: {
            foreign: 'GROUP_PERMISSION_DENY',
            absent: 'MESSAGE_MERGER_TYPE_INVALID',
            otherKind: 'GROUP_NOT_FOUND',
            unstorable: 'PACKAGE_PARSE_FAILED',
          },
        },
        swapped: {
          messageList: ({ foreignMessage, actors: { member }, ids }) => ({
            foreign: foreignMessage,
            absent: { ...member.message, sequence: 999 },
            otherKind: { ...member.message, groupID: ids.peer },
            unstorable: { ...member.message, toAccount: '\0' },
          }),
        },
      },
      'of a private group': {
        request: ({ groups, ids }, { message }) => ({
          messageList: [{ ...message, toAccount: '', groupID: groups.secret, fromAccount: ids.member }],
        }),
        refuses: MEMBERS_ONLY,
      },
    },
    keyed: async (world, client) => {
      const sent = { fromAccount: client.userID, toAccount: await world.newMember() }
      const { sequence } = await client.request('sendC2CMessage', { toAccount: sent.toAccount, ...text('goal') })
      return {
        body: { messageList: [storedMessage({ ...sent, sequence })] },
        done: async () => (await world.rowsOf('merged_messages', client.userID)).length,
      }
    },
  },
  /** The key is unguessable: anyone with it may read. */
  downloadMergedMessages: {
    changes: [],
    cases: {
      'by a key they were given': {
        request: ({ mergedKey }) => ({ downloadKey: mergedKey }),
        swaps: { downloadKey: { ...all('MESSAGE_MERGER_KEY_INVALID'), foreign: 'ok' } },
        swapped: {
          downloadKey: ({ mergedKey, actors }) => ({
            foreign: mergedKey,
            absent: 'a'.repeat(32),
            otherKind: actors.member.pollKey,
            unstorable: '\0'.repeat(32),
          }),
        },
      },
    },
  },
} satisfies CasesOf<typeof mergerCommands>
