import type { conversationGroupCommands } from '@org/im-sdk/protocol'
import { conversationGroups } from '../../../src/store/im/conversation-groups'
import type { CasesOf, Outcomes } from './command-case'
import { all, fresh } from './shared'

/** A name of somebody else's group of conversations is like any other. */
const NEW_GROUPS: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

const GROUP_NAMES: Outcomes = { ...all('CONVERSATION_GROUP_NOT_EXIST'), unstorable: 'PACKAGE_PARSE_FAILED' }

export const conversationGroupCases = {
  getConversationGroupList: {
    changes: [],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({ fromAccount: userID || 'somebody' }),
        swaps: { fromAccount: all('INVALID_ID') },
      },
    },
  },
  createConversationGroups: {
    changes: ['conversation_group', 'user_list'],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({
          fromAccount: userID || 'somebody',
          itemList: [{ groupName: fresh(), contactItem: [] }],
        }),
        swaps: { fromAccount: all('INVALID_ID'), itemList: NEW_GROUPS },
        swapped: {
          itemList: () => ({
            foreign: { groupName: 'named as that of a stranger', contactItem: [] },
            absent: { groupName: 'a new one', contactItem: [] },
            otherKind: { groupName: '1', contactItem: [] },
            unstorable: { groupName: 'a\0', contactItem: [] },
          }),
        },
      },
    },
    keyed: async (world, client) => ({
      body: { fromAccount: client.userID, itemList: [{ groupName: 'work', contactItem: [] }] },
      done: async () => (await conversationGroups(world.server.context.db, client.userID)).length,
    }),
  },
  deleteConversationGroups: {
    changes: ['conversation_group', 'user_list'],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({ fromAccount: userID || 'somebody', groupName: ['work'] }),
        swaps: { fromAccount: all('INVALID_ID'), groupName: GROUP_NAMES },
        swapped: {
          groupName: ({ ids }) => ({
            foreign: 'of a stranger',
            absent: 'none',
            otherKind: ids.peer,
            unstorable: 'a\0',
          }),
        },
      },
    },
    keyed: async (world, client) => {
      await world.nameGroup(client)
      return {
        body: { fromAccount: client.userID, groupName: ['home'] },
        done: async () => 1 - (await conversationGroups(world.server.context.db, client.userID)).length,
      }
    },
  },
  updateConversationGroup: {
    changes: ['conversation_group', 'user_list'],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({
          fromAccount: userID || 'somebody',
          updateGroup: { updateGroupType: 1, oldName: 'home', newName: fresh() },
        }),
        swaps: { fromAccount: all('INVALID_ID'), updateGroup: GROUP_NAMES },
        swapped: {
          updateGroup: ({ ids }) => {
            const named = (oldName: string) => ({ updateGroupType: 1, oldName, newName: 'mine' })
            return {
              foreign: named('of a stranger'),
              absent: named('none'),
              otherKind: named(ids.peer),
              unstorable: named('a\0'),
            }
          },
        },
      },
    },
    keyed: async (world, client) => {
      await world.nameGroup(client)
      return {
        body: { fromAccount: client.userID, updateGroup: { updateGroupType: 1, oldName: 'home', newName: 'work' } },
        done: async () =>
          (await conversationGroups(world.server.context.db, client.userID)).filter(({ name }) => name === 'work')
            .length,
      }
    },
  },
} satisfies CasesOf<typeof conversationGroupCommands>
