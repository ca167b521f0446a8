import type { Conversation } from './store/conversation'
import type { Group } from './store/group'
import type { Message } from './store/message'
import type { Topic } from './store/topic'
import type { KickedOutType, NetState } from './protocol/constants'
import type { ImError } from './protocol/im-error'

/** Event names, with the values of the known web chat SDKs. The last four are ours. */
export const EVENT = {
  SDK_READY: 'sdkStateReady',
  SDK_NOT_READY: 'sdkStateNotReady',
  SDK_DESTROY: 'sdkDestroy',
  MESSAGE_RECEIVED: 'onMessageReceived',
  MESSAGE_READ_BY_PEER: 'onMessageReadByPeer',
  CONVERSATION_LIST_UPDATED: 'onConversationListUpdated',
  TOTAL_UNREAD_MESSAGE_COUNT_UPDATED: 'onTotalUnreadMessageCountUpdated',
  GROUP_LIST_UPDATED: 'onGroupListUpdated',
  TOPIC_CREATED: 'onTopicCreated',
  TOPIC_DELETED: 'onTopicDeleted',
  TOPIC_UPDATED: 'onTopicUpdated',
  KICKED_OUT: 'kickedOut',
  ERROR: 'error',
  NET_STATE_CHANGE: 'netStateChange',
  RECOVERY_STATE_CHANGED: 'onRecoveryStateChanged',
  CONVERSATION_RECOVERED: 'onConversationRecovered',
  LIVE_ROOM_MESSAGES_LOST: 'onLiveRoomMessagesLost',
  LIVE_ROOM_STATE_CHANGED: 'onLiveRoomStateChanged',
} as const

/**
 * The two phases after every login: first the conversation list, then the messages missed since the last connection.
 */
export interface RecoveryState {
  phase: 'conversations' | 'messages'
  state: 'pending' | 'resolved' | 'rejected'
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
  /** Own messages that the peer has now read. */
  onMessageReadByPeer: readonly Message[]
  /**
   * The whole list in display order, including stored conversations of an earlier start, and empty after a logout.
   * Emitted at once, then at most once a second.
   */
  onConversationListUpdated: readonly Conversation[]
  /** Of all conversations that are not muted; 0 after a logout. */
  onTotalUnreadMessageCountUpdated: number
  /** The groups the user is in. Emitted at once, then at most once a second. Needs the module `groups`. */
  onGroupListUpdated: readonly Group[]
  /** Topics that a newer list adds, removes or changes. A message changes its topic too. Needs the module `topics`. */
  onTopicCreated: { groupID: string; topicID: string }
  onTopicDeleted: { groupID: string; topicIDList: readonly string[] }
  onTopicUpdated: { groupID: string; topic: Topic }
  /** The session was ended remotely. It does not resume by itself. */
  kickedOut: { type: KickedOutType }
  /** An error without a call to reject, such as an unreadable frame. */
  error: Pick<ImError, 'code' | 'errorName' | 'message'>
  /** Emitted only when the state changes. */
  netStateChange: { state: NetState }
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
}

/** The values of `EVENT`. */
export type EventName = keyof EventPayloads

/** The argument of a handler. */
export interface ChatEvent<Name extends EventName> {
  readonly name: Name
  readonly data: EventPayloads[Name]
}

export type EventHandler<Name extends EventName> = (event: ChatEvent<Name>) => void
