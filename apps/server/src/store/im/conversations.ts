import { MESSAGE_KINDS, type MessageKind, type StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { repeatable } from '../database/database'
import { parseKey, peerOf, TOPIC_KEYS } from './conversation-id'
import { isHidden } from './hidden-messages'
import { readMessage, type MessageRow } from './messages'
import { ownFacts, readOwnFacts, type OwnFacts, type OwnFactsRow } from './own-facts'
import type { Database } from '../schema'

/** One conversation from one user's side. */
export interface UserConversation {
  readonly convID: string
  readonly sequence: number
  readonly lastTime: number
  readonly readSequence: number
  /** How far the peer has read; 0 in groups. */
  readonly peerReadSequence: number
  /** When the peer's read mark moved last; 0 in groups. */
  readonly peerReadTime: number
  /** Messages after the read mark that count (see `MESSAGE_KINDS`), among the newest `UNREAD_MAX` of the conversation. */
  readonly unreadCount: number
  readonly lastMessage: StoredMessage | null
  readonly own: OwnFacts
}

/** The maximum unread count, because counting is expensive, also skipping the user's own messages. */
export const UNREAD_MAX = 10_000

/** Among how many of the newest messages the last one is looked for. */
const LAST_AMONG = 1_000

/** The number of messages after a read mark that count, among the newest `UNREAD_MAX` of the conversation. */
export const unreadCount = (convID: RawBuilder<unknown>, readSeq: RawBuilder<unknown>, reader: RawBuilder<unknown>) => {
  // All three counts begin here, because what is subtracted must be a part of what is counted first.
  const above = sql`greatest(${readSeq},
    (SELECT conversation.seq - ${UNREAD_MAX} FROM conversation WHERE conversation.conv_id = ${convID}))`
  return sql<number>`((SELECT count(*) FROM (
    SELECT sender, counts FROM message WHERE message.conv_id = ${convID} AND message.seq > ${above}
    ORDER BY message.seq DESC LIMIT ${UNREAD_MAX}
  ) AS newest WHERE newest.counts AND ${kindDoes('counts', sql`newest.sender`, reader)})
  - (SELECT count(*) FROM (
    SELECT sender, counts, receivers FROM message
    WHERE message.conv_id = ${convID} AND message.seq > ${above} AND message.receivers IS NOT NULL
    ORDER BY message.seq DESC LIMIT ${UNREAD_MAX}
  ) AS chosen WHERE chosen.counts AND ${isForOthers(sql`chosen`, reader)} AND ${kindDoes('counts', sql`chosen.sender`, reader)})
  - (SELECT count(*) FROM message_hidden JOIN message AS hidden USING (conv_id, seq)
    WHERE message_hidden.user_id = ${reader} AND message_hidden.conv_id = ${convID} AND message_hidden.seq > ${above}
      AND hidden.counts AND NOT ${isForOthers(sql`hidden`, reader)} AND ${kindDoes('counts', sql`hidden.sender`, reader)}))`
}

/** Dismissed groups whose member the user still is: large ones end their memberships page by page. */
export const dismissedGroups = (userID: string) => sql<string>`
  SELECT group_id FROM group_member JOIN chat_group USING (group_id)
  WHERE group_member.user_id = ${userID} AND dismissed_at > 0`

/** About a row of `user_conversation`. */
export const isNotDismissed = (userID: string) =>
  sql<boolean>`conv_id NOT IN (SELECT 'g:' || group_id FROM (${dismissedGroups(userID)}) AS dismissed)`

/** The newest message of a conversation, above a sequence, that may be the last one of its reader. */
export const lastMessage = (convID: RawBuilder<unknown>, reader: RawBuilder<unknown>, above: RawBuilder<unknown>) =>
  sql`(SELECT * FROM (
      SELECT * FROM message WHERE message.conv_id = ${convID} AND message.seq > ${above}
      ORDER BY message.seq DESC LIMIT ${LAST_AMONG}
    ) AS newest
    WHERE newest.may_be_last AND ${kindDoes('mayBeLast', sql`newest.sender`, reader)} AND NOT ${isForOthers(sql`newest`, reader)}
      AND NOT ${isHidden(sql`newest`, reader)}
    ORDER BY newest.seq DESC LIMIT 1)`

/** A message is for chosen receivers, and the reader is neither one of them nor the sender. */
export const isForOthers = (message: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql<boolean>`(${message}.receivers IS NOT NULL AND ${message}.sender <> ${reader} AND ${reader} <> ALL (${message}.receivers))`

export const kindDoes = (what: keyof MessageKind, sender: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql`CASE WHEN ${sender} = ${reader} THEN ${sql.lit(MESSAGE_KINDS.out[what])} ELSE ${sql.lit(MESSAGE_KINDS.in[what])} END`

/** A conversation in a list. */
export type ListedConversation = UserConversation & {
  /** Distinguishes it from others with the same last time. */
  readonly place: number
}

/** The last returned conversation. It stays valid when a conversation moves to the head of the list. */
export interface ConversationCursor {
  readonly isPinned: boolean
  readonly time: number
  readonly place: number
}

/** 48 bits of a hash of the key: JSON keeps them exactly. */
const PLACE = sql<number>`(hashtextextended(conversation.conv_id, 0) & 281474976710655)`

const PINNED = sql<boolean>`(user_conversation.pinned_at > 0)`

/**
 * The conversations of a user with a message that is newer than their deletion, the pinned ones first, each block
 * newest first; those of groups only while the user is a member.
 */
export const listConversations = async (
  db: Kysely<Database>,
  userID: string,
  cursor: ConversationCursor | null,
  count: number,
): Promise<ListedConversation[]> => {
  const { rows } = await sql<ConversationRow>`
    SELECT mine.conv_id AS conv, page.seq AS newest, page.last_time, page.place, mine.read_seq, message.*,
      ${ownFacts(sql`mine`)}, ${unreadCount(sql`mine.conv_id`, sql`mine.read_seq`, sql`${userID}`)} AS unread,
      coalesce(theirs.read_seq, 0) AS peer_read_seq, coalesce(theirs.read_at, 0) AS peer_read_at
    FROM (
      SELECT conversation.*, ${PINNED} AS is_pinned, ${PLACE} AS place, CASE WHEN conversation.conv_id LIKE 'c2c:%' THEN
        CASE WHEN split_part(conversation.conv_id, ':', 2) = ${userID}
          THEN split_part(conversation.conv_id, ':', 3) ELSE split_part(conversation.conv_id, ':', 2) END
      END AS peer
      FROM user_conversation JOIN conversation USING (conv_id)
      WHERE user_id = ${userID} AND conversation.seq > deleted_seq AND conv_id NOT LIKE ${TOPIC_KEYS} AND ${isNotDismissed(userID)}
        ${cursor === null ? sql`` : sql`AND (${PINNED}, conversation.last_time, ${PLACE}) < (${cursor.isPinned}, ${cursor.time}, ${cursor.place})`}
      ORDER BY is_pinned DESC, conversation.last_time DESC, place DESC LIMIT ${count}
    ) AS page
    JOIN user_conversation AS mine ON mine.conv_id = page.conv_id AND mine.user_id = ${userID}
    LEFT JOIN user_conversation AS theirs ON theirs.user_id = page.peer AND theirs.conv_id = page.conv_id
    LEFT JOIN LATERAL ${lastMessage(sql`page.conv_id`, sql`${userID}`, sql`mine.clear_seq`)} AS message ON true
    ORDER BY page.is_pinned DESC, page.last_time DESC, page.place DESC
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv,
    sequence: row.newest,
    lastTime: row.last_time,
    place: row.place,
    readSequence: row.read_seq,
    peerReadSequence: row.peer_read_seq,
    peerReadTime: row.peer_read_at,
    unreadCount: row.unread,
    lastMessage: row.conv_id === null ? null : readMessage(row, userID),
    own: readOwnFacts(row),
  }))
}

type ConversationRow = (MessageRow | { readonly conv_id: null }) &
  OwnFactsRow & {
    readonly conv: string
    readonly newest: number
    readonly last_time: number
    readonly place: number
    readonly read_seq: number
    readonly peer_read_seq: number
    readonly peer_read_at: number
    readonly unread: number
  }

/** A read mark that has moved. */
export interface MovedMark {
  readonly convID: string
  readonly sequence: number
  /** When, in epoch seconds, if it is kept: never before the last time, also if the clocks of processes differ. */
  readonly readAt?: number
}

/** Moves the read marks of all one-to-one conversations but one to their ends. */
export const readAllPrivate = async (
  db: Kysely<Database>,
  userID: string,
  except: string,
  now: number,
): Promise<MovedMark[]> => {
  const { rows } = await sql<MovedRow>`
    UPDATE user_conversation SET read_seq = conversation.seq, read_at = greatest(read_at, ${now})
    FROM conversation
    WHERE user_id = ${userID} AND user_conversation.conv_id LIKE 'c2c:%' AND conversation.conv_id = user_conversation.conv_id
      AND read_seq < conversation.seq AND user_conversation.conv_id <> ${except}
    RETURNING user_conversation.conv_id, read_seq, read_at
  `.execute(repeatable(db))
  return rows.map(toMark)
}

/** Moves the read marks of these conversations forward, at most to their newest messages. */
export const moveReadMarks = async (
  db: Kysely<Database>,
  userID: string,
  marks: readonly MovedMark[],
  now: number,
): Promise<MovedMark[]> => {
  const { rows } = await sql<MovedRow>`
    UPDATE user_conversation SET read_seq = least(wanted.sequence, conversation.seq),
      read_at = greatest(read_at, ${now})
    FROM json_to_recordset(${JSON.stringify(marks)}::json) AS wanted ("convID" text, sequence bigint)
      JOIN conversation ON conversation.conv_id = wanted."convID"
    WHERE user_id = ${userID} AND user_conversation.conv_id = wanted."convID"
      AND read_seq < least(wanted.sequence, conversation.seq)
    RETURNING user_conversation.conv_id, read_seq, read_at
  `.execute(repeatable(db))
  return rows.map(toMark)
}

interface MovedRow {
  readonly conv_id: string
  readonly read_seq: number
  readonly read_at: number
}

export const toMark = ({ conv_id, read_seq, read_at }: MovedRow): MovedMark => ({
  convID: conv_id,
  sequence: read_seq,
  readAt: read_at,
})

/** The other user or the group of each conversation, from one user's side. */
export const partnerOf = (convID: string, userID: string): { type: 'c2c' | 'group'; id: string } => {
  const key = parseKey(convID)
  return key.type === 'c2c' ? { type: 'c2c', id: peerOf(key.users, userID) } : { type: 'group', id: key.groupID }
}
