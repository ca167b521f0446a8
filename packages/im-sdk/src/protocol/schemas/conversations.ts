import * as v from 'valibot'
import { seconds, sequence, storedMessage } from './common'

export const conversationItem = v.object({
  /** 1 one-to-one, 2 group. */
  type: v.picklist([1, 2]),
  /** The peer's id or the group's. */
  toAccount: v.string(),
  groupID: v.string(),
  groupType: v.string(),
  name: v.string(),
  avatar: v.string(),
  unreadCount: sequence,
  /** The newest sequence of the conversation. */
  sequence,
  messageReadSeq: sequence,
  /** How far the peer has read; 0 in groups. */
  peerReadSeq: sequence,
  lastMessage: v.nullable(storedMessage),
})

/**
 * Ordered by last message time, newest first. Both places of a reply are handed back for the next page: `timeStamp` is
 * the time of its last conversation, `startIndex` tells that one from others of the same time.
 */
export const getConversationList = {
  request: v.object({
    timeStamp: v.optional(seconds, 0),
    startIndex: v.optional(sequence, 0),
    orderType: v.optional(v.literal(1), 1),
  }),
  reply: v.object({
    completeFlag: v.picklist([0, 1]),
    conversations: v.array(conversationItem),
    timeStamp: seconds,
    startIndex: sequence,
  }),
}
