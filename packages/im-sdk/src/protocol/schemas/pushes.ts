import * as v from 'valibot'
import type { Commands } from '../commands'
import type { PushSchema } from '../command-schema'
import type { CommandName, ReplyOf } from '../define-command'
import { seconds, sequence, storedMessage } from './common'
import { getCloudConfig, getCommercialConfig } from './config'
import {
  attributeChange,
  conversationFacts,
  counterChange,
  deletedMessages,
  listVersion,
  messageExtensions,
  userStatus,
} from './shapes'

/** The field of a reply that brings the same fact to a device that was away. */
type CarriedBy = { [Name in CommandName]: { readonly [Key in Name]: keyof ReplyOf<Commands[Name]> } }[CommandName]

type Schema = PushSchema & { readonly carriedBy: CarriedBy | null }

/**
 * Bodies of pushes by name. A push may be lost: `carriedBy` names the reply that brings the same fact. Null means
 * that the push concerns only its connection.
 */
export const pushSchemas = {
  pushMessages: {
    summary: 'New messages of one-to-one conversations and groups.',
    carriedBy: { syncUnread: 'messageList' },
    /** The same bytes for every receiver. Acknowledge `sessionData` with `ackPush` unless it is empty. */
    body: v.object({ messageList: v.array(storedMessage), sessionData: v.string() }),
  },
  pushRead: {
    summary: 'A read mark moved, at the peer or on another device.',
    carriedBy: { syncUnread: 'eventArray' },
    /** For the user's other devices `fromAccount` is the user, otherwise the peer. */
    body: v.object({
      fromAccount: v.string(),
      toAccount: v.string(),
      groupID: v.string(),
      messageReadSeq: sequence,
      time: seconds,
    }),
  },
  /** Each list is to be read again, unless its version is known. */
  pushLists: {
    summary:
      'Lists of the user have changed: profile, friends, friend groups, applications, block list, conversation groups.',
    carriedBy: { syncUnread: 'eventArray' },
    body: v.object({ lists: v.array(listVersion) }),
  },
  pushConversations: {
    summary:
      'The present state of conversations: the user has changed something, on this or another device, or the peer the name or picture.',
    carriedBy: { syncUnread: 'eventArray' },
    body: v.object({ conversationList: v.array(conversationFacts) }),
  },
  pushUserStatus: {
    summary: 'The status of users has changed to which this connection has subscribed.',
    carriedBy: { getUserStatus: 'userStatusList' },
    body: v.object({ userStatusList: v.array(userStatus) }),
  },
  /** Friends of the user, and peers of the latest conversations. */
  pushProfiles: {
    summary: 'The profiles of other users have changed: read them again if they are shown.',
    carriedBy: { getProfiles: 'userProfileItem' },
    body: v.object({ userIDList: v.array(v.string()) }),
  },
  /** The present state of messages, as often as it changes. The deletions are only for devices of who has deleted. */
  pushMessageChanges: {
    summary: 'Messages were revoked, modified or read with a receipt, or the user has deleted some.',
    carriedBy: { syncUnread: 'changedMessageList' },
    body: v.object({ messageList: v.array(storedMessage), deletedList: v.array(deletedMessages) }),
  },
  pushGroupAttributes: {
    summary: 'Attributes of a group have changed.',
    carriedBy: { getGroupAttributes: 'groupAttributeList' },
    body: v.object({ groupID: v.string(), ...attributeChange.entries }),
  },
  pushTopicNotice: {
    summary: 'Topics of a community were created or deleted, or the user has changed something in them.',
    carriedBy: { getTopicList: 'topicInfoList' },
    body: v.object({
      groupID: v.string(),
      /** 17 created, 18 deleted, 20 the user has changed the `messageRemindType` or deleted mentions. */
      operationType: v.picklist([17, 18, 20]),
      topicIDList: v.array(v.string()),
      operatorID: v.string(),
      time: seconds,
    }),
  },
  pushGroupCounters: {
    summary: 'Counters of a group have changed.',
    carriedBy: { getGroupCounters: 'counterList' },
    /** Changes within a tenth of a second are pushed together, so sequences may be skipped. */
    body: v.object({ groupID: v.string(), ...counterChange.entries }),
  },
  /** The present state of keys of one message. */
  pushMessageExtensions: {
    summary: 'Extensions of a message were set, deleted or cleared.',
    carriedBy: { syncUnread: 'changedMessageList' },
    body: messageExtensions,
  },
  /** A device that was away is refused at its next login. */
  pushKickedOut: {
    summary: 'The session was ended remotely.',
    carriedBy: null,
    body: v.object({ kickType: v.picklist([1, 2, 3]), reason: v.string() }),
  },
  /** Another device has ended all other sessions: log in again with the signature. */
  pushKickOther: {
    summary: 'Other devices were logged out; this one must log in again.',
    carriedBy: null,
    body: v.object({}),
  },
  /** Block the command (its wire name) for `waitingTime` seconds. */
  pushOverload: {
    summary: 'The server blocks a command for a while.',
    carriedBy: null,
    body: v.object({ overloadCommand: v.string(), waitingTime: v.number() }),
  },
  /**
   * Leave the server for the next host after a random delay of up to `withinSeconds`. Repeat pending requests there.
   */
  pushReconnect: {
    summary: 'The server shuts down: clients go to another host, spread over a while.',
    ours: true,
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
