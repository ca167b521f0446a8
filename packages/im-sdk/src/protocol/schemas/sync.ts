import * as v from 'valibot'
import { MESSAGE_SIZES } from '../limits'
import { seconds, sequence, storedMessage } from './common'
import { conversationItem } from './shapes'

/** What happened while the client was away, told as the state that it has led to. */
const syncEvent = v.variant('event', [
  /** Messages have come or a read mark has moved: where the conversation stands now. */
  v.object({ event: v.literal('conversation'), ...v.omit(conversationItem, ['lastMessage', 'peerReadSeq']).entries }),
  /** The user is no longer in the group. */
  v.object({ event: v.literal('groupLeft'), groupID: v.string() }),
])

/**
 * What the user has not read or not yet been given since the cookie. The fields inside `eventArray`, and what the two
 * lists of one-to-one conversations hold, are ours. Source: im.md §3, §4 Unread sync.
 */
export const syncUnread = {
  summary: 'What the user has not read or not yet been given since a cookie, page by page.',
  request: v.object({
    /**
     * Empty after a login, else from the last reply. One that is broken or too old is refused with SYNC_COOKIE_INVALID.
     */
    cookie: v.optional(v.string(), ''),
    /** That of the last reply of the same run, 0 to begin with. */
    syncFlag: v.optional(v.picklist([0, 1]), 0),
    /**
     * 0 gives unread messages only, 1 those that were read elsewhere too: what a client that has been here before is
     * missing.
     */
    isOnlineSync: v.optional(v.picklist([0, 1]), 0),
    /**
     * Ours: the newest time the client has a message of. What is older is left out, but for the newest message of each
     * conversation; its place in the sequences tells of it.
     */
    lastMessageTime: v.optional(seconds, 0),
  }),
  reply: v.object({
    cookie: v.string(),
    /** 0 or 1: there is more, ask again with the cookie. 2: done, keep the cookie for the next sync. */
    syncFlag: v.picklist([0, 1, 2]),
    isOnlineSync: v.picklist([0, 1]),
    /** The newest of each conversation, ascending within it. */
    messageList: v.array(storedMessage),
    eventArray: v.array(syncEvent),
    /** One-to-one conversations with more unread messages than are given here. */
    C2CRemainingUnreadList: v.array(v.object({ peerAccount: v.string(), unreadCount: sequence })),
    /** How far the peers have read, and how many of the user's messages they have not. */
    C2CPairUnreadList: v.array(v.object({ peerAccount: v.string(), peerReadSeq: sequence, unreadCount: sequence })),
  }),
}

/** Messages by their sequences: those of one conversation that a client finds missing. */
export const getMessages = {
  summary: 'Messages of one conversation by their sequences.',
  request: v.object({
    /** The peer, empty for a group. */
    peerAccount: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    groupID: v.optional(v.pipe(v.string(), v.maxLength(96)), ''),
    sequenceList: v.pipe(v.array(sequence), v.minLength(1), v.maxLength(MESSAGE_SIZES.getMax)),
  }),
  reply: v.object({
    messageList: v.array(storedMessage),
    /** Those that are not there, or not to be seen. */
    invisibleSequenceList: v.array(sequence),
  }),
}
