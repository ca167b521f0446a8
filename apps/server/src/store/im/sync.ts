import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { TOPIC_KEYS } from './conversation-id'
import { unreadCount, type UserConversation } from './conversations'
import { readMessage, type MessageRow } from './messages'
import type { Database } from '../schema'

/** A moment of the store. Later commits belong to transactions that are not before `position`. */
export interface StoreMoment {
  /** A transaction id, as text. */
  readonly position: string
  /** Transactions that have started. */
  readonly end: string
  /** Changes after a restore, when transaction ids restart. */
  readonly storeID: string
}

export const momentOf = async (db: Kysely<Database>): Promise<StoreMoment> => {
  const { rows } = await sql<StoreMoment>`
    SELECT pg_snapshot_xmin(now)::text AS position, pg_snapshot_xmax(now)::text AS end,
      (SELECT system_identifier::text FROM pg_control_system()) AS "storeID"
    FROM pg_current_snapshot() AS now
  `.execute(db)
  const [moment] = rows
  if (moment === undefined) throw new Error('The database has no snapshot.')
  return moment
}

/** Which of a user's conversations to return. */
export interface ChangesQuery {
  /** Changed in or after this transaction; null for the latest with unread messages instead. */
  readonly since: string | null
  /** After this conversation in the order of keys; empty for the first page. */
  readonly after: string
  readonly count: number
}

export type ChangedConversation = Omit<UserConversation, 'lastMessage' | 'lastTime'> & {
  /** How many messages of the user the peer has not read, as `unreadCount` counts; 0 in groups. */
  readonly peerUnreadCount: number
}

/** Conversations of the user that have changed, or have unread messages, by key. */
export const changedConversations = async (
  db: Kysely<Database>,
  userID: string,
  { since, after, count }: ChangesQuery,
): Promise<ChangedConversation[]> => {
  const convID = sql`mine.conv_id`
  const peerUnread = unreadCount(convID, sql`coalesce(theirs.read_seq, 0)`, sql`mine.peer`)
  const { rows } = await sql<ChangedRow>`
    SELECT * FROM (
      SELECT mine.conv_id, mine.seq, mine.read_seq, coalesce(theirs.read_seq, 0) AS peer_read_seq,
        ${unreadCount(convID, sql`mine.read_seq`, sql`${userID}`)} AS unread,
        CASE WHEN mine.peer IS NULL THEN 0 ELSE ${peerUnread} END AS peer_unread
      FROM (
        SELECT conv_id, seq, read_seq, conversation.changed AS said, user_conversation.changed AS read,
          CASE WHEN conv_id LIKE 'c2c:%' THEN
            CASE WHEN split_part(conv_id, ':', 2) = ${userID}
              THEN split_part(conv_id, ':', 3) ELSE split_part(conv_id, ':', 2) END
          END AS peer
        FROM user_conversation JOIN conversation USING (conv_id)
        WHERE user_id = ${userID} AND seq > 0 AND conv_id NOT LIKE ${TOPIC_KEYS}
          ${since === null ? sql`AND seq > read_seq ORDER BY last_time DESC, conv_id LIMIT ${UNREAD_CONVERSATIONS}` : sql``}
      ) AS mine
      LEFT JOIN user_conversation AS theirs ON theirs.user_id = mine.peer AND theirs.conv_id = mine.conv_id
      ${since === null ? sql`` : sql`WHERE greatest(mine.said, mine.read, theirs.changed) >= ${since}::xid8`}
    ) AS found
    WHERE conv_id > ${after} ${since === null ? sql`AND unread > 0` : sql``}
    ORDER BY conv_id LIMIT ${count}
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv_id,
    sequence: row.seq,
    readSequence: row.read_seq,
    peerReadSequence: row.peer_read_seq,
    unreadCount: row.unread,
    peerUnreadCount: row.peer_unread,
  }))
}

/** The first sync returns as many as a first screen shows; the conversation list has the rest. */
const UNREAD_CONVERSATIONS = 20

interface ChangedRow {
  readonly conv_id: string
  readonly seq: number
  readonly read_seq: number
  readonly peer_read_seq: number
  readonly unread: number
  readonly peer_unread: number
}

/** Groups that the user has left in or after a transaction. Rule: SRV-6. */
export const leftGroups = async (db: Kysely<Database>, userID: string, since: string): Promise<string[]> => {
  const { rows } = await sql<{ group_id: string }>`
    SELECT group_id FROM group_departure WHERE user_id = ${userID} AND changed >= ${since}::xid8 ORDER BY group_id
  `.execute(db)
  return rows.map(({ group_id }) => group_id)
}

export interface NewestQuery {
  readonly convID: string
  /** Only messages with a higher sequence. */
  readonly above: number
  /** The newest of them, which is returned at any age. */
  readonly newest: number
}

/** The newest messages of each conversation, those with a time from `since` on, ascending, by conversation. */
export const newestMessages = async (
  db: Kysely<Database>,
  queries: readonly NewestQuery[],
  { since, count }: { since: number; count: number },
): Promise<ReadonlyMap<string, StoredMessage[]>> => {
  const { rows } = await sql<MessageRow>`
    SELECT newest.* FROM json_to_recordset(${JSON.stringify(queries)}::json) 
      AS wanted ("convID" text, above bigint, newest bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE message.conv_id = wanted."convID" AND message.seq > wanted.above
        AND (message.time >= ${since} OR message.seq = wanted.newest)
      ORDER BY message.seq DESC LIMIT ${count}
    ) AS newest
    ORDER BY newest.conv_id, newest.seq
  `.execute(db)
  const found = new Map<string, StoredMessage[]>()
  for (const row of rows) {
    const messages = found.get(row.conv_id)
    if (messages === undefined) found.set(row.conv_id, [readMessage(row)])
    else messages.push(readMessage(row))
  }
  return found
}

/** Messages of one conversation by their sequences, ascending. */
export const messagesAt = async (
  db: Kysely<Database>,
  convID: string,
  sequences: readonly number[],
): Promise<StoredMessage[]> => {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('conv_id', '=', convID)
    .where('seq', 'in', sequences)
    .orderBy('seq')
    .execute()
  return rows.map(readMessage)
}
