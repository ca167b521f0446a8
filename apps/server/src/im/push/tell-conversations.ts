import { communityOfTopic } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { parseKey } from '../../store/im/conversation-id'
import { mentionsOf } from '../../store/im/mentions'
import { conversationsAt } from '../../store/im/sync'
import { conversationFacts } from '../conversation-facts'
import type { Im } from '../im'

/**
 * Pushes the present facts of conversations to all devices of a user. A device that gets no push gets them by its next
 * sync.
 */
export const tellConversations = (im: Im, userID: string, convIDs: readonly string[]): void => {
  const push = async (): Promise<void> => {
    const found = convIDs.length === 0 ? [] : await conversationsAt(im.context.db, userID, convIDs)
    for (let at = 0; at < found.length; at += PUSHED) {
      const page = found.slice(at, at + PUSHED)
      const mentions = await mentionsOf(im.context.db, userID, page)
      const conversationList = await Promise.all(page.map((facts) => conversationFacts(facts, im, userID, mentions)))
      im.fanout.publishTo(userTopic(userID), { kind: 'conversations', body: { conversationList } })
    }
  }
  push().catch((error: unknown) => im.context.log.error({ err: error, userID }, 'conversations could not be pushed'))
}

/** The same for a group or a topic: a topic is read again with the list of topics. */
export const tellGroup = (im: Im, userID: string, convID: string): void => {
  const key = parseKey(convID)
  const topicID = key.type === 'group' ? key.groupID : ''
  const groupID = communityOfTopic(topicID)
  if (groupID === null) return tellConversations(im, userID, [convID])
  const time = seconds(im.context.clock)
  const body = { groupID, operationType: 20 as const, topicIDList: [topicID], operatorID: userID, time }
  im.fanout.publishTo(userTopic(userID), { kind: 'groupPush', name: 'pushTopicNotice', body })
}

/** With the longest texts so many fit into a frame. */
const PUSHED = 20
