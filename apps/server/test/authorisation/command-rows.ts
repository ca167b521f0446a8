import type { CommandName, ErrorName } from '@org/im-sdk/protocol'
import { LOGGED_IN, REFUSED, type Caller, type Case, type Row, type Swap } from './callers'

type Outcomes = Readonly<Record<Swap, ErrorName | 'ok'>>
type Refusals = Readonly<Partial<Record<Caller, ErrorName | 'ok'>>>

const all = (name: ErrorName | 'ok'): Outcomes => ({ foreign: name, absent: name, otherKind: name, unstorable: name })

/** Every user may be written to and searched for; messages of two others are private. */
const USER: Outcomes = { ...all('INVALID_ID'), foreign: 'ok' }
/** Users of a list: the result of each is an item. */
const USERS: Outcomes = { ...all('INVALID_ID'), foreign: 'ok' }
const NO_MATTER: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }
const STRANGER: Outcomes = { ...all('NOT_MY_FRIEND'), unstorable: 'PACKAGE_PARSE_FAILED' }
const ANSWER: Outcomes = { ...all('FRIEND_APPLICATION_NOT_EXIST'), unstorable: 'PACKAGE_PARSE_FAILED' }
/** A group of which the caller is not a member. */
const GROUP: Outcomes = { ...all('GROUP_NOT_FOUND'), foreign: 'GROUP_PERMISSION_DENY' }
/** A group that the caller wants to change. */
const CHANGED_GROUP: Outcomes = { ...GROUP, unstorable: 'PACKAGE_PARSE_FAILED' }
/** Users who are not in the group. */
const NOT_MEMBERS: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }
const APPLICATION = {
  groupID: CHANGED_GROUP,
  authentication: all('GROUP_PERMISSION_DENY'),
  messageKey: {
    ...all('PACKAGE_PARSE_FAILED'),
    foreign: 'GROUP_PERMISSION_DENY',
    absent: 'GROUP_PERMISSION_DENY',
  },
} as const satisfies Record<string, Outcomes>
const DENIED: Outcomes = all('GROUP_PERMISSION_DENY')
const COMMUNITY: Outcomes = {
  ...all('INVALID_GROUP_ID'),
  foreign: 'GROUP_PERMISSION_DENY',
  absent: 'GROUP_NOT_FOUND',
}
const TOPIC: Outcomes = { ...all('GROUP_PERMISSION_DENY'), unstorable: 'PACKAGE_PARSE_FAILED' }
const APP: Outcomes = { ...all('PACKAGE_PARSE_FAILED'), foreign: 'INVALID_ID', absent: 'INVALID_ID' }
/** Keys of messages. */
const KEYS: Outcomes = { ...all('PACKAGE_PARSE_FAILED'), foreign: 'ok', absent: 'ok' }
/** The user who reports. */
const HEADER: Outcomes = { ...all('INVALID_ID'), unstorable: 'PACKAGE_PARSE_FAILED' }
/** A position in the caller's own list. */
const PLACE: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

const MEMBERS_ONLY: Refusals = {
  guest: 'GROUP_PERMISSION_DENY',
  other: 'GROUP_PERMISSION_DENY',
  banned: 'GROUP_PERMISSION_DENY',
}
/** Guests are in chat rooms only. */
const NO_GUESTS: Refusals = { guest: 'GROUP_PERMISSION_DENY' }
const NO_FRIENDS: Refusals = { guest: 'FRIENDS_FOR_MEMBERS_ONLY' }
const NO_APPLICATION: Refusals = {
  ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'FRIEND_APPLICATION_NOT_EXIST' as const])),
  ...NO_FRIENDS,
}
const NOT_BANNED: Refusals = { banned: 'GROUP_PERMISSION_DENY' }
const MUTES: Refusals = { muted: 'GROUP_MUTE_DENY', mutedEverywhere: 'MUTE_DENY' }
const NOBODY: Refusals = Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'GROUP_PERMISSION_DENY' as const]))
const NOT_THERE: Refusals = Object.fromEntries(
  LOGGED_IN.map((caller) => [caller, 'MESSAGE_SEND_NOT_IN_CHAT_ROOM' as const]),
)
const EVEN_STRANGERS: Refusals = Object.fromEntries(REFUSED.map((caller) => [caller, 'ok' as const]))

