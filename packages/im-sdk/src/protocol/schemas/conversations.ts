import * as v from 'valibot'
import { asCaller, seconds, sequence } from './common'
import { conversationGroup, conversationItem } from './shapes'

/** Where a page ended: at a last time, and at a number that tells conversations with the same time apart. */
const places = { timeStamp: seconds, startIndex: sequence, pinnedTimeStamp: seconds, pinnedStartIndex: sequence }

/**
 * Pinned conversations first, each block ordered by last message time, newest first. Pass all positions of a reply to
 * get the next page. Those of the pinned block are 0 after its end.
 */
export const getConversationList = {
  summary: 'Pages through the conversations of the user, pinned ones first, then newest first.',
  request: v.object({
    ...asCaller,
    timeStamp: v.optional(seconds, 0),
    startIndex: v.optional(sequence, 0),
    pinnedTimeStamp: v.optional(seconds, 0),
    pinnedStartIndex: v.optional(sequence, 0),
    orderType: v.optional(v.literal(1), 1),
  }),
  reply: v.object({
    completeFlag: v.picklist([0, 1]),
    conversations: v.array(conversationItem),
    ...places,
    /** The user's groups of conversations, on the first page. */
    groupItem: v.array(conversationGroup),
  }),
}
