import type { PushBodies, StoredMessage } from '@org/im-sdk/protocol'

/** What the gateways tell each other over the bus. A doorbell that is missed costs time, never a message. */
export type Doorbell =
  | {
      readonly kind: 'messages'
      /** New messages of one conversation, in order. */
      readonly messages: readonly StoredMessage[]
      /** The connection that sent all of them: it knows. */
      readonly origin: string | null
    }
  | { readonly kind: 'read'; readonly mark: PushBodies['pushRead']; readonly origin: string }
  /** A device logged in: the user's other devices of its platform with an earlier session are out. */
  | { readonly kind: 'login'; readonly sessionID: number; readonly instanceID: string; readonly platform: number }
  /**
   * A device wants to be the only one: sessions up to `latest` but its own are out, those of its other tabs have to be
   * opened anew.
   */
  | { readonly kind: 'kickOther'; readonly sessionID: number; readonly instanceID: string; readonly latest: number }
  /** An operator has ended a session. */
  | { readonly kind: 'ended'; readonly sessionID: number }
  | { readonly kind: 'membership'; readonly groupID: string; readonly isMember: boolean }

export type DoorbellOf<Kind extends Doorbell['kind']> = Extract<Doorbell, { kind: Kind }>

export const userTopic = (userID: string): string => `im:user:${userID}`
export const groupTopic = (groupID: string): string => `im:group:${groupID}`