/** Conversations that are not the caller's have an error each in the reply. */
const OWN_CONVERSATIONS = {
  'of their own': {
    swaps: {
      fromAccount: all('INVALID_ID'),
      itemList: { ...all('CONVERSATION_NOT_FOUND'), foreign: 'ok', unstorable: 'PACKAGE_PARSE_FAILED' },
    },
  },
} as const satisfies Row<ErrorName>['cases']

/** A name of somebody else's group of conversations is like any other. */
const NEW_GROUPS: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }
const GROUP_NAMES: Outcomes = { ...all('CONVERSATION_GROUP_NOT_EXIST'), unstorable: 'PACKAGE_PARSE_FAILED' }

const everybody = { 'of their own': {} }

/**
 * Who may do what with each command. By default callers without a valid credential get INTERNAL_AUTH_FAILED and all
 * others are accepted; rows list the exceptions. A command without a row does not compile.
 */
export const commandRows = {
  login: {
    changes: ['chat_device', 'im_session'],
    cases: {
      'by their access key': {
        refuses: {
          none: 'LOGIN_FAIL',
          bannedEverywhere: 'KICKED_OUT_REST_API',
          closed: 'KICKED_OUT_REST_API',
          kicked: 'KICKED_OUT_MULTIPLE_ACCOUNTS',
        },
      },
      /** A session kicked out by another device may log in again. */
      'by their signature': {
        refuses: {
          none: 'LOGIN_FAIL',
          expired: 'LOGIN_FAIL',
          forged: 'LOGIN_FAIL',
          bannedEverywhere: 'KICKED_OUT_REST_API',
          closed: 'LOGIN_FAIL',
          kicked: 'ok',
        },
      },
    },
  },
  logout: { changes: ['im_session'], cases: everybody },
  hello: { changes: [], cases: everybody },
  ping: { changes: [], cases: { 'as a sign of life': { refuses: EVEN_STRANGERS } } },
  kickOther: { changes: ['im_session'], cases: everybody },
  keepAlive: { changes: [], cases: everybody },
  setAppStatus: { changes: ['im_session'], cases: everybody },
  setPushToken: { changes: ['im_session'], cases: { 'of this app': { swaps: { sdkAppID: APP } } } },
  /** Before anything is read. Groups of which the caller is no member are left alone. */
  setAllRead: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        swaps: { groupMessageReadInfoList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } },
      },
    },
  },
  sendC2CMessage: {
    changes: ['conversation', 'message', 'private_opening', 'user_conversation'],
    cases: {
      'to whom they know': { refuses: { mutedEverywhere: 'MUTE_DENY' }, swaps: { toAccount: USER } },
      'to who has blocked them': {
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'IN_PEER_BLACKLIST' as const])),
          mutedEverywhere: 'MUTE_DENY',
        },
      },
    },
  },
  sendGroupMessage: {
    changes: ['conversation', 'message'],
    cases: {
      'to a private group': { refuses: { ...MEMBERS_ONLY, ...MUTES }, swaps: { groupID: GROUP } },
      'to a chat room they are in': { refuses: { ...NOT_BANNED, ...MUTES } },
      'to a chat room they are not in': { refuses: NOT_THERE },
      'to the room of notices': { refuses: NOBODY },
    },
  },
  roamC2CMessages: {
    changes: [],
    cases: {
      'of a conversation': {
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
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of a chat room': { refuses: NOT_BANNED },
    },
  },
  setC2CRead: { changes: ['user_conversation'], cases: { 'of a conversation': { swaps: { peerAccount: USER } } } },
  setGroupRead: {
    changes: ['user_conversation'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  ackPush: { changes: [], cases: { 'of a push': { swaps: { sessionDataList: all('ok') } } } },
  modifyC2CMessage: {
    changes: ['message', 'message_version'],
    cases: {
      'of their own': {
        refuses: { mutedEverywhere: 'MUTE_DENY' },
        swaps: {
          peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' },
          messageKey: { ...all('PACKAGE_PARSE_FAILED'), foreign: 'MODIFY_CONFLICT' },
        },
      },
    },
  },
  modifyGroupMessage: {
    changes: ['message', 'message_version'],
    cases: {
      'of a member': {
        refuses: { ...NOBODY, ...MUTES, member: 'ok' },
        swaps: { groupID: GROUP, topicID: GROUP },
      },
    },
  },
  getMessageVersions: {
    changes: [],
    cases: {
      'of a conversation': { swaps: { peerAccount: USER } },
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
    },
  },
  getMessageExtensions: {
    changes: [],
    cases: {
      'of a conversation': { swaps: { peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' } } },
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
    },
  },
  modifyMessageExtensions: {
    changes: ['message', 'message_extension', 'message_extensions'],
    cases: {
      'of a conversation': {
        refuses: { mutedEverywhere: 'MUTE_DENY' },
        swaps: { peerAccount: { ...USER, foreign: 'PACKAGE_PARSE_FAILED' } },
      },
      'of a message that is not in a private group': {
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'PACKAGE_PARSE_FAILED' as const])),
          ...MEMBERS_ONLY,
        },
        swaps: { groupID: GROUP },
      },
    },
  },
  /** Messages of others, which change for their senders. */
  sendReadReceipts: {
    changes: [],
    cases: {
      'of their own': { swaps: { peerAccount: USER } },
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
    },
  },
  getReadReceipts: {
    changes: [],
    cases: {
      'of a conversation': { swaps: { peerAccount: USER } },
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
    },
  },
  getReadReceiptDetail: {
    changes: [],
    cases: {
      'of a member': { refuses: { ...NOBODY, member: 'ok' }, swaps: { groupID: GROUP, cursor: PLACE } },
    },
  },
  /** Each message has its own result. */
  /** Before the rows that revoke and delete the messages. */
  uploadMergedMessages: {
    changes: ['merged_messages'],
    cases: {
      'of a conversation': {
        swaps: {
          messageList: {
            foreign: 'GROUP_PERMISSION_DENY',
            absent: 'MESSAGE_MERGER_TYPE_INVALID',
            otherKind: 'GROUP_NOT_FOUND',
            unstorable: 'PACKAGE_PARSE_FAILED',
          },
        },
      },
      'of a private group': { refuses: MEMBERS_ONLY },
    },
  },
  revokeC2CMessage: {
    changes: ['message', 'message_version'],
    cases: { 'of their own': { swaps: { peerAccount: USER, messageKey: KEYS } } },
  },
  revokeGroupMessages: {
    changes: ['message'],
    cases: { 'of a member': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  deleteC2CMessages: {
    changes: ['message_hidden', 'user_conversation'],
    cases: { 'of a conversation': { swaps: { peerAccount: USER, messageKeyList: KEYS } } },
  },
  deleteGroupMessages: {
    changes: ['message_hidden', 'user_conversation'],
    cases: {
      'of a private group': {
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, deleter: all('GROUP_PERMISSION_DENY') },
      },
      'of a chat room': {
        refuses: {
          ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'MESSAGE_DELETE_FAIL' as const])),
          ...NOT_BANNED,
        },
      },
    },
  },
  /** The callers have no notices. */
  deleteSystemNotices: {
    changes: [],
    cases: { 'of their own': { swaps: { messageListToDelete: { ...all('ok'), absent: 'INVALID_ID' } } } },
  },
  getGroupNotify: {
    changes: [],
    cases: {
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of a chat room': { refuses: NOT_BANNED },
    },
  },
  translateText: {
    changes: [],
    cases: {
      'without a provider': {
        refuses: Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'TRANSLATE_TEXT_FAIL' as const])),
        swaps: { SDKAppID: APP, from: all('INVALID_ID') },
      },
    },
  },
  syncUnread: { changes: [], cases: { 'since a cookie': { swaps: { cookie: all('SYNC_COOKIE_INVALID') } } } },
  getMessages: {
    changes: [],
    cases: {
      'of a conversation': { swaps: { peerAccount: USER } },
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of a chat room': { refuses: NOT_BANNED },
    },
  },
  getConversationList: { changes: [], cases: everybody },
  pinConversations: { changes: ['user_conversation'], cases: OWN_CONVERSATIONS },
  markConversations: { changes: ['user_conversation'], cases: OWN_CONVERSATIONS },
  setConversationCustomData: { changes: ['user_conversation'], cases: OWN_CONVERSATIONS },
  deleteConversations: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        swaps: {
          fromAccount: all('INVALID_ID'),
          conversationList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' },
        },
      },
    },
  },
  clearHistory: {
    changes: ['user_conversation'],
    cases: {
      'of their own': {
        swaps: {
          fromAccount: all('INVALID_ID'),
          toAccount: { ...all('CONVERSATION_NOT_FOUND'), foreign: 'ok', unstorable: 'PACKAGE_PARSE_FAILED' },
          /** The request names a user. */
          toGroupID: all('ok'),
        },
      },
    },
  },
  getConversationGroupList: { changes: [], cases: { 'of their own': { swaps: { fromAccount: all('INVALID_ID') } } } },
  createConversationGroups: {
    changes: ['conversation_group', 'user_list'],
    cases: { 'of their own': { swaps: { fromAccount: all('INVALID_ID'), itemList: NEW_GROUPS } } },
  },
  deleteConversationGroups: {
    changes: ['conversation_group', 'user_list'],
    cases: { 'of their own': { swaps: { fromAccount: all('INVALID_ID'), groupName: GROUP_NAMES } } },
  },
  updateConversationGroup: {
    changes: ['conversation_group', 'user_list'],
    cases: { 'of their own': { swaps: { fromAccount: all('INVALID_ID'), updateGroup: GROUP_NAMES } } },
  },
  setC2CMute: { changes: ['user_conversation'], cases: { 'of users': { swaps: { peerAccountList: USER } } } },
  getC2CMute: {
    changes: [],
    cases: { 'of users': { swaps: { peerAccountList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } } } },
  },
  setGroupMute: {
    changes: ['user_conversation'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  deleteAtTips: {
    changes: [],
    cases: {
      'of a private group': {
        refuses: MEMBERS_ONLY,
        swaps: { messageListToDelete: { ...GROUP, absent: 'INVALID_ID' } },
      },
    },
  },
  createGroup: {
    changes: ['chat_group', 'conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'of their own': {
        refuses: NO_GUESTS,
        swaps: {
          groupID: all('INVALID_GROUP_ID'),
          ownerID: all('GROUP_PERMISSION_DENY'),
          memberList: USER,
        },
      },
    },
  },
  dismissGroup: {
    changes: ['chat_group', 'group_application', 'group_departure', 'group_member', 'group_size', 'user_conversation'],
    cases: { 'of their own': { refuses: NO_GUESTS, swaps: { groupID: CHANGED_GROUP } } },
  },
  updateGroupProfile: {
    changes: ['chat_group', 'conversation', 'message'],
    cases: { 'of their own': { refuses: NO_GUESTS, swaps: { groupID: CHANGED_GROUP } } },
  },
  changeGroupOwner: {
    changes: ['chat_group', 'conversation', 'group_member', 'message'],
    cases: {
      // The member is no longer the owner when the ids are swapped.
      'of their own': {
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, newOwnerID: all('GROUP_PERMISSION_DENY') },
      },
    },
  },
  searchGroupByID: { changes: [], cases: { 'of a public group': { swaps: { groupIDList: all('GROUP_NOT_FOUND') } } } },
  getGroupMemberList: {
    changes: [],
    cases: {
      'of a private group': {
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, next: all('PACKAGE_PARSE_FAILED') },
      },
    },
  },
  getGroupMemberProfile: {
    changes: [],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP, userIDList: NOT_MEMBERS } } },
  },
  addGroupMember: {
    changes: ['conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, userIDList: all('ok') },
      },
    },
  },
  deleteGroupMember: {
    changes: ['conversation', 'group_departure', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'from a group of their own': {
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, userIDList: NOT_MEMBERS },
      },
    },
  },
  setGroupMemberInfo: {
    changes: ['conversation', 'group_member', 'message', 'restriction'],
    cases: {
      'in a group of their own': {
        refuses: NO_GUESTS,
        swaps: {
          groupID: CHANGED_GROUP,
          userID: { ...all('MEMBER_NOT_IN_GROUP'), unstorable: 'PACKAGE_PARSE_FAILED' },
        },
      },
    },
  },
  getGroupApplicationList: {
    changes: [],
    cases: { 'of their own': { swaps: { handleAccount: all('GROUP_PERMISSION_DENY') } } },
  },
  handleGroupApplication: {
    changes: ['conversation', 'group_application', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        refuses: NO_GUESTS,
        swaps: { ...APPLICATION, applicant: all('GROUP_PERMISSION_DENY') },
      },
    },
  },
  handleGroupInvitation: {
    changes: ['conversation', 'group_application', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        refuses: NO_GUESTS,
        swaps: { ...APPLICATION, invitee: all('GROUP_PERMISSION_DENY') },
      },
    },
  },
  joinGroup: {
    changes: ['conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'a public group': {
        refuses: { ...NOT_BANNED, guest: 'GROUP_PERMISSION_DENY' },
        // The member is in the group already.
        swaps: { groupID: GROUP, authentication: all('ok') },
      },
      'a private group': { refuses: NOBODY },
      'a chat room': { refuses: NOT_BANNED },
    },
  },
  quitGroup: {
    changes: ['conversation', 'group_departure', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: { 'a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } }, 'a chat room': {} },
  },
  getGroupInfo: {
    changes: [],
    cases: {
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupIDList: GROUP } },
      'of a public group': {},
      'of a chat room': {},
    },
  },
  getJoinedGroupList: {
    changes: [],
    cases: { 'of their own': { swaps: { memberAccount: all('GROUP_PERMISSION_DENY'), next: PLACE } } },
  },
  getOnlineMemberCount: {
    changes: [],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } }, 'of a chat room': {} },
  },
  initGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  setGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  modifyGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  getGroupAttributes: {
    changes: [],
    cases: {
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of a chat room': { refuses: NOT_BANNED },
    },
  },
  deleteGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  clearGroupAttributes: {
    changes: ['group_attribute', 'group_fact_sequence'],
    cases: { 'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } } },
  },
  updateGroupCounters: {
    changes: ['group_counter', 'group_fact_sequence'],
    cases: {
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of the room of notices': { refuses: NOBODY },
    },
  },
  getGroupCounters: {
    changes: [],
    cases: {
      'of a private group': { refuses: MEMBERS_ONLY, swaps: { groupID: GROUP } },
      'of a chat room': { refuses: NOT_BANNED },
    },
  },
  /** Only the owner and the admins of the community. */
  createTopic: {
    changes: [],
    cases: {
      'in a community': {
        refuses: NOBODY,
        swaps: { groupID: COMMUNITY, topicID: TOPIC },
      },
    },
  },
  deleteTopics: {
    changes: [],
    cases: {
      'in a community': { refuses: NOBODY, swaps: { groupID: COMMUNITY, topicIDList: TOPIC } },
    },
  },
  updateTopic: {
    changes: [],
    cases: {
      'in a community': { refuses: NOBODY, swaps: { groupID: COMMUNITY, topicID: TOPIC } },
    },
  },
  getTopicList: {
    changes: [],
    cases: {
      'of a community': {
        refuses: MEMBERS_ONLY,
        swaps: {
          groupID: COMMUNITY,
          topicIDList: {
            foreign: 'INVALID_GROUP_ID',
            absent: 'GROUP_NOT_FOUND',
            otherKind: 'INVALID_GROUP_ID',
            unstorable: 'PACKAGE_PARSE_FAILED',
          },
          next: PLACE,
        },
      },
    },
  },
  /** Only the owner and the managers of the room. */
  banRoomMembers: {
    changes: [],
    cases: { 'of a chat room': { refuses: NOBODY, swaps: { groupID: CHANGED_GROUP, userIDList: DENIED } } },
  },
  unbanRoomMembers: {
    changes: [],
    cases: { 'of a chat room': { refuses: NOBODY, swaps: { groupID: CHANGED_GROUP, userIDList: DENIED } } },
  },
  markRoomMembers: {
    changes: [],
    cases: { 'of a chat room': { refuses: NOBODY, swaps: { groupID: CHANGED_GROUP, userIDList: DENIED } } },
  },
  longPoll: {
    changes: [],
    cases: {
      'of a chat room': {
        refuses: NOT_BANNED,
        swaps: { groupID: all('GROUP_PERMISSION_DENY'), key: all('GROUP_PERMISSION_DENY') },
      },
    },
  },
  getCloudConfig: { changes: [], cases: { 'of this app': { swaps: { SDKAppID: APP } } } },
  getCommercialConfig: { changes: [], cases: { 'of this app': { swaps: { SDKAppID: APP } } } },
  getUploadCredentials: { changes: [], cases: everybody },
  getUploadUrl: { changes: ['upload'], cases: everybody },
  getVideoCover: {
    changes: [],
    cases: { 'of their own video': { swaps: { requestSnapshotUrl: all('MESSAGE_FILE_UPLOAD_FAIL') } } },
  },
  getDownloadAuthKey: { changes: [], cases: everybody },
  /** The key is unguessable: anyone with it may read. */
  downloadMergedMessages: {
    changes: [],
    cases: {
      'by a key they were given': { swaps: { downloadKey: { ...all('MESSAGE_MERGER_KEY_INVALID'), foreign: 'ok' } } },
    },
  },
  getProfanityList: { changes: [], cases: everybody },
  /** Profiles are public; unknown users are left out. */
  getProfiles: {
    changes: [],
    cases: { 'of everybody': { swaps: { userItem: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } } } },
  },
  setProfile: { changes: ['account', 'guest', 'user_list', 'user_profile'], cases: everybody },
  getBlocklist: { changes: [], cases: everybody },
  setSelfStatus: { changes: ['user_status'], cases: everybody },
  getUserStatus: { changes: [], cases: { 'of everybody': { swaps: { userIDList: USERS } } } },
  subscribeUserStatus: { changes: [], cases: { 'of everybody': { swaps: { userIDList: USERS } } } },
  unsubscribeUserStatus: { changes: [], cases: { 'of everybody': { swaps: { userIDList: all('ok') } } } },
  getFriendList: { changes: [], cases: everybody },
  addFriend: {
    changes: ['friend_application', 'user_list'],
    cases: { 'a member': { refuses: NO_FRIENDS, swaps: { toAccount: USER } } },
  },
  updateFriend: {
    changes: ['friend', 'user_list'],
    cases: { 'a friend': { refuses: NO_FRIENDS, swaps: { toAccount: STRANGER } } },
  },
  deleteFriends: {
    changes: ['friend', 'user_list'],
    cases: { 'a friend': { refuses: NO_FRIENDS, swaps: { userIDList: STRANGER } } },
  },
  getFriendProfiles: {
    changes: [],
    cases: { 'of friends': { refuses: { guest: 'NOT_MY_FRIEND' }, swaps: { userIDList: STRANGER } } },
  },
  checkFriends: {
    changes: [],
    cases: { 'of everybody': { swaps: { userIDList: NO_MATTER } } },
  },
  getFriendApplications: { changes: [], cases: everybody },
  respondToFriendApplication: {
    changes: [],
    cases: { 'that nobody has sent': { refuses: NO_APPLICATION, swaps: { toAccount: ANSWER } } },
  },
  deleteFriendApplication: {
    changes: [],
    cases: { 'that nobody has sent': { refuses: NO_APPLICATION, swaps: { toAccount: ANSWER } } },
  },
  readFriendApplications: { changes: [], cases: { 'of their own': { refuses: NO_FRIENDS } } },
  getFriendGroups: { changes: [], cases: everybody },
  createFriendGroup: {
    changes: ['friend', 'friend_group', 'user_list'],
    cases: { 'of friends': { refuses: NO_FRIENDS, swaps: { userIDList: NO_MATTER } } },
  },
  updateFriendGroup: {
    changes: ['friend', 'user_list'],
    cases: {
      'of their own': { refuses: NO_FRIENDS, swaps: { addUserIDList: NO_MATTER, deleteUserIDList: NO_MATTER } },
    },
  },
  deleteFriendGroup: { changes: ['friend_group', 'user_list'], cases: { 'of their own': { refuses: NO_FRIENDS } } },
  addToBlocklist: { changes: ['block_list', 'user_list'], cases: { 'a user': { swaps: { userIDList: USERS } } } },
  deleteFromBlocklist: {
    changes: ['block_list', 'user_list'],
    cases: { 'a user': { swaps: { userIDList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } } } },
  },
  reportEvents: { changes: ['event_report'], cases: { 'of their own': { swaps: { header: HEADER } } } },
  reportQuality: { changes: ['quality_report'], cases: { 'of their own': { swaps: { header: HEADER } } } },
  /** The last one: its limit makes the test wait so long that sockets of others are closed. */
  getRoomMemberList: {
    changes: [],
    cases: { 'of a chat room': { refuses: NOT_BANNED, swaps: { groupID: GROUP, next: all('ok') } } },
  },
} as const satisfies Readonly<Record<CommandName, Row<ErrorName>>>

