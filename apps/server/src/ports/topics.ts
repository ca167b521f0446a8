import type { MatchTick } from '@org/domain'
import { communityOfTopic, type MessageRemindType, type PushBodies, type StoredMessage } from '@org/im-sdk/protocol'

/** The messages on the bus, by topic. */
export interface Topics {
  /** In batches, at most one a second. */
  readonly ticks: { readonly ticks: readonly MatchTick[] }
  /** An announcement was committed. */
  readonly outbox: object
  /** A host message for everybody online. */
  readonly 'im:everybody': StoredMessage
  /** A host message for those online who follow a member. */
  readonly 'im:fans': { readonly followed: number; readonly message: StoredMessage }
  /** Which users have connections to a process: all of them, or what has changed. */
  readonly 'im:presence':
    | { readonly kind: 'started'; readonly processID: string }
    | { readonly kind: 'all'; readonly processID: string; readonly userIDs: readonly string[] }
    | {
        readonly kind: 'changed'
        readonly processID: string
        readonly online: readonly string[]
        readonly offline: readonly string[]
      }
  /** Who listens to chat rooms in a process: everybody, or what has changed. Times are epoch milliseconds. */
  readonly 'im:listeners':
    | { readonly kind: 'started'; readonly processID: string }
    | {
        readonly kind: 'all' | 'changed'
        readonly processID: string
        readonly rooms: readonly {
          readonly groupID: string
          readonly entered: readonly (readonly [userID: string, since: number])[]
          readonly left: readonly string[]
        }[]
      }
  /** A user has changed the own status. */
  readonly 'im:status': { readonly userID: string }
  /** The name or picture of a user has changed. */
  readonly 'im:profile': {
    readonly userID: string
    readonly changed: { readonly nick?: string; readonly avatar?: string }
  }
  /** A room takes the stream of another address: those that send to the one before are stopped. Or it is off air: `isOver`. */
  readonly 'live:push-ended': { readonly anchorId: number; readonly isOver: boolean }
  /** A message for all chat rooms. */
  readonly 'im:rooms': StoredMessage
  /** A message for those who are in a chat room, which is not stored. */
  readonly 'im:room': StoredMessage
  /** The versions of the app's settings that a process has seen. */
  readonly 'im:app-config': { readonly cloud: number; readonly purchased: number }
  readonly [user: `im:user:${string}`]: ChatEvent
  readonly [group: `im:group:${string}`]: ChatEvent
}

export type TopicName = keyof Topics
/** The topics that connections of chat follow. */
export type ChatTopic = `im:user:${string}` | `im:group:${string}`

/** The events between gateways. A lost event delays a message, but does not lose it. */
export type ChatEvent =
  | {
      readonly kind: 'messages'
      /** New messages of one conversation, in order. */
      readonly messages: readonly StoredMessage[]
      /** The connection that sent all of them, which needs no push. */
      readonly origin: string | null
    }
  | { readonly kind: 'read'; readonly mark: PushBodies['pushRead']; readonly origin: string }
  /** Lists of the user have changed. */
  | { readonly kind: 'lists'; readonly lists: PushBodies['pushLists']['lists']; readonly origin: string }
  /** What the user has changed in these conversations is now as they say. */
  | { readonly kind: 'conversations'; readonly body: PushBodies['pushConversations'] }
  /** The user has set the reminder of a group or a topic. The facts of a topic are in no push. */
  | { readonly kind: 'reminder'; readonly convID: string; readonly messageRemindType: MessageRemindType }
  /** The user's list may show these conversations as they were: the peer has another name, or they are new or gone. */
  | { readonly kind: 'outdated'; readonly convIDs: readonly string[] }
  /** Messages have changed after they were sent, or the user has deleted some. */
  | { readonly kind: 'changes'; readonly push: PushBodies['pushMessageChanges']; readonly origin: string }
  /** Extensions of a message have changed. */
  | { readonly kind: 'extensions'; readonly push: PushBodies['pushMessageExtensions']; readonly origin: string }
  /** The profiles of users have changed whom this user has as friends, or in conversations. */
  | { readonly kind: 'profiles'; readonly userIDs: readonly string[] }
  /** A device logged in: earlier sessions of the user's other devices of its platform are kicked out. */
  | { readonly kind: 'login'; readonly sessionID: number; readonly instanceID: string; readonly platform: number }
  /** A device kicks out all others: sessions up to `latest` except its own; its other tabs must log in again. */
  | { readonly kind: 'kickOther'; readonly sessionID: number; readonly instanceID: string; readonly latest: number }
  /** An operator has ended a session. */
  | { readonly kind: 'ended'; readonly sessionID: number }
  /** A fact of a group for everyone in it; a lost one is read on demand. */
  | ({ readonly kind: 'groupPush' } & GroupPush)
  | { readonly kind: 'membership'; readonly groupID: string; readonly isMember: boolean }
  /** A group or memberships in it changed: what a process remembers of them is old. */
  | {
      readonly kind: 'group'
      readonly groupID: string
      readonly userIDs: readonly string[]
      readonly isDismissed: boolean
    }

/** The pushes to all members or listeners of a group. */
type GroupPush = {
  readonly [Name in GroupPushName]: {
    readonly name: Name
    readonly body: PushBodies[Name]
  }
}[GroupPushName]

type GroupPushName = 'pushGroupAttributes' | 'pushGroupCounters' | 'pushTopicNotice'

export type ChatEventOf<Kind extends ChatEvent['kind']> = Extract<ChatEvent, { kind: Kind }>

export const userTopic = (userID: string) => `im:user:${userID}` as const
/** Of a group, or of the community of a topic, whose members follow only it. */
export const groupTopic = (groupID: string) => `im:group:${communityOfTopic(groupID) ?? groupID}` as const
/** Null for the topic of a user. */
export const groupOfTopic = (topic: ChatTopic): string | null =>
  topic.startsWith(GROUP) ? topic.slice(GROUP.length) : null

const GROUP = 'im:group:'
