import type { ModuleContext } from '../modules'
import { imError } from '../protocol/im-error'
import { TOPIC_LIMITS } from '../protocol/limits'
import { filled } from '../store/media-payloads'
import type { Topic } from '../store/topic'
import { toTopic } from './to-topic'

/** A topic that the server did not return, and why. */
export interface TopicFailure {
  readonly topicID: string
  readonly code: number
  readonly message: string
}

export interface AskedTopics {
  readonly topics: ReadonlyMap<string, Topic>
  readonly failures: ReadonlyMap<string, TopicFailure>
}

/** The topics of a community with the given ids, or all if none is given. Rejects with the error of a failed page. */
export const askTopics = async (
  { caller, session }: ModuleContext,
  groupID: string,
  ids: readonly string[],
): Promise<AskedTopics> => {
  const topics = new Map<string, Topic>()
  const failures = new Map<string, TopicFailure>()
  let from = 0
  do {
    const topicIDList = ids.slice(from, (from += TOPIC_LIMITS.idsMax))
    let next = ''
    do {
      const known = topics.size
      const reply = await caller.call('getTopicList', { groupID, topicIDList, next })
      for (const info of reply.topicInfoList) {
        const topic = toTopic(info, groupID, session.me.get().userID)
        if (topic !== null) topics.set(topic.topicID, topic)
      }
      for (const item of reply.resultItem) {
        const { topicID, resultCode, resultInfo } = filled(REFUSAL, item) as typeof REFUSAL
        failures.set(topicID, { topicID, code: resultCode, message: resultInfo })
      }
      next = reply.next
      if (next !== '' && topics.size === known)
        throw imError('REPLY_INVALID', 'The server keeps returning pages of topics without an end.')
    } while (next !== '')
  } while (from < ids.length)
  return { topics, failures }
}

const REFUSAL = { topicID: '', resultCode: 0, resultInfo: '' }
