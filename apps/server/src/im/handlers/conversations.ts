import type { conversationCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { listConversations, type UserConversation } from '../../store/conversations'
import { conversationFacts } from '../conversation-facts'
import type { Call, Handlers } from '../handler'
import { withinPage } from '../within-page'

export const conversations = {
  /** `timeStamp` and `startIndex` say where the next page begins: at a last time, after so many with just that time. */
  getConversationList: async ({ timeStamp, startIndex }, call) => {
    const cursor = timeStamp === 0 ? null : { time: timeStamp, skip: startIndex }
    const found = await listConversations(call.im.context.db, call.userID, cursor, PAGE + 1)
    const items = await Promise.all(found.slice(0, PAGE).map((conversation) => itemOf(conversation, call)))
    const page = withinPage(items, (item) => JSON.stringify(item))
    const last = found[page.length - 1]
    if (last === undefined || page.length === found.length)
      return { completeFlag: 1, conversations: [...page], timeStamp: seconds(call.im.context.clock), startIndex: 0 }
    const given = found.slice(0, page.length).filter(({ lastTime }) => lastTime === last.lastTime).length
    const skip = cursor?.time === last.lastTime ? cursor.skip + given : given
    return { completeFlag: 0, conversations: [...page], timeStamp: last.lastTime, startIndex: skip }
  },
} satisfies Handlers<typeof conversationCommands>

const PAGE = 50

const itemOf = async (conversation: UserConversation, call: Call) => ({
  ...(await conversationFacts(conversation, call)),
  peerReadSeq: conversation.peerReadSequence,
  lastMessage: conversation.lastMessage,
})
