import * as v from 'valibot'
import type { CommandName, Commands } from '../commands'
import type { PushSchema, ReplyOf } from '../define-command'
import { seconds, sequence, storedMessage } from './common'
import { getCloudConfig, getCommercialConfig } from './config'

/** The field of a reply that tells the same fact to a device that was away. */
type CarriedBy = { [Name in CommandName]: { readonly [Key in Name]: keyof ReplyOf<Commands[Name]> } }[CommandName]

type Schema = PushSchema & { readonly carriedBy: CarriedBy | null }

/**
 * Bodies of pushes by name. A push may be lost: `carriedBy` says which reply brings the same fact, and null that it is of
 * a connection only.
 */
export const pushSchemas = {
  pushMessages: {
    summary: 'New messages of one-to-one conversations and groups.',
    carriedBy: { syncUnread: 'messageList' },
    /** The same bytes for every receiver. Acknowledge `sessionData` with `ackPush`, when it is not empty. */
    body: v.object({ messageList: v.array(storedMessage), sessionData: v.string() }),
  },
  pushRead: {
    summary: 'A read mark moved, at the peer or on another device.',
    carriedBy: { syncUnread: 'eventArray' },
    /** On another device of the user `fromAccount` is the user, else the peer. */
    body: v.object({
      fromAccount: v.string(),
      toAccount: v.string(),
      groupID: v.string(),
      messageReadSeq: sequence,
      time: seconds,
    }),
  },
  /** Whoever was away is refused at the next login. */
  pushKickedOut: {
    summary: 'The session was ended from elsewhere.',
    carriedBy: null,
    body: v.object({ kickType: v.picklist([1, 2, 3]), reason: v.string() }),
  },
  /** Another device has ended all sessions but its own: log in again with the signature. */
  pushKickOther: {
    summary: 'Other devices were sent out; those that stay have to log in again.',
    carriedBy: null,
    body: v.object({}),
  },
  /** Block the command (its wire name) for `waitingTime` seconds. */
  pushOverload: {
    summary: 'A command is blocked for a while.',
    carriedBy: null,
    body: v.object({ overloadCommand: v.string(), waitingTime: v.number() }),
  },
  /**
   * Leave the server for the next host, after a random part of `withinSeconds`. What waits for an answer is asked again
   * there.
   */
  pushReconnect: {
    summary: 'The server stops: its clients go elsewhere, spread over a while.',
    carriedBy: null,
    body: v.object({ withinSeconds: v.number() }),
  },
  pushCloudConfig: {
    summary: 'The settings of the app have changed.',
    carriedBy: { getCloudConfig: 'cloudControlConfig' },
    body: getCloudConfig.reply,
  },
  pushCommercialConfig: {
    summary: 'The abilities of the app have changed.',
    carriedBy: { getCommercialConfig: 'purchaseBits' },
    body: getCommercialConfig.reply,
  },
} as const satisfies Readonly<Record<string, Schema>>
