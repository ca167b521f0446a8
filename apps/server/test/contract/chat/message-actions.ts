import { messageKey, type messageActionCommands, type StoredMessage } from '@org/im-sdk/protocol'
import { SYSTEM_USER } from '../../../src/services/chat/group-notices'
import { seconds } from '../../../src/ports/clock'
import { c2cKey } from '../../../src/store/im/conversation-id'
import { appendMessages } from '../../../src/store/im/messages'
import { LOGGED_IN } from '../../authorisation/callers'
import { text } from '../../protocol-client'
import type { CasesOf, Outcomes } from './command-case'
import { all, USER, GROUP, APP, MEMBERS_ONLY, NOT_BANNED, MUTES, NOBODY, appOf, tips } from './shared'

/** Keys of messages. */
const KEYS: Outcomes = { ...all('PACKAGE_PARSE_FAILED'), foreign: 'ok', absent: 'ok' }

/** One-to-one messages by their keys. */
const keyOf = (message: StoredMessage) => ({ peerAccount: message.toAccount, messageKey: messageKey(message) })

const changed = { version: 0, elements: text('changed').msgBody, cloudCustomData: '' }

export const messageActionCases = {
  modifyC2CMessage: {
    namesOnly: ['elements'],
    changes: ['message', 'message_version'],
    cases: {
      'of their own': {
        request: (_world, { message }) => ({ ...keyOf(message), version: 0, elements: text('changed').msgBody }),
        refuses: { mutedEverywhere: 'MUTE_DENY' },
        swaps: {
          peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' },
          messageKey: { ...all('PACKAGE_PARSE_FAILED'), foreign: 'MODIFY_CONFLICT' },
        },
      },
    },
    keyed: async (world, client) => {
      const { peerAccount, key } = await world.toFriend(client)
      return { body: { peerAccount, messageKey: key, ...changed }, done: () => world.version(client) }
    },
  },
  modifyGroupMessage: {
    namesOnly: ['elements'],
    changes: ['message', 'message_version'],
    cases: {
      'of a member': {
        request: ({ groups }) => ({
          groupID: groups.secret,
          sequence: 1,
          version: 0,
          elements: text('changed').msgBody,
        }),
        refuses: { ...NOBODY, ...MUTES, member: 'ok' },
        swaps: { groupID: GROUP, topicID: GROUP },
      },
    },
    keyed: async (world, client) => {
      const place = await world.toGroup(client)
      return { body: { ...place, ...changed }, done: () => world.version(client) }
    },
  },
  getMessageVersions: {
    changes: [],
    cases: {
      'of a conversation': {
        request: ({ peer }) => ({ peerAccount: peer.userID, sequence: 1 }),
        swaps: { peerAccount: USER },
      },
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, sequence: 1 }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
  },
  revokeC2CMessage: {
    changes: ['message', 'message_version'],
    cases: {
      'of their own': {
        request: (_world, { message }) => keyOf(message),
        swaps: { peerAccount: USER, messageKey: KEYS },
      },
    },
    keyed: async (world, client) => {
      const { peerAccount, key } = await world.toFriend(client)
      return { body: { peerAccount, messageKey: key }, done: () => world.revoked(client) }
    },
  },
  revokeGroupMessages: {
    changes: ['message'],
    cases: {
      'of a member': {
        request: ({ groups }) => ({ groupID: groups.secret, msgSeqList: [1, 2, 3, 4] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
    },
    keyed: async (world, client) => {
      const { groupID, sequence } = await world.toGroup(client)
      return { body: { groupID, msgSeqList: [sequence] }, done: () => world.revoked(client) }
    },
  },
  deleteC2CMessages: {
    changes: ['message_hidden', 'user_conversation'],
    cases: {
      'of a conversation': {
        request: (_world, { message }) => ({
          peerAccount: message.toAccount,
          messageKeyList: [`2_2_${message.time}`],
        }),
        swaps: { peerAccount: USER, messageKeyList: KEYS },
      },
    },
    keyed: async (world, client) => {
      const { peerAccount, key } = await world.toFriend(client)
      return { body: { peerAccount, messageKeyList: [key] }, done: () => world.hidden(client) }
    },
  },
  deleteGroupMessages: {
    changes: ['message_hidden', 'user_conversation'],
    cases: {
      'of a private group': {
        request: ({ groups }, { userID }) => ({
          groupID: groups.secret,
          deleter: userID || 'somebody',
          keyList: [2],
        }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, deleter: all('GROUP_PERMISSION_DENY') },
      },
      'of a chat room': {
        request: ({ groups }, { userID }) => ({
          groupID: groups.hall,
          deleter: userID || 'somebody',
          keyList: [1],
        }),
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'MESSAGE_DELETE_FAIL' as const])),
          ...NOT_BANNED,
        },
      },
    },
    keyed: async (world, client) => {
      const { groupID, sequence } = await world.toGroup(client)
      return { body: { groupID, deleter: client.userID, keyList: [sequence] }, done: () => world.hidden(client) }
    },
  },
  /** The callers have no notices. */
  deleteSystemNotices: {
    changes: [],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({
          messageListToDelete: [{ from: '@TIM#SYSTEM', to: userID || 'somebody', messageSeq: 1, messageRandom: 1 }],
        }),
        swaps: { messageListToDelete: { ...all('ok'), absent: 'INVALID_ID' } },
        swapped: { messageListToDelete: tips },
      },
    },
    keyed: async (world, client) => {
      const { db, clock } = world.server.context
      const convID = c2cKey(SYSTEM_USER, client.userID)
      const body = [{ msgType: 'TIMGroupSystemNoticeElem', msgContent: {} }]
      const texts = { groupType: '', cloudCustomData: '', nick: '', avatar: '', nameCard: '', senderRole: '' }
      const details = { ...texts, priority: 'High' as const, clientTime: 0, senderLevel: 0 }
      const notice = { convID, sender: SYSTEM_USER, random: 1, clientSequence: 1, body, details }
      const [place] = await appendMessages(db, [notice], seconds(clock))
      const named = { from: SYSTEM_USER, to: client.userID, messageSeq: place?.sequence ?? 0, messageRandom: 1 }
      return { body: { messageListToDelete: [named] }, done: () => world.hidden(client) }
    },
  },
  getGroupNotify: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall }), refuses: NOT_BANNED },
    },
  },
  translateText: {
    changes: [],
    cases: {
      'of the dictionary': {
        request: (world, { userID }) => ({
          ...appOf(world),
          from: userID || 'somebody',
          sourceTextList: ['gol'],
          target: 'en',
        }),
        swaps: { SDKAppID: APP, from: all('INVALID_ID') },
      },
    },
  },
} satisfies CasesOf<typeof messageActionCommands>
