import type { Conversation } from './store/conversation'
import type { Group } from './store/group'
import type { Message } from './store/message'
import type { Topic } from './store/topic'
import type { KickedOutType, NetState } from './protocol/constants'
import type { ImError } from './protocol/im-error'

/** Event names, valued as web chat developers know them; the last four are ours. */
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

/** The two phases after every login: the conversation list, then the messages missed since the last connection. */
export interface RecoveryState {
  phase: 'conversations' | 'messages'
  state: 'pending' | 'resolved' | 'rejected'
}

export interface EventPayloads {
  /** The first login is through: calls are taken. A reconnect does not tell it again. */
  sdkStateReady: undefined
  /** The session has ended, by a logout or otherwise. */
  sdkStateNotReady: undefined
  sdkDestroy: { SDKAppID: number }
  /**
   * First sight of each message, in ascending sequence within a conversation: one that arrives above others which are
   * missing is told of after them.
   */
  onMessageReceived: readonly Message[]
  /** The user's own messages that the peer has now read. */
  onMessageReadByPeer: readonly Message[]
  /**
   * The whole list in display order, also of what an earlier start has kept, and empty after a logout; at once, then at
   * most once a second.
   */
  onConversationListUpdated: readonly Conversation[]
  /** Of all conversations that are not muted; 0 after a logout. */
  onTotalUnreadMessageCountUpdated: number
  /** The groups the user is in; at once, then at most once a second. Needs the module `groups`. */
  onGroupListUpdated: readonly Group[]
  /**
   * What a newer list of topics holds that the one before did not, what it lacks, and what it says differently; a
   * message changes its topic too. Needs
   * the module `topics`.
   */
  onTopicCreated: { groupID: string; topicID: string }
  onTopicDeleted: { groupID: string; topicIDList: readonly string[] }
  onTopicUpdated: { groupID: string; topic: Topic }
  /** The session was ended from elsewhere; it does not come back by itself. */
  kickedOut: { type: KickedOutType }
  /** Something failed that no call has asked for, such as a frame that cannot be read. */
  error: Pick<ImError, 'code' | 'errorName' | 'message'>
  /** Only when it is another one. */
  netStateChange: { state: NetState }
  onRecoveryStateChanged: RecoveryState
  /**
   * `recovered: false`: too much was missed, and the local list starts again with its newest page; or the server has
   * refused what was missed over and over, and the list starts above it.
   */
  onConversationRecovered: { conversationID: string; recovered: boolean; missedCount: number }
  /** The room no longer held this many messages when they were asked for. */
  onLiveRoomMessagesLost: { groupID: string; lostCount: number }
  /** `left`: the server has put the user out, `code` says why; not told when the app leaves. Needs the module `liveRooms`. */
  onLiveRoomStateChanged: { groupID: string; state: 'joined' | 'left'; code: number }
}

/** The values of `EVENT`. */
export type EventName = keyof EventPayloads

/** What a handler is called with. */
export interface ChatEvent<Name extends EventName> {
  readonly name: Name
  readonly data: EventPayloads[Name]
}

export type EventHandler<Name extends EventName> = (event: ChatEvent<Name>) => void
