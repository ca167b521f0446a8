import type { MessagePriority, StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { tinyIDOf } from '../identity/tiny-id'
import { parseKey, peerOf } from './conversation-id'
import type { Database } from '../schema'

/** The fields of a message besides its keys and its body, at the time of sending. */
export interface MessageDetails {
  readonly groupType: string
  readonly priority: MessagePriority
  readonly clientTime: number
  readonly cloudCustomData: string
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
  readonly senderLevel: number
  readonly senderRole: string
}

/** A message without a sequence yet. */
export interface NewMessage {
  readonly convID: string
  readonly sender: string
  readonly random: number
  readonly clientSequence: number
  readonly body: StoredMessage['msgBody']
  readonly details: MessageDetails
}

export interface AppendedMessage {
  readonly sequence: number
  readonly time: number
  /** False for a resend, which gets the result of the first copy. */
  readonly isNew: boolean
}

/**
 * Stores messages and numbers each conversation without gaps, in one transaction; results are in the order of the
 * items. When it resolves, everything is committed. After an error the same items may be passed again.
 */
export const appendMessages = async (
  db: Kysely<Database>,
  items: readonly NewMessage[],
  nowSeconds: number,
): Promise<AppendedMessage[]> => {
  const rows = items.map((message, item) => {
    const key = parseKey(message.convID)
    return {
      item,
      conv_id: message.convID,
      parties: key.type === 'c2c' ? key.users : [],
      sender: message.sender,
      client_random: message.random,
      client_seq: message.clientSequence,
      body: JSON.stringify(message.body),
      details: JSON.stringify(message.details),
    }
  })
  const answer = await sql<{ item: number; seq: number; time: number; is_new: boolean }>`
    SELECT item, seq, "time", is_new FROM append_batch(${JSON.stringify(rows)}::json, ${nowSeconds}) ORDER BY item
  `.execute(db)
  return answer.rows.map((row) => ({ sequence: row.seq, time: row.time, isNew: row.is_new }))
}

/** Converts a stored message to the wire's `storedMessage`. */
export const toStoredMessage = (message: NewMessage, { sequence, time }: AppendedMessage): StoredMessage => {
  const key = parseKey(message.convID)
  return {
    ...message.details,
    fromAccount: message.sender,
    toAccount: key.type === 'c2c' ? peerOf(key.users, message.sender) : '',
    groupID: key.type === 'group' ? key.groupID : '',
    tinyID: tinyIDOf(message.sender),
    time,
    sequence,
    random: message.random,
    clientSequence: message.clientSequence,
    msgBody: message.body,
  }
}

export interface MessagePage {
  /** Ascending by sequence. */
  readonly messages: StoredMessage[]
  /** True if older messages were deleted. */
  readonly isComplete: boolean
}

/** The newest `count` messages with a sequence up to `upTo` and a time up to `untilTime`. */
export const messagesBefore = async (
  db: Kysely<Database>,
  convID: string,
  { count, upTo, untilTime }: { count: number; upTo?: number; untilTime?: number },
): Promise<MessagePage> => {
  let query = selectMessages(db, convID)
    .orderBy('seq', 'desc')
    .limit(count + 1)
  if (upTo !== undefined) query = query.where('seq', '<=', upTo)
  if (untilTime !== undefined) query = query.where('time', '<=', untilTime)
  const rows = await query.execute()
  return { messages: rows.slice(0, count).reverse().map(readMessage), isComplete: rows.length <= count }
}

/** Up to `count` messages from a sequence on, ascending. */
export const messagesFrom = async (
  db: Kysely<Database>,
  convID: string,
  from: number,
  count: number,
): Promise<StoredMessage[]> => {
  const rows = await selectMessages(db, convID).where('seq', '>=', from).orderBy('seq').limit(count).execute()
  return rows.map(readMessage)
}

/** Whether a message with the sender's key is stored. */
export const hasMessage = async (db: Kysely<Database>, message: NewMessage): Promise<boolean> => {
  const row = await db
    .selectFrom('message')
    .select('seq')
    .where('conv_id', '=', message.convID)
    .where('sender', '=', message.sender)
    .where('client_random', '=', message.random)
    .where('client_seq', '=', message.clientSequence)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest sequence of a conversation; 0 if it is empty. */
export const newestSequence = async (db: Kysely<Database>, convID: string): Promise<number> => {
  const row = await db.selectFrom('conversation').select('seq').where('conv_id', '=', convID).executeTakeFirst()
  return row?.seq ?? 0
}

/**
 * Deletes messages older than the newest `keep` of each chat room, except those after `before`, because a resend must
 * find its first copy. Returns how many.
 */
export const purgeChatRooms = async (db: Kysely<Database>, keep: number, before: number): Promise<number> => {
  const purged = await sql`
    WITH room AS (
      SELECT conversation.conv_id,
        (SELECT max(seq) FROM message
         WHERE message.conv_id = conversation.conv_id AND message.seq <= conversation.seq - ${keep} AND message.time < ${before}
        ) AS last
      FROM conversation JOIN chat_group ON conversation.conv_id = 'g:' || chat_group.group_id
      WHERE chat_group.type = 'AVChatRoom' AND conversation.seq - conversation.purged_seq > ${keep}
    ), marked AS (
      UPDATE conversation SET purged_seq = room.last FROM room
      WHERE conversation.conv_id = room.conv_id AND room.last IS NOT NULL
    )
    DELETE FROM message USING room WHERE message.conv_id = room.conv_id AND message.seq <= room.last
  `.execute(db)
  return Number(purged.numAffectedRows ?? 0)
}

const selectMessages = (db: Kysely<Database>, convID: string) =>
  db.selectFrom('message').selectAll().where('conv_id', '=', convID)

export interface MessageRow {
  readonly conv_id: string
  readonly seq: number
  readonly sender: string
  readonly client_random: number
  readonly client_seq: number
  readonly time: number
  readonly body: unknown
  readonly details: unknown
}

/** The two JSON columns have what `appendMessages` stored. */
export const readMessage = (row: MessageRow): StoredMessage =>
  toStoredMessage(
    {
      convID: row.conv_id,
      sender: row.sender,
      random: row.client_random,
      clientSequence: row.client_seq,
      body: row.body as NewMessage['body'],
      details: row.details as MessageDetails,
    },
    { sequence: row.seq, time: row.time, isNew: false },
  )
