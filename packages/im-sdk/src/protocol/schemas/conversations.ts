import * as v from 'valibot'
import { seconds, sequence } from './common'
import { conversationItem } from './shapes'

/**
 * Ordered by last message time, newest first. Pass both positions of a reply to get the next page: `timeStamp` is the
 * time of its last conversation, `startIndex` distinguishes conversations with the same time.
 */
export const getConversationList = {
  summary: 'Pages through the conversations of the user, newest first.',
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
