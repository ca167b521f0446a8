import type { conversationCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { listConversations, type UserConversation } from '../../store/im/conversations'
import { conversationFacts } from '../conversation-facts'
import type { Call, Handlers } from '../handler'
import { withinPage } from '../within-page'

export const conversations = {
  /**
   * `timeStamp` and `startIndex` are the position where a page ended: a last time, and the index among conversations
   * with exactly that time.
   */
  getConversationList: async ({ timeStamp, startIndex }, call) => {
    const cursor = timeStamp === 0 ? null : { time: timeStamp, place: startIndex }
    const { conversationsPerPage } = call.im.limits
    const found = await listConversations(call.im.context.db, call.userID, cursor, conversationsPerPage + 1)
    const items = await Promise.all(
      found.slice(0, conversationsPerPage).map((conversation) => itemOf(conversation, call)),
    )
    const page = withinPage(items, (item) => JSON.stringify(item))
    const last = found[page.length - 1]
    if (last === undefined || page.length === found.length)
      return { completeFlag: 1, conversations: [...page], timeStamp: seconds(call.im.context.clock), startIndex: 0 }
    return { completeFlag: 0, conversations: [...page], timeStamp: last.lastTime, startIndex: last.place }
  },
} satisfies Handlers<typeof conversationCommands>

const itemOf = async (conversation: UserConversation, call: Call) => ({
  ...(await conversationFacts(conversation, call)),
  peerReadSeq: conversation.peerReadSequence,
  lastMessage: conversation.lastMessage,
})
