import * as v from 'valibot'
import { MESSAGE_SIZES } from '../limits'
import { seconds, sequence, storedMessage } from './common'
import { conversationFacts, deletedMessages, listVersion, seenGroup } from './shapes'
import { idOf } from './id-fields'

/** What happened while the client was away, as the resulting state. */
const syncEvent = v.variant('event', [
  /** Messages arrived, a read mark moved or the user changed something: the current state of the conversation. */
  v.object({ event: v.literal('conversation'), ...conversationFacts.entries }),
  /** The profile of a group or the user's membership changed: the current state. */
  v.object({ event: v.literal('group'), ...seenGroup.entries }),
  /** More groups changed than a page has: read the list of groups again. */
  v.object({ event: v.literal('groupList') }),
  /** The user has deleted messages, on another device. */
  v.object({ event: v.literal('messagesDeleted'), ...deletedMessages.entries }),
  /** The user is no longer in the group. */
  v.object({ event: v.literal('groupLeft'), groupID: v.string() }),
  /** A list of the user has changed; without a cookie, its version. */
  v.object({ event: v.literal('list'), ...listVersion.entries }),
])

/**
 * Unread or undelivered messages since the cookie. The fields inside `eventArray` and of the two lists of one-to-one
 * conversations are ours. Rule: IM-20.
 */
export const syncUnread = {
  summary: 'Unread or undelivered messages since a cookie, page by page.',
  request: v.object({
    /**
     * Empty after a login, otherwise from the last reply. A broken or old cookie is refused with SYNC_COOKIE_INVALID.
     */
    cookie: v.optional(v.pipe(v.string(), idOf('token')), ''),
    /** The flag of the last reply in the same run; 0 at the beginning. */
    syncFlag: v.optional(v.picklist([0, 1]), 0),
    /** 0 requests only unread messages. 1 also requests those read on other devices, which a returning client lacks. */
    isOnlineSync: v.optional(v.picklist([0, 1]), 0),
    /**
     * Ours: the time of the newest message that the client has. Older messages are left out, except the newest of
     * each conversation, whose sequence reveals the gap.
     */
    lastMessageTime: v.optional(seconds, 0),
  }),
  reply: v.object({
    cookie: v.string(),
    /** 0 or 1: there is more, repeat with the cookie. 2: complete, keep the cookie for the next sync. */
    syncFlag: v.picklist([0, 1, 2]),
    isOnlineSync: v.picklist([0, 1]),
    /** The newest messages of each conversation, in ascending order. */
    messageList: v.array(storedMessage),
    eventArray: v.array(syncEvent),
    /** Ours: the present state of messages that have changed since the cookie. */
    changedMessageList: v.array(storedMessage),
    /** One-to-one conversations with more unread messages than this reply contains. */
    C2CRemainingUnreadList: v.array(v.object({ peerAccount: v.string(), unreadCount: sequence })),
    /** How far the peers have read, and how many of the user's messages they have not read. */
    C2CPairUnreadList: v.array(
      v.object({ peerAccount: v.string(), peerReadSeq: sequence, peerReadTime: seconds, unreadCount: sequence }),
    ),
  }),
}

/** Messages by sequence: those that a client is missing in one conversation. */
export const getMessages = {
  summary: 'Messages of one conversation by their sequences.',
  request: v.object({
    /** The peer. Empty for a group. */
    peerAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
    groupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
    sequenceList: v.pipe(v.array(sequence), v.minLength(1), v.maxLength(MESSAGE_SIZES.getMax)),
  }),
  reply: v.object({
    messageList: v.array(storedMessage),
    /** Sequences without a message, or with one that the user may not see. */
    invisibleSequenceList: v.array(sequence),
  }),
}
