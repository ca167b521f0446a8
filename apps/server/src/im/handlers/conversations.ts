import type { conversationCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { conversationGroups } from '../../store/im/conversation-groups'
import { listConversations, type ConversationCursor, type UserConversation } from '../../store/im/conversations'
import { mentionsOf, type GroupAtInfo } from '../../store/im/mentions'
import { requireCaller } from '../checks/require-self'
import { conversationFacts } from '../conversation-facts'
import type { Call, Handlers } from '../handler'
import { wireBytes, withinPage } from '../within-page'

export const conversations = {
  /**
   * `timeStamp` and `startIndex` are the position where a page ended: a last time, and the index among conversations
   * with exactly that time. The position is among the pinned ones as long as both are 0.
   */
  getConversationList: async (request, call) => {
    requireCaller(call, request)
    const cursor = cursorOf(request)
    const { conversationsPerPage } = call.im.limits
    const found = await listConversations(call.im.context.db, call.userID, cursor, conversationsPerPage + 1)
    const mentions = await mentionsOf(call.im.context.db, call.userID, found)
    const items = await Promise.all(
      found.slice(0, conversationsPerPage).map((conversation) => itemOf(conversation, call, mentions)),
    )
    const page = withinPage(items, wireBytes)
    const last = found[page.length - 1]
    const groups = cursor === null ? await conversationGroups(call.im.context.db, call.userID) : []
    const groupItem = groups.map(({ id, name }) => ({ convGroupID: id, groupName: name }))
    const listed = { ...BEGINNING, conversations: [...page], groupItem }
    if (last === undefined || page.length === found.length)
      return { ...listed, completeFlag: 1, timeStamp: seconds(call.im.context.clock) }
    return last.own.pinnedAt > 0
      ? { ...listed, completeFlag: 0, pinnedTimeStamp: last.lastTime, pinnedStartIndex: last.place }
      : { ...listed, completeFlag: 0, timeStamp: last.lastTime, startIndex: last.place }
  },
} satisfies Handlers<typeof conversationCommands>

const BEGINNING = { timeStamp: 0, startIndex: 0, pinnedTimeStamp: 0, pinnedStartIndex: 0 }

const cursorOf = (place: typeof BEGINNING): ConversationCursor | null => {
  const { timeStamp, startIndex, pinnedTimeStamp, pinnedStartIndex } = place
  if (timeStamp > 0) return { isPinned: false, time: timeStamp, place: startIndex }
  return pinnedTimeStamp > 0 ? { isPinned: true, time: pinnedTimeStamp, place: pinnedStartIndex } : null
}

const itemOf = async (conversation: UserConversation, call: Call, mentions: ReadonlyMap<string, GroupAtInfo[]>) => ({
  ...(await conversationFacts(conversation, call.im, call.userID, mentions)),
  peerReadSeq: conversation.peerReadSequence,
  peerReadTime: conversation.peerReadTime,
  lastMessage: conversation.lastMessage,
})