/** Fields that contain no id of a user's data, or only name users who may then read something. An id with a new field name must be swapped in a row above. */
export const PLAIN_FIELDS: ReadonlySet<string> = new Set(
  `
    applyMessage clientSequence clientTime cloudCustomData count coverName direction duration fileName
    fileSize fileType historyMessageFlag holdTime isOnlineSync isSupportTopic isWebUniapp lastMessageTime
    limit messageReadSeq mimeType msgBody offset orderType platform priority random responseFilter
    sequence sequenceList simplifiedMessage startBroadcastSeq startIndex startSeq state syncFlag
    timeStamp type uploadMethod version c2cUnreadCount groupUnreadCount pushMsg isTpns eventList
    customData markType operationType pinnedTimeStamp pinnedStartIndex
    avatar groupCustomField handleAction handleMessage introduction inviteOption joinOption maxMemberCount
    memberCustomField muteAllMembers muteTime name nameCard notification reason role startTime webPushFlag
    avChatRoomKey counterList groupAttributeList groupType mainSequence mode topicName
    flag messageSequence extensionList operateType beginTime elements endTime keyList msgSeqList source sourceTextList target
    clearHistoryMessage upTo messageRemindType muteFlag readAllC2CMessage updateType
    recordList businessID deviceBrand deviceID deviceToken tokenID
    profileItem maxLimited lastSequence customStatus
    needReadReceipt isSupportExtension relayFlag messageControlInfo offlinePushInfo msgLifeTime onlineOnlyFlag
    groupAtInfo receiverList
    addSource addType addWording applicationType checkType customSequence deleteType friendCustomField groupName
    latestTimeStamp newName oldName remark responseAction standardSequence
  `
    .trim()
    .split(/\s+/),
)

/** The expected outcome for a caller. */
export const commandOutcome = ({ refuses }: Case<ErrorName>, caller: Caller): ErrorName | 'ok' =>
  refuses?.[caller] ?? ((REFUSED as readonly Caller[]).includes(caller) ? 'INTERNAL_AUTH_FAILED' : 'ok')
