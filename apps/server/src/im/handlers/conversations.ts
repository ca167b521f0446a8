import type { conversationCommands, ReplyOf } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { listConversations, partnerOf, type UserConversation } from '../../store/conversations'
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

type Item = ReplyOf<(typeof conversationCommands)['getConversationList']>['conversations'][number]

const itemOf = async (conversation: UserConversation, { im, userID }: Call): Promise<Item> => {
  const partner = partnerOf(conversation.convID, userID)
  const common = {
    unreadCount: conversation.unreadCount,
    sequence: conversation.sequence,
    messageReadSeq: conversation.readSequence,
    lastMessage: conversation.lastMessage,
  }
  if (partner.type === 'group') {
    const group = await im.groups.find(partner.id)
    return {
      ...common,
      type: 2,
      toAccount: '',
      groupID: partner.id,
      groupType: group?.type ?? '',
      name: group?.name ?? '',
      avatar: group?.avatar ?? '',
      peerReadSeq: 0,
    }
  }
  const peer = await im.identities.find(partner.id)
  return {
    ...common,
    type: 1,
    toAccount: partner.id,
    groupID: '',
    groupType: '',
    name: peer?.nick ?? '',
    avatar: peer?.avatar ?? '',
    peerReadSeq: conversation.peerReadSequence,
  }
}
