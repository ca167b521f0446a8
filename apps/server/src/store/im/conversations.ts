import { MESSAGE_KINDS, type MessageKind, type StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { repeatable } from '../database/database'
import { parseKey, peerOf, TOPIC_KEYS } from './conversation-id'
import { readMessage, type MessageRow } from './messages'
import type { Database } from '../schema'

/** One conversation from one user's side. */
export interface UserConversation {
  readonly convID: string
  readonly sequence: number
  readonly lastTime: number
  readonly readSequence: number
  /** How far the peer has read; 0 in groups. */
  readonly peerReadSequence: number
  /** Messages after the read mark that count (see `MESSAGE_KINDS`), among the newest `UNREAD_MAX` of the conversation. */
  readonly unreadCount: number
  readonly lastMessage: StoredMessage | null
}

/** The maximum unread count, because counting is expensive, also skipping the user's own messages. */
export const UNREAD_MAX = 10_000

/** The number of messages after a read mark that count, among the newest `UNREAD_MAX` of the conversation. */
export const unreadCount = (convID: RawBuilder<unknown>, readSeq: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql<number>`(SELECT count(*) FROM (
    SELECT sender FROM message WHERE message.conv_id = ${convID} AND message.seq > ${readSeq}
    ORDER BY message.seq DESC LIMIT ${UNREAD_MAX}
  ) AS newest WHERE ${does('counts', sql`newest.sender`, reader)})`

/** The newest message of a conversation that may be the last one of its reader. */
export const lastMessage = (convID: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql`(SELECT * FROM message WHERE message.conv_id = ${convID} AND ${does('mayBeLast', sql`message.sender`, reader)}
    ORDER BY message.seq DESC LIMIT 1)`

const does = (what: keyof MessageKind, sender: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql`CASE WHEN ${sender} = ${reader} THEN ${sql.lit(MESSAGE_KINDS.out[what])} ELSE ${sql.lit(MESSAGE_KINDS.in[what])} END`

/** A conversation in a list. */
export type ListedConversation = UserConversation & {
  /** Distinguishes it from others with the same last time. */
  readonly place: number
}

/** The last returned conversation. It stays valid when a conversation moves to the head of the list. */
export interface ConversationCursor {
  readonly time: number
  readonly place: number
}

/** 48 bits of a hash of the key: JSON keeps them exactly. */
const PLACE = sql<number>`(hashtextextended(conversation.conv_id, 0) & 281474976710655)`

/**
 * The conversations of a user with at least one message, newest first; those of groups only while the user is a member.
 */
export const listConversations = async (
  db: Kysely<Database>,
  userID: string,
  cursor: ConversationCursor | null,
  count: number,
): Promise<ListedConversation[]> => {
  const { rows } = await sql<ConversationRow>`
    SELECT mine.conv_id AS conv, page.seq AS newest, page.last_time, page.place, mine.read_seq, message.*,
      ${unreadCount(sql`mine.conv_id`, sql`mine.read_seq`, sql`${userID}`)} AS unread,
      coalesce((SELECT max(theirs.read_seq) FROM user_conversation AS theirs
        WHERE theirs.user_id = page.peer AND theirs.conv_id = mine.conv_id), 0) AS peer_read_seq
    FROM (
      SELECT conversation.*, ${PLACE} AS place, CASE WHEN conversation.conv_id LIKE 'c2c:%' THEN
        CASE WHEN split_part(conversation.conv_id, ':', 2) = ${userID}
          THEN split_part(conversation.conv_id, ':', 3) ELSE split_part(conversation.conv_id, ':', 2) END
      END AS peer
      FROM user_conversation JOIN conversation USING (conv_id)
      WHERE user_id = ${userID} AND conversation.seq > 0 AND conv_id NOT LIKE ${TOPIC_KEYS}
        ${cursor === null ? sql`` : sql`AND (conversation.last_time, ${PLACE}) < (${cursor.time}, ${cursor.place})`}
      ORDER BY conversation.last_time DESC, place DESC LIMIT ${count}
    ) AS page
    JOIN user_conversation AS mine ON mine.conv_id = page.conv_id AND mine.user_id = ${userID}
    LEFT JOIN LATERAL ${lastMessage(sql`page.conv_id`, sql`${userID}`)} AS message ON true
    ORDER BY page.last_time DESC, page.place DESC
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv,
    sequence: row.newest,
    lastTime: row.last_time,
    place: row.place,
    readSequence: row.read_seq,
    peerReadSequence: row.peer_read_seq,
    unreadCount: row.unread,
    lastMessage: row.conv_id === null ? null : readMessage(row),
  }))
}

type ConversationRow = (MessageRow | { readonly conv_id: null }) & {
  readonly conv: string
  readonly newest: number
  readonly last_time: number
  readonly place: number
  readonly read_seq: number
  readonly peer_read_seq: number
  readonly unread: number
}

/** Moves a read mark forward, at most to the newest message. Returns the new mark, or null if it did not move. */
export const moveReadMark = async (
  db: Kysely<Database>,
  userID: string,
  convID: string,
  sequence: number,
): Promise<number | null> => {
  const { rows } = await sql<{ read_seq: number }>`
    UPDATE user_conversation SET read_seq = least(${sequence}, conversation.seq)
    FROM conversation
    WHERE user_id = ${userID} AND user_conversation.conv_id = ${convID} AND conversation.conv_id = ${convID}
      AND read_seq < least(${sequence}, conversation.seq)
    RETURNING read_seq
  `.execute(repeatable(db))
  return rows[0]?.read_seq ?? null
}

/** The other user or the group of each conversation, from one user's side. */
export const partnerOf = (convID: string, userID: string): { type: 'c2c' | 'group'; id: string } => {
  const key = parseKey(convID)
  return key.type === 'c2c' ? { type: 'c2c', id: peerOf(key.users, userID) } : { type: 'group', id: key.groupID }
}
