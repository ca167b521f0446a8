import type { Conversation } from './store/conversation'
import type { Friend, FriendApplicationData, FriendGroup } from './store/friend'
import type { Group } from './store/group'
import type { MessageExtension } from './store/extensions'
import type { Message, ReadReceiptInfo } from './store/message'
import type { Profile } from './store/profiles'
import type { Topic } from './store/topic'
import type { UserStatus } from './store/user-status'
import type { MessageReactions } from './store/reactions'
import type { KickedOutType, NetState } from './protocol/constants'
import type { ImError } from './protocol/im-error'

/** Event names, with the values of the known web chat SDKs. The last six are ours. */
export const EVENT = {
  SDK_READY: 'sdkStateReady',
  SDK_NOT_READY: 'sdkStateNotReady',
  SDK_DESTROY: 'sdkDestroy',
  MESSAGE_RECEIVED: 'onMessageReceived',
  MESSAGE_MODIFIED: 'onMessageModified',
  MESSAGE_REVOKED: 'onMessageRevoked',
  MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
  MESSAGE_EXTENSIONS_UPDATED: 'onMessageExtensionsUpdated',
  MESSAGE_EXTENSIONS_DELETED: 'onMessageExtensionsDeleted',
  MESSAGE_READ_RECEIPT_RECEIVED: 'onMessageReadReceiptReceived',
  CONVERSATION_LIST_UPDATED: 'onConversationListUpdated',
  TOTAL_UNREAD_MESSAGE_COUNT_UPDATED: 'onTotalUnreadMessageCountUpdated',
  CONVERSATION_GROUP_LIST_UPDATED: 'onConversationGroupListUpdated',
  CONVERSATION_IN_GROUP_UPDATED: 'onConversationInGroupUpdated',
  GROUP_LIST_UPDATED: 'onGroupListUpdated',
  GROUP_ATTRIBUTES_UPDATED: 'groupAttributesUpdated',
  GROUP_COUNTER_UPDATED: 'onGroupCounterUpdated',
  GROUP_SYSTEM_NOTICE_RECEIVED: 'receiveGroupSystemNotice',
  TOPIC_CREATED: 'onTopicCreated',
  TOPIC_DELETED: 'onTopicDeleted',
  TOPIC_UPDATED: 'onTopicUpdated',
  USER_STATUS_UPDATED: 'onUserStatusUpdated',
  PROFILE_UPDATED: 'onProfileUpdated',
  BLACKLIST_UPDATED: 'blacklistUpdated',
  FRIEND_LIST_UPDATED: 'onFriendListUpdated',
  FRIEND_GROUP_LIST_UPDATED: 'onFriendGroupListUpdated',
  FRIEND_APPLICATION_LIST_UPDATED: 'onFriendApplicationListUpdated',
  KICKED_OUT: 'kickedOut',
  ERROR: 'error',
  NET_STATE_CHANGE: 'netStateChange',
  SDK_RELOAD: 'sdkReload',
  RECOVERY_STATE_CHANGED: 'onRecoveryStateChanged',
  CONVERSATION_RECOVERED: 'onConversationRecovered',
  LIVE_ROOM_MESSAGES_LOST: 'onLiveRoomMessagesLost',
  LIVE_ROOM_STATE_CHANGED: 'onLiveRoomStateChanged',
  TYPING_STATE_CHANGED: 'onTypingStateChanged',
  MESSAGE_REACTIONS_UPDATED: 'onMessageReactionsUpdated',
} as const

/**
 * The two phases after every login: first the conversation list, then the messages missed since the last connection.
 */
export interface RecoveryState {
  phase: 'conversations' | 'messages'
  state: 'pending' | 'resolved' | 'rejected'
}

/** Who has read a message. */
export interface MessageReadReceipt extends ReadReceiptInfo {
  readonly messageID: string
}

