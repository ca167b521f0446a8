import type { conversationActionCommands } from '@org/im-sdk/protocol'
import type { Actor } from '../../authorisation/actor'
import type { World } from '../../authorisation/world'
import type { CasesOf, Outcomes } from './command-case'
import { all, USER, GROUP, MEMBERS_ONLY, fresh, tips } from './shared'

/** Conversations that are not the caller's, and users and groups that do not exist, have an error each in the reply. */
const OWN_CONVERSATION = {
  fromAccount: all('INVALID_ID'),
  itemList: { ...all('USER_OR_GROUP_NOT_FOUND'), foreign: 'ok', unstorable: 'PACKAGE_PARSE_FAILED' },
} as const satisfies Readonly<Record<string, Outcomes>>

const conversationsOf = ({ peer }: World, { userID }: Actor) => ({
  fromAccount: userID || 'somebody',
  itemList: [{ type: 1 as const, toAccount: peer.userID }],
})

const conversations = ({ ids }: World) => ({
  foreign: { type: 1, toAccount: ids.stranger },
  absent: { type: 1, toAccount: '999999' },
  otherKind: { type: 2, groupID: ids.peer },
  unstorable: { type: 2, groupID: 'a\0' },
})

export const conversationActionCases = {
  /** Groups of which the caller is no member are left alone. */
  setAllRead: {
    goesFirst: true,
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: ({ groups, peer }) => ({
          readAllC2CMessage: 1,
          C2CMessageReadInfoList: [{ peerAccount: peer.userID, messageSequence: 99 }],
          groupMessageReadInfoList: [{ groupID: groups.secret, messageSequence: 99 }],
        }),
        swaps: {
          C2CMessageReadInfoList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' },
          groupMessageReadInfoList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' },
        },
        swapped: {
          C2CMessageReadInfoList: ({ ids, groups }) => {
            const read = (peerAccount: string) => ({ peerAccount, messageSequence: 1 })
            return {
              foreign: read(ids.stranger),
              absent: read('999999'),
              otherKind: read(groups.secret),
              unstorable: read('a\0'),
            }
          },
          groupMessageReadInfoList: ({ groups, ids }) => {
            const read = (groupID: string) => ({ groupID, messageSequence: 1 })
            return {
              foreign: read(groups.foreign),
              absent: read('nothing'),
              otherKind: read(ids.peer),
              unstorable: read('a\0'),
            }
          },
        },
      },
    },
  },
  pinConversations: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: (world, actor) => ({ ...conversationsOf(world, actor), operationType: 1 }),
        swaps: OWN_CONVERSATION,
        swapped: { itemList: conversations },
      },
    },
    keyed: (world, client) => world.changeOf(client, { operationType: 1 }),
  },
  markConversations: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: (world, actor) => ({ ...conversationsOf(world, actor), operationType: 1, markType: 1 }),
        swaps: OWN_CONVERSATION,
        swapped: { itemList: conversations },
      },
    },
    keyed: (world, client) => world.changeOf(client, { operationType: 1, markType: 8 }),
  },
  setConversationCustomData: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: (world, actor) => ({ ...conversationsOf(world, actor), customData: fresh() }),
        swaps: OWN_CONVERSATION,
        swapped: { itemList: conversations },
      },
    },
    keyed: (world, client) => world.changeOf(client, { customData: 'mine' }),
  },
  deleteConversations: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: ({ peer }, { userID }) => ({
          fromAccount: userID || 'somebody',
          conversationList: [{ type: 1, toAccount: peer.userID }],
        }),
        swaps: {
          fromAccount: all('INVALID_ID'),
          conversationList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' },
        },
        swapped: {
          conversationList: ({ ids }) => ({
            foreign: { type: 1, toAccount: ids.stranger, toGroupID: '' },
            absent: { type: 1, toAccount: '999999', toGroupID: '' },
            otherKind: { type: 2, toAccount: '', toGroupID: ids.peer },
            unstorable: { type: 2, toAccount: '', toGroupID: 'a\0' },
          }),
        },
      },
    },
    keyed: async (world, client) => {
      const toAccount = await world.talkOf(client)
      const body = { fromAccount: client.userID, conversationList: [{ type: 1, toAccount }], clearHistoryMessage: 1 }
      return { body, done: async () => client.pushes('pushConversations').length }
    },
  },
  clearHistory: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        request: ({ peer }, { userID }) => ({
          fromAccount: userID || 'somebody',
          type: 1,
          toAccount: peer.userID,
        }),
        swaps: {
          fromAccount: all('INVALID_ID'),
          toAccount: { ...all('CONVERSATION_NOT_FOUND'), foreign: 'ok', unstorable: 'PACKAGE_PARSE_FAILED' },
          /** The request names a user. */
          toGroupID: all('ok'),
        },
      },
    },
    keyed: async (world, client) => {
      const toAccount = await world.talkOf(client)
      const body = { fromAccount: client.userID, type: 1, toAccount }
      return { body, done: async () => client.pushes('pushConversations').length }
    },
  },
  setC2CMute: {
    changes: ['user_conversation'],
    cases: {
      'of users': {
        request: ({ peer }) => ({ peerAccountList: [peer.userID], muteFlag: 2 }),
        swaps: { peerAccountList: USER },
      },
    },
    keyed: async (world, client) => {
      const toAccount = await world.talkOf(client)
      const body = { peerAccountList: [toAccount], muteFlag: 1 }
      return { body, done: async () => client.pushes('pushConversations').length }
    },
  },
  getC2CMute: {
    changes: [],
    cases: {
      'of users': {
        request: ({ peer }) => ({ peerAccountList: [peer.userID] }),
        swaps: { peerAccountList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } },
      },
    },
  },
  setGroupMute: {
    changes: ['conversation', 'message', 'user_conversation'],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, messageRemindType: 'AcceptNotNotify' }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
  },
  deleteAtTips: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }, { userID }) => ({
          messageListToDelete: [
            { from: 'somebody', to: userID || 'somebody', messageSeq: 1, messageRandom: 1, groupID: groups.secret },
          ],
        }),
        refuses: MEMBERS_ONLY,
        swaps: { messageListToDelete: { ...GROUP, absent: 'INVALID_ID' } },
        swapped: { messageListToDelete: tips },
      },
    },
  },
} satisfies CasesOf<typeof conversationActionCommands>
