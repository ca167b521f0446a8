import type { ModuleContext } from '../modules'
import { imError } from '../protocol/im-error'
import { TOPIC_LIMITS } from '../protocol/limits'
import { isRecord } from '../rpc/read-body'
import { count, text } from '../rpc/read-message'
import type { Topic } from '../store/topic'
import { toTopic } from './to-topic'

/** A topic that the server did not give, and why. */
export interface TopicFailure {
  readonly topicID: string
  readonly code: number
  readonly message: string
}

export interface AskedTopics {
  readonly topics: ReadonlyMap<string, Topic>
  readonly failures: ReadonlyMap<string, TopicFailure>
}

/** Topics of a community by their ids, or all of them where none is named. Rejects with the error of a page that fails. */
export const askTopics = async (
  { caller, session }: ModuleContext,
  groupID: string,
  ids: readonly string[],
): Promise<AskedTopics> => {
  const topics = new Map<string, Topic>()
  const failures = new Map<string, TopicFailure>()

  const askPages = async (topicIDList: string[]): Promise<void> => {
    let next = ''
    for (;;) {
      const known = topics.size
      const reply = await caller.call('getTopicList', { groupID, topicIDList, next })
      const { userID } = session.me.get()
      for (const info of reply.topicInfoList) {
        const topic = toTopic(info, groupID, userID)
        if (topic !== null) topics.set(topic.topicID, topic)
      }
      for (const item of reply.resultItem) {
        if (!isRecord(item)) continue
        const topicID = text(item.topicID)
        failures.set(topicID, { topicID, code: count(item.resultCode), message: text(item.resultInfo) })
      }
      if (reply.next === '') return
      if (topics.size === known) throw imError('REPLY_INVALID', 'The pages of the list of topics have no end.')
      next = reply.next
    }
  }

  if (ids.length === 0) await askPages([])
  for (let from = 0; from < ids.length; from += TOPIC_LIMITS.idsMax)
    await askPages(ids.slice(from, from + TOPIC_LIMITS.idsMax))
  return { topics, failures }
}