export interface EventPayloads {
  /** The first login is complete and calls are accepted. Not emitted again after a reconnect. */
  sdkStateReady: undefined
  /** The session has ended, by a logout or otherwise. */
  sdkStateNotReady: undefined
  sdkDestroy: { SDKAppID: number }
  /**
   * Each message once, in ascending sequence within a conversation. A message above a gap is announced after the gap
   * closes.
   */
  onMessageReceived: readonly Message[]
  /** Messages whose content somebody has changed, in their present state. */
  onMessageModified: readonly Message[]
  /** Messages that somebody has revoked. Their content is empty. */
  onMessageRevoked: readonly Message[]
  /** Keys of a message that were set, by whomever. Needs the module `messageExtensions`, like the next one. */
  onMessageExtensionsUpdated: { messageID: string; extensions: readonly MessageExtension[] }
  onMessageExtensionsDeleted: { messageID: string; keyList: readonly string[] }
  /** Own messages that more members have read, or that the peer has. */
  onMessageReadReceiptReceived: readonly MessageReadReceipt[]
  /** Own messages that the peer has now read. */
  onMessageReadByPeer: readonly Message[]
  /**
   * The whole list in display order, including stored conversations of an earlier start, and empty after a logout.
   * Emitted at once, then at most once a second.
   */
  onConversationListUpdated: readonly Conversation[]
  /** Of all conversations that are not muted; 0 after a logout. */
  onTotalUnreadMessageCountUpdated: number
  /** The names of the user's groups of conversations. Needs the module `conversationGroups`, like the next. */
  onConversationGroupListUpdated: readonly string[]
  /** The conversations of a group after one was added or removed. */
  onConversationInGroupUpdated: { groupName: string; conversationList: readonly Conversation[] }
  /** The groups the user is in. Emitted at once, then at most once a second. Needs the module `groups`. */
  onGroupListUpdated: readonly Group[]
  /**
   * The attributes of a group after a change by anyone, also by this instance. Needs the module `groupAttributes`.
   */
  groupAttributesUpdated: {
    groupID: string
    groupAttributes: Readonly<Record<string, string>>
    updatedKeyList: readonly string[]
    deletedKeyList: readonly string[]
  }
  /** A counter after a change by anyone, also by this instance. Needs the module `groupCounters`. */
  onGroupCounterUpdated: { groupID: string; key: string; value: number }
  /** A notice of the system about a group. It is announced by `MESSAGE_RECEIVED` too. Needs the module `groups`. */
  receiveGroupSystemNotice: { readonly type: number; readonly message: Message }
  /** Topics that a newer list adds, removes or changes. A message changes its topic too. Needs the module `topics`. */
  onTopicCreated: { groupID: string; topicID: string }
  onTopicDeleted: { groupID: string; topicIDList: readonly string[] }
  onTopicUpdated: { groupID: string; topic: Topic }
  /** Profiles that this instance knew before and that have changed, the own one too. Needs `profiles` or `friends`. */
  onProfileUpdated: readonly Profile[]
  /** What has changed of subscribed users. Needs the module `userStatus`. */
  onUserStatusUpdated: readonly UserStatus[]
  /** The whole block list, the latest first. Needs the module `blocklist`. */
  blacklistUpdated: readonly string[]
  /** The whole friend list: at once, then at most once a second. Needs the module `friends`, like the next two. */
  onFriendListUpdated: readonly Friend[]
  onFriendGroupListUpdated: readonly FriendGroup[]
  onFriendApplicationListUpdated: FriendApplicationData
  /** The session was ended remotely. It does not resume by itself. */
  kickedOut: { type: KickedOutType }
  /** An error without a call to reject, such as an unreadable frame. */
  error: Pick<ImError, 'code' | 'errorName' | 'message'>
  /** Emitted only when the state changes. */
  netStateChange: { state: NetState }
  /** Never emitted: code for the known SDKs, which do not document it, may listen for it. */
  sdkReload: undefined
  onRecoveryStateChanged: RecoveryState
  /**
   * `recovered: false`: too many messages were missed and the local list starts again with its newest page, or the
   * server refused the recovery repeatedly and the list starts above the gap.
   */
  onConversationRecovered: { conversationID: string; recovered: boolean; missedCount: number }
  /** The room had already dropped this many messages when the client requested them. */
  onLiveRoomMessagesLost: { groupID: string; lostCount: number }
  /**
   * `left`: the server removed the user; `code` says why. Not emitted when the app leaves. Needs the module
   * `liveRooms`.
   */
  onLiveRoomStateChanged: { groupID: string; state: 'joined' | 'left'; code: number }
  /** Who types in the conversation now; an empty list if nobody does. Needs the module `typing`. */
  onTypingStateChanged: { conversationID: string; userIDList: readonly string[] }
  /**
   * All reactions to messages whose reactions were read before, after a change by anyone, also by this instance. Needs
   * the module `reactions`.
   */
  onMessageReactionsUpdated: readonly MessageReactions[]
}

/** The values of `EVENT`. */
export type EventName = keyof EventPayloads

/** The argument of a handler. */
export interface ChatEvent<Name extends EventName> {
  readonly name: Name
  readonly data: EventPayloads[Name]
}

export type EventHandler<Name extends EventName> = (event: ChatEvent<Name>) => void
