import type { MuteFlag, StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { repeatable } from '../database/database'
import { lastMessage, unreadCount, type MovedMark } from './conversations'
import { groupKey } from './conversation-id'
import { deleteConversations } from './delete-conversations'
import { readMessage, type MessageRow } from './messages'
import type { Database } from '../schema'
import type { TopicTable } from './topic-tables'

/** A topic with the state of its conversation for one user. */
export interface TopicRow {
  readonly topic: Selectable<TopicTable>
  readonly sequence: number
  readonly readSequence: number
  /** That of the community until the user sets one. */
  readonly remind: MuteFlag
  /** Messages after the read mark, as `unreadCount` counts. */
  readonly unreadCount: number
  readonly lastMessage: StoredMessage | null
  /** The user does not see messages up to this sequence. */
  readonly clearSequence: number
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
      coalesce(mine.remind, above.remind, 0) AS remind, coalesce(mine.clear_seq, 0) AS clear_seq,
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
    LEFT JOIN user_conversation AS above ON above.conv_id = ${groupKey(groupID)} AND above.user_id = ${userID}
    LEFT JOIN LATERAL ${lastMessage(sql`page.key`, sql`${userID}`, sql`coalesce(mine.clear_seq, 0)`)} AS message ON true
    ORDER BY page.topic_id
  `.execute(db)
  return rows.map((row) => ({
    topic: row.topic,
    sequence: row.newest,
    readSequence: row.read_seq,
    remind: row.remind,
    unreadCount: row.unread,
    lastMessage: row.conv_id === null ? null : readMessage(row, userID),
    clearSequence: row.clear_seq,
  }))
}

type JoinedRow = (MessageRow | { readonly conv_id: null }) & {
  readonly topic: Selectable<TopicTable>
  readonly newest: number
  readonly read_seq: number
  readonly remind: MuteFlag
  readonly unread: number
  readonly clear_seq: number
}

/** Null when there is no such topic. */
export const findTopic = async (db: Kysely<Database>, topicID: string): Promise<Selectable<TopicTable> | null> =>
  (await db.selectFrom('topic').selectAll().where('topic_id', '=', topicID).executeTakeFirst()) ?? null

export type TopicProfile = Pick<
  Updateable<TopicTable>,
  'name' | 'avatar' | 'introduction' | 'notification' | 'custom_data' | 'mute_all'
>

/** The ids of all topics of a community. */
export const idsOfTopics = async (trx: Transaction<Database>, groupID: string): Promise<ReadonlySet<string>> => {
  const rows = await trx.selectFrom('topic').select('topic_id').where('group_id', '=', groupID).execute()
  return new Set(rows.map((row) => row.topic_id))
}

/** Its messages begin anew, also if there was a topic with this id. */
export const insertTopic = async (
  trx: Transaction<Database>,
  topic: {
    readonly topic_id: string
    readonly group_id: string
    readonly name: string
    readonly created_at: number
  } & TopicProfile,
): Promise<void> => {
  await trx.insertInto('topic').values(topic).execute()
}

/** Returns the topic before the change; null when there is no such topic. */
export const updateTopic = async (
  trx: Transaction<Database>,
  topicID: string,
  profile: TopicProfile,
): Promise<Selectable<TopicTable> | null> => {
  const before = await trx
    .selectFrom('topic')
    .selectAll()
    .where('topic_id', '=', topicID)
    // Messages do not wait for it.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (before !== undefined && Object.values(profile).some((value) => value !== undefined))
    await trx.updateTable('topic').set(profile).where('topic_id', '=', topicID).execute()
  return before ?? null
}

/** With everything that was said in them. */
export const deleteTopics = async (trx: Transaction<Database>, topicIDs: readonly string[]): Promise<void> => {
  if (topicIDs.length === 0) return
  await sql`SELECT FROM topic WHERE topic_id = ANY (${topicIDs}) ORDER BY topic_id FOR UPDATE`.execute(trx)
  await trx.deleteFrom('topic').where('topic_id', 'in', topicIDs).execute()
  await deleteConversations(trx, topicIDs.map(groupKey))
}

/**
 * Moves the read marks of topics forward, at most to the newest messages, and only for their members, who have no row of
 * a topic that is newer than their membership. Returns those that have moved.
 */
export const moveTopicMarks = async (
  db: Kysely<Database>,
  userID: string,
  marks: readonly MovedMark[],
): Promise<MovedMark[]> => {
  const { rows } = await sql<MovedMark>`
    INSERT INTO user_conversation (user_id, conv_id, read_seq)
    SELECT ${userID}, conv_id, max(least(sequence, conversation.seq))
    FROM json_to_recordset(${JSON.stringify(marks)}::json) AS wanted ("convID" text, sequence bigint)
      JOIN conversation ON conv_id = wanted."convID"
      JOIN topic ON topic_id = substr(conv_id, length(${groupKey('')}) + 1)
      JOIN group_member USING (group_id)
    WHERE user_id = ${userID} AND least(sequence, conversation.seq) > 0
    GROUP BY conv_id
    ON CONFLICT (user_id, conv_id) DO UPDATE SET read_seq = excluded.read_seq
      WHERE user_conversation.read_seq < excluded.read_seq
    RETURNING conv_id AS "convID", read_seq AS sequence
  `.execute(repeatable(db))
  return rows
}

/** Gives a member, who may have none, a row of a topic that has messages. */
export const ensureTopicRow = async (db: Kysely<Database>, userID: string, topicID: string): Promise<void> => {
  await sql`
    INSERT INTO user_conversation (user_id, conv_id)
    SELECT ${userID}, conv_id FROM conversation WHERE conv_id = ${groupKey(topicID)} AND seq > 0
    ON CONFLICT DO NOTHING
  `.execute(db)
}
