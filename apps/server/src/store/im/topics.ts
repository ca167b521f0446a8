import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable } from 'kysely'
import { lastMessage, unreadCount } from './conversations'
import { readMessage, type MessageRow } from './messages'
import type { Database } from '../schema'
import type { TopicTable } from './topic-tables'

/** A topic with the state of its conversation for one user. */
export interface TopicRow {
  readonly topic: Selectable<TopicTable>
  readonly sequence: number
  readonly readSequence: number
  /** Messages after the read mark, as `unreadCount` counts. */
  readonly unreadCount: number
  readonly lastMessage: StoredMessage | null
}

export interface TopicQuery {
  readonly groupID: string
  /** Null for all of the community. */
  readonly topicIDs: readonly string[] | null
  /** Only those after this one in the order of ids; empty for the first page. */
  readonly after: string
  readonly count: number
}

/** Topics of a community by id, in one statement. */
export const topicsOf = async (
  db: Kysely<Database>,
  userID: string,
  { groupID, topicIDs, after, count }: TopicQuery,
): Promise<TopicRow[]> => {
  const { rows } = await sql<JoinedRow>`
    SELECT to_json(page.*) AS topic, coalesce(conversation.seq, 0) AS newest, coalesce(mine.read_seq, 0) AS read_seq,
      ${unreadCount(sql`page.key`, sql`coalesce(mine.read_seq, 0)`, sql`${userID}`)} AS unread,
      message.*
    FROM (
      SELECT topic.*, 'g:' || topic_id AS key FROM topic
      WHERE group_id = ${groupID} AND topic_id > ${after}
        ${topicIDs === null ? sql`` : sql`AND topic_id = ANY (${topicIDs})`}
      ORDER BY topic_id LIMIT ${count}
    ) AS page
    LEFT JOIN conversation ON conversation.conv_id = page.key
    LEFT JOIN user_conversation AS mine ON mine.conv_id = page.key AND mine.user_id = ${userID}
    LEFT JOIN LATERAL ${lastMessage(sql`page.key`, sql`${userID}`)} AS message ON true
    ORDER BY page.topic_id
  `.execute(db)
  return rows.map((row) => ({
    topic: row.topic,
    sequence: row.newest,
    readSequence: row.read_seq,
    unreadCount: row.unread,
    lastMessage: row.conv_id === null ? null : readMessage(row),
  }))
}

type JoinedRow = (MessageRow | { readonly conv_id: null }) & {
  readonly topic: Selectable<TopicTable>
  readonly newest: number
  readonly read_seq: number
  readonly unread: number
}
