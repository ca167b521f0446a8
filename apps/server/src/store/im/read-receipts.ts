import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import { groupKey, groupOfMembers, parseKey } from './conversation-id'
import { isForOthers } from './conversations'
import type { MessageRow } from './messages'
import type { Database } from '../schema'

/** Whether a message of the server asks who has read it. */
const needsReceipt = sql<boolean>`(message.details ->> 'needReadReceipt' = 'true' AND message.revoker = '')`

/**
 * Records that a user has read messages of others that need a receipt. Returns those that he had not read before. The
 * messages stay as they are: their senders alone are told.
 */
export const addReceipts = async (
  db: Kysely<Database>,
  convID: string,
  { reader, sequences, now }: { readonly reader: string; readonly sequences: readonly number[]; readonly now: number },
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    WITH added AS (
      INSERT INTO message_receipt (conv_id, seq, user_id, time, sender)
      SELECT conv_id, seq, ${reader}, ${now}, sender FROM message
      WHERE conv_id = ${convID} AND seq = ANY (${sequences}) AND sender <> ${reader} AND ${needsReceipt}
        AND NOT ${isForOthers(sql`message`, sql`${reader}`)}
      ORDER BY seq ON CONFLICT DO NOTHING RETURNING seq
    )
    SELECT message.* FROM message JOIN added USING (seq) WHERE message.conv_id = ${convID} ORDER BY seq
  `.execute(repeatable(db))
  return rows
}

type Receipt = NonNullable<StoredMessage['readReceiptInfo']>

/** By sequence: who has read those messages of a sender that need a receipt. */
export const receiptsOf = async (
  db: Kysely<Database>,
  convID: string,
  sender: string,
  sequences: readonly number[],
): Promise<ReadonlyMap<number, Receipt>> => {
  const key = parseKey(convID)
  const groupID = key.type === 'group' ? key.groupID : ''
  const { rows } = await sql<{ seq: number; read: number; unread: number; time: number }>`
    SELECT message.seq,
      (SELECT count(*) FROM message_receipt AS receipt
        WHERE receipt.conv_id = message.conv_id AND receipt.seq = message.seq) AS read,
      (SELECT count(*) FROM group_member AS member WHERE ${isUnread(groupID)}) AS unread,
      coalesce((SELECT max(time) FROM message_receipt AS receipt
        WHERE receipt.conv_id = message.conv_id AND receipt.seq = message.seq), 0) AS time
    FROM message
    WHERE message.conv_id = ${convID} AND message.seq = ANY (${sequences}) AND message.sender = ${sender} AND ${needsReceipt}
  `.execute(db)
  return new Map(
    rows.map(({ seq, read, unread, time }) => [
      seq,
      groupID === ''
        ? { readCount: 0, unreadCount: 0, isPeerRead: read > 0, timestamp: time }
        : { readCount: read, unreadCount: unread, isPeerRead: false, timestamp: 0 },
    ]),
  )
}

/** A member gets the message and has not read it. `message` and `member` are rows. */
const isUnread = (groupID: string) => sql<boolean>`
  member.group_id = ${groupOfMembers(groupID)} AND member.user_id <> message.sender AND member.joined_at <= message.time
  AND (message.receivers IS NULL OR member.user_id = ANY (message.receivers))
  AND NOT EXISTS (SELECT FROM message_receipt AS receipt
    WHERE receipt.conv_id = message.conv_id AND receipt.seq = message.seq AND receipt.user_id = member.user_id)`

/** Messages with the receipts of those that are the reader's own. */
export const withReceipts = async (
  db: Kysely<Database>,
  convID: string,
  reader: string,
  messages: readonly StoredMessage[],
): Promise<readonly StoredMessage[]> => {
  const own = messages.filter(({ fromAccount, needReadReceipt }) => fromAccount === reader && needReadReceipt === true)
  if (own.length === 0) return messages
  const receipts = await receiptsOf(
    db,
    convID,
    reader,
    own.map(({ sequence }) => sequence),
  )
  return messages.map((message) => {
    const readReceiptInfo = receipts.get(message.sequence)
    return readReceiptInfo === undefined ? message : { ...message, readReceiptInfo }
  })
}

/** The same for messages of several conversations. */
export const withReceiptsOf = async (
  db: Kysely<Database>,
  reader: string,
  conversations: ReadonlyMap<string, readonly StoredMessage[]>,
): Promise<ReadonlyMap<string, readonly StoredMessage[]>> => {
  const found = new Map<string, readonly StoredMessage[]>()
  for (const [convID, messages] of conversations) found.set(convID, await withReceipts(db, convID, reader, messages))
  return found
}

/** Members who have read a message of a group, or who have not, by id. */
export const receiptMembers = async (
  db: Kysely<Database>,
  message: { readonly groupID: string; readonly sequence: number },
  { hasRead, after, count }: { readonly hasRead: boolean; readonly after: string; readonly count: number },
): Promise<string[]> => {
  const { groupID, sequence } = message
  const convID = groupKey(groupID)
  const { rows } = hasRead
    ? await sql<{ user_id: string }>`
        SELECT user_id FROM message_receipt
        WHERE conv_id = ${convID} AND seq = ${sequence} AND user_id > ${after} ORDER BY user_id LIMIT ${count}
      `.execute(db)
    : await sql<{ user_id: string }>`
        SELECT member.user_id FROM message JOIN group_member AS member ON ${isUnread(groupID)}
        WHERE message.conv_id = ${convID} AND message.seq = ${sequence} AND member.user_id > ${after}
        ORDER BY member.user_id LIMIT ${count}
      `.execute(db)
  return rows.map(({ user_id }) => user_id)
}
