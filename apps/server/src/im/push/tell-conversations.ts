import { communityOfTopic, type PushBodies } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { parseKey } from '../../store/im/conversation-id'
import { mentionsOf } from '../../store/im/mentions'
import { conversationsAt } from '../../store/im/sync'
import { conversationFacts } from '../conversation-facts'
import type { Connection } from '../gateway/connection'
import type { Im } from '../im'
import { pushConversations } from './fanout'

/**
 * Pushes the present facts of conversations to all devices of a user. A device that gets no push gets them by its next
 * sync.
 */
export const tellConversations = (im: Im, userID: string, convIDs: readonly string[]): void =>
  void sendPages(im, userID, convIDs, (body) => im.fanout.publishTo(userTopic(userID), { kind: 'conversations', body }))

/** The same to connections of this process only, for an event that every process gets. */
export const pushConversationsTo = (
  im: Im,
  connections: ReadonlySet<Connection>,
  userID: string,
  convIDs: readonly string[],
): Promise<void> => sendPages(im, userID, convIDs, (body) => pushConversations(connections, body))

const sendPages = (
  im: Im,
  userID: string,
  convIDs: readonly string[],
  send: (body: PushBodies['pushConversations']) => void,
): Promise<void> => {
  const sendAll = async (): Promise<void> => {
    const found = convIDs.length === 0 ? [] : await conversationsAt(im.context.db, userID, convIDs)
    for (let at = 0; at < found.length; at += PUSHED) {
      const page = found.slice(at, at + PUSHED)
      const mentions = await mentionsOf(im.context.db, userID, page)
      send({ conversationList: await Promise.all(page.map((facts) => conversationFacts(facts, im, userID, mentions))) })
    }
  }
  return sendAll().catch((error: unknown) =>
    im.context.log.error({ err: error, userID }, 'conversations could not be pushed'),
  )
}

/** The same for a group or a topic: a topic is read again with the list of topics. */
export const tellGroup = (im: Im, userID: string, convID: string): void => {
  const key = parseKey(convID)
  const topicID = key.type === 'group' ? key.groupID : ''
  const groupID = communityOfTopic(topicID)
  if (groupID === null) return tellConversations(im, userID, [convID])
  tellTopics(im, userID, groupID, [topicID])
}

/** What the user has set in topics of a community has changed, or in all if none is named. */
export const tellTopics = (im: Im, userID: string, groupID: string, topicIDList: string[]): void => {
  const time = seconds(im.context.clock)
  const body = { groupID, operationType: 20 as const, topicIDList, operatorID: userID, time }
  im.fanout.publishTo(userTopic(userID), { kind: 'groupPush', name: 'pushTopicNotice', body })
}

/** With the longest texts so many fit into a frame. */
const PUSHED = 20
