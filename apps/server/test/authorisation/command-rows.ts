import type { CommandName, ErrorName } from '@org/im-sdk/protocol'
import { LOGGED_IN, REFUSED, type Caller, type Case, type Row, type Swap } from './callers'

type Outcomes = Readonly<Record<Swap, ErrorName | 'ok'>>
type Refusals = Readonly<Partial<Record<Caller, ErrorName | 'ok'>>>

const all = (name: ErrorName | 'ok'): Outcomes => ({ foreign: name, absent: name, otherKind: name, unstorable: name })

/** Every user may be written to and searched for; messages of two others are private. */
const USER: Outcomes = { ...all('INVALID_ID'), foreign: 'ok' }
/** A group of which the caller is not a member. */
const GROUP: Outcomes = { ...all('GROUP_NOT_FOUND'), foreign: 'GROUP_PERMISSION_DENY' }
const APP: Outcomes = { ...all('PACKAGE_PARSE_FAILED'), foreign: 'INVALID_ID', absent: 'INVALID_ID' }
/** The user who reports. */
const HEADER: Outcomes = { ...all('INVALID_ID'), unstorable: 'PACKAGE_PARSE_FAILED' }
/** A position in the caller's own list. */
const PLACE: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

const MEMBERS_ONLY: Refusals = {
  guest: 'GROUP_PERMISSION_DENY',
  other: 'GROUP_PERMISSION_DENY',
  banned: 'GROUP_PERMISSION_DENY',
}
const NOT_BANNED: Refusals = { banned: 'GROUP_PERMISSION_DENY' }
const MUTES: Refusals = { muted: 'GROUP_MUTE_DENY', mutedEverywhere: 'MUTE_DENY' }
const NOBODY: Refusals = Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'GROUP_PERMISSION_DENY' as const]))
const EVEN_STRANGERS: Refusals = Object.fromEntries(REFUSED.map((caller) => [caller, 'ok' as const]))

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
      'to a chat room they are not in': { refuses: NOBODY },
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
  joinGroup: {
    changes: ['group_member', 'user_conversation'],
    cases: {
      'a public group': { refuses: { ...NOT_BANNED, guest: 'GROUP_PERMISSION_DENY' }, swaps: { groupID: GROUP } },
      'a private group': { refuses: NOBODY },
      'a chat room': { refuses: NOT_BANNED },
    },
  },
  quitGroup: {
    changes: ['group_departure', 'group_member', 'user_conversation'],
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
  getTopicList: {
    changes: [],
    cases: {
      'of a community': {
        refuses: MEMBERS_ONLY,
        swaps: {
          groupID: { ...all('INVALID_GROUP_ID'), foreign: 'GROUP_PERMISSION_DENY', absent: 'GROUP_NOT_FOUND' },
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
  /** The key is unguessable: anyone with it may read. */
  downloadMergedMessages: {
    changes: [],
    cases: {
      'by a key they were given': { swaps: { downloadKey: { ...all('MESSAGE_MERGER_KEY_INVALID'), foreign: 'ok' } } },
    },
  },
  getProfanityList: { changes: [], cases: everybody },
  reportEvents: { changes: ['event_report'], cases: { 'of their own': { swaps: { header: HEADER } } } },
  reportQuality: { changes: ['quality_report'], cases: { 'of their own': { swaps: { header: HEADER } } } },
} as const satisfies Readonly<Record<CommandName, Row<ErrorName>>>

/** Fields that contain no id of a user's data. An id with a new field name must be swapped in a row above. */
export const PLAIN_FIELDS: ReadonlySet<string> = new Set(
  `
    applyMessage clientSequence clientTime cloudCustomData count coverName direction duration fileName
    fileSize fileType historyMessageFlag holdTime isOnlineSync isSupportTopic isWebUniapp lastMessageTime
    limit messageReadSeq mimeType msgBody offset orderType platform priority random responseFilter
    sequence sequenceList simplifiedMessage startBroadcastSeq startIndex startSeq state syncFlag
    timeStamp type uploadMethod version c2cUnreadCount groupUnreadCount pushMsg isTpns eventList
    recordList businessID deviceBrand deviceID deviceToken tokenID
  `
    .trim()
    .split(/\s+/),
)

/** The expected outcome for a caller. */
export const commandOutcome = ({ refuses }: Case<ErrorName>, caller: Caller): ErrorName | 'ok' =>
  refuses?.[caller] ?? ((REFUSED as readonly Caller[]).includes(caller) ? 'INTERNAL_AUTH_FAILED' : 'ok')
