import type { ModuleContext } from '../modules'
import { TOPIC_LIMITS } from '../protocol/limits'
import { readAll } from '../rpc/read-pages'
import { chunksOf } from '../store/chunks'
import { outcomeOf } from '../rpc/item-results'
import { text } from '../rpc/read-message'
import type { StoredMessage } from '../protocol/pushes'
import { toTopic, type ServerTopic } from './to-topic'

/** A topic that the server did not return, and why. */
export interface TopicFailure {
  readonly topicID: string
  readonly code: number
  readonly message: string
}

export interface AskedTopics {
  readonly topics: ReadonlyMap<string, ServerTopic>
  readonly failures: ReadonlyMap<string, TopicFailure>
}

/** The topics of a community with the given ids, or all if none is given. Rejects with the error of a failed page. */
export const askTopics = async (
  { caller, session, timelines }: ModuleContext,
  groupID: string,
  ids: readonly string[],
): Promise<AskedTopics> => {
  const topics = new Map<string, ServerTopic>()
  const failures = new Map<string, TopicFailure>()
  const read = (stored: StoredMessage) => timelines.changes.read(stored, session.me.get().userID)
  for (const topicIDList of ids.length === 0 ? [[]] : chunksOf(ids, TOPIC_LIMITS.idsMax)) {
    const infos = await readAll('', async (from) => {
      const reply = await caller.call('getTopicList', { groupID, topicIDList, next: from })
      for (const item of reply.resultItem) {
        const topicID = text(item?.topicID)
        failures.set(topicID, { topicID, ...outcomeOf(item) })
      }
      return { items: reply.topicInfoList, next: reply.next || null }
    })
    for (const info of infos) {
      const found = toTopic(info, groupID, read)
      if (found !== null) topics.set(found.topic.topicID, found)
    }
  }
  return { topics, failures }
}
