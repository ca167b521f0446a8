import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { TOPIC_KEYS } from './conversation-id'
import { dismissedGroups, isForOthers, isNotDismissed, unreadCount, type UserConversation } from './conversations'
import { isHidden } from './hidden-messages'
import { readMessage, type MessageRow } from './messages'
import { clearedUpTo, ownFacts, readOwnFacts, type OwnFactsRow } from './own-facts'
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

/** When the profile of the peer has changed, whose name and picture the list shows. */
const peerChanged = sql`(SELECT user_list.changed FROM user_list WHERE user_list.user_id = mine.peer AND kind = 'profile')`

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
      SELECT mine.conv_id, mine.seq, mine.read_seq, ${ownFacts(sql`mine`)},
        coalesce(theirs.read_seq, 0) AS peer_read_seq, coalesce(theirs.read_at, 0) AS peer_read_at,
        ${unreadCount(convID, sql`mine.read_seq`, sql`${userID}`)} AS unread,
        CASE WHEN mine.peer IS NULL THEN 0 ELSE ${peerUnread} END AS peer_unread
      FROM (
        SELECT user_conversation.*, seq, conversation.changed AS said,
          CASE WHEN conv_id LIKE 'c2c:%' THEN
            CASE WHEN split_part(conv_id, ':', 2) = ${userID}
              THEN split_part(conv_id, ':', 3) ELSE split_part(conv_id, ':', 2) END
          END AS peer
        FROM user_conversation JOIN conversation USING (conv_id)
        WHERE user_id = ${userID} AND seq > 0 AND conv_id NOT LIKE ${TOPIC_KEYS} AND ${isNotDismissed(userID)}
          ${since === null ? sql`AND seq > read_seq ORDER BY last_time DESC, conv_id LIMIT ${UNREAD_CONVERSATIONS}` : sql``}
      ) AS mine
      LEFT JOIN user_conversation AS theirs ON theirs.user_id = mine.peer AND theirs.conv_id = mine.conv_id
      ${
        since === null
          ? sql``
          : sql`WHERE greatest(mine.said, mine.changed, theirs.changed, ${peerChanged}) >= ${since}::xid8
        OR EXISTS (SELECT FROM message WHERE message.conv_id = mine.conv_id AND message.changed >= ${since}::xid8)`
      }
    ) AS found
    WHERE conv_id > ${after} ${since === null ? sql`AND unread > 0` : sql``}
    ORDER BY conv_id LIMIT ${count}
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv_id,
    sequence: row.seq,
    readSequence: row.read_seq,
    peerReadSequence: row.peer_read_seq,
    peerReadTime: row.peer_read_at,
    unreadCount: row.unread,
    peerUnreadCount: row.peer_unread,
    own: readOwnFacts(row),
  }))
}

/** Some of a user's conversations as they are now. */
export const conversationsAt = async (
  db: Kysely<Database>,
  userID: string,
  convIDs: readonly string[],
): Promise<Omit<ChangedConversation, 'peerUnreadCount' | 'peerReadSequence' | 'peerReadTime'>[]> => {
  const { rows } = await sql<Omit<ChangedRow, 'peer_read_seq' | 'peer_read_at' | 'peer_unread'>>`
    SELECT mine.conv_id, coalesce(seq, 0) AS seq, mine.read_seq, ${ownFacts(sql`mine`)},
      ${unreadCount(sql`mine.conv_id`, sql`mine.read_seq`, sql`${userID}`)} AS unread
    FROM user_conversation AS mine LEFT JOIN conversation USING (conv_id)
    WHERE mine.user_id = ${userID} AND mine.conv_id = ANY (${convIDs})
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv_id,
    sequence: row.seq,
    readSequence: row.read_seq,
    unreadCount: row.unread,
    own: readOwnFacts(row),
  }))
}

/** The first sync returns as many as a first screen shows; the conversation list has the rest. */
const UNREAD_CONVERSATIONS = 20

interface ChangedRow extends OwnFactsRow {
  readonly conv_id: string
  readonly seq: number
  readonly read_seq: number
  readonly peer_read_seq: number
  readonly peer_read_at: number
  readonly unread: number
  readonly peer_unread: number
}

/** Groups that the user has left in or after a transaction. Rule: SRV-6. */
export const leftGroups = async (db: Kysely<Database>, userID: string, since: string): Promise<string[]> => {
  const { rows } = await sql<{ group_id: string }>`
    SELECT group_id FROM group_departure WHERE user_id = ${userID} AND changed >= ${since}::xid8
    UNION ${dismissedGroups(userID)} AND chat_group.changed >= ${since}::xid8 ORDER BY group_id
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

/**
 * The newest messages of each conversation that the reader has not deleted, those with a time from `since` on,
 * ascending, by conversation.
 */
export const newestMessages = async (
  db: Kysely<Database>,
  queries: readonly NewestQuery[],
  { reader, since, count }: { reader: string; since: number; count: number },
): Promise<ReadonlyMap<string, StoredMessage[]>> => {
  const { rows } = await sql<MessageRow>`
    SELECT newest.* FROM json_to_recordset(${JSON.stringify(queries)}::json) 
      AS wanted ("convID" text, above bigint, newest bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM message
      WHERE message.conv_id = wanted."convID" AND message.seq > wanted.above
        AND (message.time >= ${since} OR message.seq = wanted.newest)
        AND NOT ${isHidden(sql`message`, sql`${reader}`)} AND NOT ${isForOthers(sql`message`, sql`${reader}`)}
      ORDER BY message.seq DESC LIMIT ${count}
    ) AS newest
    ORDER BY newest.conv_id, newest.seq
  `.execute(db)
  const found = new Map<string, StoredMessage[]>()
  for (const row of rows) {
    const messages = found.get(row.conv_id)
    if (messages === undefined) found.set(row.conv_id, [readMessage(row, reader)])
    else messages.push(readMessage(row, reader))
  }
  return found
}

/** Messages of one conversation by their sequences, ascending, those that the reader may see and has not deleted or cleared. */
export const messagesAt = async (
  db: Kysely<Database>,
  { convID, reader }: { convID: string; reader: string },
  sequences: readonly number[],
): Promise<StoredMessage[]> => {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('conv_id', '=', convID)
    .where('seq', 'in', sequences)
    .where('seq', '>', clearedUpTo(reader, convID))
    .where(sql<boolean>`NOT ${isHidden(sql`message`, sql`${reader}`)}`)
    .where(sql<boolean>`NOT ${isForOthers(sql`message`, sql`${reader}`)}`)
    .orderBy('seq')
    .execute()
  return rows.map((row) => readMessage(row, reader))
}
