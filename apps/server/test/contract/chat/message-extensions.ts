import type { messageExtensionCommands } from '@org/im-sdk/protocol'
import { c2cKey } from '../../../src/store/im/conversation-id'
import { LOGGED_IN } from '../../authorisation/callers'
import { takeExtensions } from '../../take-extensions'
import type { CasesOf } from './command-case'
import { USER, GROUP, MEMBERS_ONLY, fresh } from './shared'

export const messageExtensionCases = {
  getMessageExtensions: {
    changes: [],
    cases: {
      'of a conversation': {
        request: (_world, { message }) => ({ peerAccount: message.toAccount, messageSequence: 1 }),
        swaps: { peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' } },
      },
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, messageSequence: 1 }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
  },
  modifyMessageExtensions: {
    changes: ['message', 'message_extension', 'message_extensions'],
    cases: {
      'of a conversation': {
        request: (_world, { message }) => ({
          peerAccount: message.toAccount,
          messageSequence: 1,
          operateType: 1,
          extensionList: [{ key: fresh(), value: 'v', seq: 0 }],
        }),
        refuses: { mutedEverywhere: 'MUTE_DENY' },
        swaps: { peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' } },
      },
      'of a message that is not in a private group': {
        request: ({ groups }) => ({
          groupID: groups.secret,
          messageSequence: 999,
          operateType: 3,
          extensionList: [],
        }),
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'PACKAGE_PARSE_FAILED' as const])),
          ...MEMBERS_ONLY,
        },
        swaps: { groupID: GROUP },
      },
    },
    keyed: async (world, client) => {
      const { peerAccount } = await world.toFriend(client)
      await takeExtensions(world.server.context.db)
      const convID = c2cKey(client.userID, peerAccount)
      const extensionList = [{ key: 'like', value: '1', seq: 0 }]
      return {
        body: { peerAccount, messageSequence: 1, operateType: 1, extensionList },
        done: async () =>
          (
            await world.server.context.db
              .selectFrom('message_extension')
              .select('ext_seq')
              .where('conv_id', '=', convID)
              .execute()
          ).length,
      }
    },
  },
} satisfies CasesOf<typeof messageExtensionCommands>
