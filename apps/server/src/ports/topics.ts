import type { MatchTick } from '@org/domain'
import type { PushBodies, StoredMessage } from '@org/im-sdk/protocol'

/** The messages on the bus, by topic. */
export interface Topics {
  /** In batches, at most one a second. */
  readonly ticks: { readonly ticks: readonly MatchTick[] }
  /** An announcement was committed. */
  readonly outbox: object
  /** A host message for everybody online. */
  readonly 'im:everybody': StoredMessage
  /** A message for `NOTIFY_ROOM`. Each process assigns its own sequence. */
  readonly 'im:notify-room': StoredMessage
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
  /** A device logged in: earlier sessions of the user's other devices of its platform are kicked out. */
  | { readonly kind: 'login'; readonly sessionID: number; readonly instanceID: string; readonly platform: number }
  /** A device kicks out all others: sessions up to `latest` except its own; its other tabs must log in again. */
  | { readonly kind: 'kickOther'; readonly sessionID: number; readonly instanceID: string; readonly latest: number }
  /** An operator has ended a session. */
  | { readonly kind: 'ended'; readonly sessionID: number }
  | { readonly kind: 'membership'; readonly groupID: string; readonly isMember: boolean }

export type ChatEventOf<Kind extends ChatEvent['kind']> = Extract<ChatEvent, { kind: Kind }>

export const userTopic = (userID: string) => `im:user:${userID}` as const
export const groupTopic = (groupID: string) => `im:group:${groupID}` as const
