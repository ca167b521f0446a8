import type { messageCommands } from '@org/im-sdk/protocol'
import { LOGGED_IN } from '../../authorisation/callers'
import { text } from '../../protocol-client'
import type { CasesOf, Outcomes, Refusals } from './command-case'
import { all, USER, GROUP, MEMBERS_ONLY, NOT_BANNED, MUTES, NOBODY } from './shared'

/** The group that is asked for has no topics. */
const NO_TOPIC: Outcomes = all('GROUP_NOT_FOUND')

const NOT_THERE: Refusals = Object.fromEntries(
  LOGGED_IN.map((caller) => [caller, 'MESSAGE_SEND_NOT_IN_CHAT_ROOM' as const]),
)

export const messageCases = {
  sendC2CMessage: {
    namesOnly: ['msgBody'],
    changes: ['conversation', 'message', 'private_opening', 'user_conversation'],
    cases: {
      'to whom they know': {
        request: ({ peer }) => ({ toAccount: peer.userID, ...text('hello') }),
        refuses: { mutedEverywhere: 'MUTE_DENY' },
        swaps: { toAccount: USER, fromAccount: all('INVALID_ID') },
      },
      'to who has blocked them': {
        request: ({ ids }) => ({ toAccount: ids.blocker, ...text('hello') }),
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'IN_PEER_BLACKLIST' as const])),
          mutedEverywhere: 'MUTE_DENY',
        },
      },
    },
  },
  sendGroupMessage: {
    namesOnly: ['msgBody', 'groupAtInfo', 'receiverList'],
    changes: ['conversation', 'message'],
    cases: {
      'to a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, ...text('hello') }),
        refuses: { ...MEMBERS_ONLY, ...MUTES },
        swaps: { groupID: GROUP, topicID: NO_TOPIC, fromAccount: all('INVALID_ID') },
      },
      'to a chat room they are in': {
        request: ({ groups }) => ({ groupID: groups.hall, ...text('hello') }),
        refuses: { ...NOT_BANNED, ...MUTES },
      },
      'to a chat room they are not in': {
        request: ({ groups }) => ({ groupID: groups.foreignRoom, ...text('hello') }),
        refuses: NOT_THERE,
      },
      'to the room of notices': { request: () => ({ groupID: 'NOTIFY_ROOM', ...text('hello') }), refuses: NOBODY },
    },
  },
  roamC2CMessages: {
    changes: [],
    cases: {
      'of a conversation': {
        request: ({ peer }) => ({ peerAccount: peer.userID, count: 20, messageKey: '2_1_1' }),
        swaps: {
          peerAccount: USER,
          messageKey: { ...all('PACKAGE_PARSE_FAILED'), foreign: 'ok', absent: 'ok' },
        },
      },
    },
  },
  roamGroupMessages: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, count: 20 }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, topicID: NO_TOPIC },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall, count: 20 }), refuses: NOT_BANNED },
    },
  },
  setC2CRead: {
    changes: ['user_conversation'],
    cases: {
      'of a conversation': {
        request: ({ peer }) => ({ peerAccount: peer.userID, messageReadSeq: 99 }),
        swaps: { peerAccount: USER },
      },
    },
  },
  setGroupRead: {
    changes: ['user_conversation'],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret, messageReadSeq: 99 }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, topicID: NO_TOPIC },
      },
    },
  },
  ackPush: {
    changes: [],
    cases: {
      'of a push': {
        request: () => ({ sessionDataList: ['1'] }),
        swaps: { sessionDataList: all('ok') },
        swapped: {
          sessionDataList: ({ ids }) => ({ foreign: '2', absent: 'zz', otherKind: ids.peer, unstorable: 'a\0' }),
        },
      },
    },
  },
} satisfies CasesOf<typeof messageCommands>
