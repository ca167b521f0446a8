import { communityOfTopic } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { parseKey } from './conversation-id'

/**
 * JSON rows of messages without those in topics that do not exist. A topic is deleted only after the transaction, so a
 * message never makes a conversation of a topic that is gone.
 */
export const inPresentTopics = (rows: string, messages: readonly { readonly convID: string }[]) => {
  const ids = messages.map(({ convID }) => topicOf(convID))
  const topicIDs = [...new Set(ids)].filter((id) => id !== null)
  if (topicIDs.length === 0) return sql`${rows}::json`
  return sql`(
    WITH present AS MATERIALIZED (
      SELECT topic_id FROM topic WHERE topic_id = ANY (${topicIDs}) ORDER BY topic_id FOR KEY SHARE
    )
    SELECT coalesce(json_agg(row ORDER BY place), '[]')
    FROM json_array_elements(${rows}::json) WITH ORDINALITY AS given (row, place)
    JOIN unnest(${ids}::text[]) WITH ORDINALITY AS named (topic_id, place) USING (place)
    WHERE topic_id IS NULL OR topic_id IN (SELECT topic_id FROM present)
  )`
}

const topicOf = (convID: string): string | null => {
  const key = parseKey(convID)
  return key.type === 'group' && communityOfTopic(key.groupID) !== null ? key.groupID : null
}
