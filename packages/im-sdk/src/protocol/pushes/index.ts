import type { InferOutput } from 'valibot'
import type { storedMessage } from '../schemas/common'

export type StoredMessage = InferOutput<typeof storedMessage>

export interface PushBodies {
  /** The same bytes for every receiver. Acknowledge `sessionData` with `ackPush`, when it is not empty. */
  pushMessages: { messageList: StoredMessage[]; sessionData: string }
  /** A read mark moved: on another device of the user (`fromAccount` is the user) or at the peer. */
  pushRead: { fromAccount: string; toAccount: string; groupID: string; messageReadSeq: number; time: number }
  pushKickedOut: { kickType: 1 | 2 | 3; reason: string }
  /** Another device has ended all sessions but its own: log in again with the signature. */
  pushKickOther: Record<string, never>
  /** Block the command (its wire name) for `waitingTime` seconds. */
  pushOverload: { overloadCommand: string; waitingTime: number }
  /**
   * The server stops: leave it for the next host, after a random part of `withinSeconds`. What waits for an answer is
   * asked again there.
   */
  pushReconnect: { withinSeconds: number }
  /** What `getCloudConfig` would answer. */
  pushCloudConfig: { cloudControlConfig: string; expiredTime: number; version: number }
  /** What `getCommercialConfig` would answer. */
  pushCommercialConfig: { purchaseBits: string; expiredTime: number }
}

export interface PushRow {
  readonly wire: `push.${string}`
}

/** What the server sends unasked. */
export const pushes = {
  pushMessages: { wire: 'push.messages' },
  pushRead: { wire: 'push.read' },
  pushKickedOut: { wire: 'push.kicked_out' },
  pushKickOther: { wire: 'push.kick_other' },
  pushOverload: { wire: 'push.overload' },
  pushReconnect: { wire: 'push.reconnect' },
  pushCloudConfig: { wire: 'push.cloud_config' },
  pushCommercialConfig: { wire: 'push.commercial_config' },
} as const satisfies Record<keyof PushBodies, PushRow>

export type PushName = keyof PushBodies

/** Takes a push as it came: nobody has looked at its body yet. */
export type PushHandlers = { readonly [Name in PushName]: (body: PushBodies[Name]) => void }
