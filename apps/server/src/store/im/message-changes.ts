import type { StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { isForOthers } from './conversations'
import { isHidden } from './hidden-messages'
import { readMessage, type MessageRow } from './messages'
import { clearedUpTo } from './own-facts'
import type { Database } from '../schema'

/** A stored message with what changes of it depend on. */
export type LockedMessage = MessageRow & { readonly kind: 'said' | 'tip' | 'notice' }

/** A message that its reader may see; null if there is none. */
export const findVisibleMessage = async (
  db: Kysely<Database>,
  { convID, reader }: { readonly convID: string; readonly reader: string },
  sequence: number,
): Promise<MessageRow | null> => {
  const row = await db
    .selectFrom('message')
    .selectAll()
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .where(isVisible(convID, reader))
    .executeTakeFirst()
  return row ?? null
}

/** The reader may see a message of a conversation, and has neither deleted nor cleared it. */
const isVisible = (convID: string, reader: string) =>
  sql<boolean>`message.seq > ${clearedUpTo(reader, convID)} AND NOT ${isHidden(sql`message`, sql`${reader}`)}
    AND NOT ${isForOthers(sql`message`, sql`${reader}`)}`

/** Messages of a conversation, locked for a change, ascending. */
export const lockMessages = (
  trx: Transaction<Database>,
  convID: string,
  sequences: readonly number[],
): Promise<LockedMessage[]> =>
  trx
    .selectFrom('message')
    .selectAll()
    .where('conv_id', '=', convID)
    .where('seq', 'in', sequences)
    .orderBy('seq')
    .forUpdate()
    .execute()

/** Deletes the content of messages and records who revoked them. Returns their present state. */
export const revokeMessages = async (
  trx: Transaction<Database>,
  messages: readonly LockedMessage[],
  { revoker, now }: { readonly revoker: string; readonly now: number },
): Promise<StoredMessage[]> => {
  const changed: StoredMessage[] = []
  for (const row of messages) {
    const body = JSON.stringify([{ msgType: typeOf(row), msgContent: {} }])
    const details = JSON.stringify({ ...(row.details as object), cloudCustomData: '', groupAtInfo: undefined })
    await trx
      .updateTable('message')
      .set({ body, details, revoker, revoked_at: now, counts: false })
      .where('conv_id', '=', row.conv_id)
      .where('seq', '=', row.seq)
      .execute()
    await trx.deleteFrom('message_version').where('conv_id', '=', row.conv_id).where('seq', '=', row.seq).execute()
    changed.push(readMessage({ ...row, body: JSON.parse(body), details: JSON.parse(details), revoker }))
  }
  return changed
}

const typeOf = ({ body }: LockedMessage): string => (body as StoredMessage['msgBody'])[0]?.msgType ?? ''

export interface NewContent {
  readonly body: StoredMessage['msgBody']
  readonly cloudCustomData: string
  readonly editor: string
  readonly now: number
}

/** Stores a new version of a message. Returns its present state. */
export const modifyMessage = async (
  trx: Transaction<Database>,
  row: LockedMessage,
  { body, cloudCustomData, editor, now }: NewContent,
): Promise<StoredMessage> => {
  const before = row.details as { readonly cloudCustomData: string }
  const details = { ...before, cloudCustomData }
  const version = row.version + 1
  const { conv_id, seq } = row
  const place = { conv_id, seq }
  const next = { ...place, version, editor, time: now, body: JSON.stringify(body), cloud_custom_data: cloudCustomData }
  const first = {
    ...place,
    version: 0,
    editor: row.sender,
    time: row.time,
    body: JSON.stringify(row.body),
    cloud_custom_data: before.cloudCustomData,
  }
  await trx
    .insertInto('message_version')
    .values(version === 1 ? [first, next] : [next])
    .execute()
  await trx
    .updateTable('message')
    .set({ body: JSON.stringify(body), details: JSON.stringify(details), version })
    .where('conv_id', '=', conv_id)
    .where('seq', '=', seq)
    .execute()
  return readMessage({ ...row, body, details, version })
}

export interface StoredVersion {
  readonly elements: StoredMessage['msgBody']
  readonly messageVersion: number
  readonly cloudCustomData: string
  readonly editor: string
  readonly time: number
}

/** The newest versions of a modified message, oldest first; none if it was never modified. */
export const messageVersions = async (
  db: Kysely<Database>,
  convID: string,
  sequence: number,
  count: number,
): Promise<StoredVersion[]> => {
  const rows = await db
    .selectFrom('message_version')
    .selectAll()
    .where('conv_id', '=', convID)
    .where('seq', '=', sequence)
    .orderBy('version', 'desc')
    .limit(count)
    .execute()
  return rows.reverse().map(({ body, version, cloud_custom_data, editor, time }) => ({
    elements: body as StoredMessage['msgBody'],
    messageVersion: version,
    cloudCustomData: cloud_custom_data,
    editor,
    time,
  }))
}

export interface Revocation {
  readonly sequence: number
  readonly revoker: string
  readonly time: number
}

/** Messages that their reader sees and that were revoked in a period, newest first. */
export const revocations = async (
  db: Kysely<Database>,
  { convID, reader }: { readonly convID: string; readonly reader: string },
  { begin, end, limit }: { readonly begin: number; readonly end: number; readonly limit: number },
): Promise<Revocation[]> => {
  const rows = await db
    .selectFrom('message')
    .select(['seq', 'revoker', 'revoked_at'])
    .where('conv_id', '=', convID)
    .where('revoked_at', '>=', begin)
    .where('revoked_at', '<=', end)
    .where(isVisible(convID, reader))
    .orderBy('revoked_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ seq, revoker, revoked_at }) => ({ sequence: seq, revoker, time: revoked_at ?? 0 }))
}

/** A place in the order of conversations and sequences. */
export interface ChangePlace {
  readonly convID: string
  readonly sequence: number
}

/** What has happened to one message, for one user. */
export interface MessageChange extends ChangePlace {
  /** Its present state; null if the user has deleted it. */
  readonly message: StoredMessage | null
}

/**
 * Messages of the user's conversations that were changed, deleted by the user, or sent by the user and read by others,
 * in or after a transaction, in the order of conversations and sequences.
 */
export const changesSince = async (
  db: Kysely<Database>,
  userID: string,
  since: string,
  { after, count }: { readonly after: ChangePlace; readonly count: number },
): Promise<MessageChange[]> => {
  const reader = sql`${userID}`
  const isAfter = (row: RawBuilder<unknown>) => sql`(${row}.conv_id, ${row}.seq) > (${after.convID}, ${after.sequence})`
  const { rows } = await sql<MessageRow & { readonly is_hidden: boolean }>`
    WITH mine AS (
      SELECT conv_id, clear_seq FROM user_conversation WHERE user_id = ${userID} UNION ALL ${topicsWithoutRow(userID)}
    )
    SELECT message.*, place.is_hidden FROM (
      SELECT changed.conv_id, changed.seq, false AS is_hidden
      FROM mine CROSS JOIN LATERAL (
        SELECT conv_id, seq FROM message
        WHERE message.conv_id = mine.conv_id AND message.changed >= ${since}::xid8 AND ${isAfter(sql`message`)}
          AND message.seq > mine.clear_seq
          AND NOT ${isHidden(sql`message`, reader)} AND NOT ${isForOthers(sql`message`, reader)}
        ORDER BY message.seq LIMIT ${count}
      ) AS changed
      UNION
      (SELECT DISTINCT receipt.conv_id, receipt.seq, false
      FROM message_receipt AS receipt JOIN mine USING (conv_id)
      WHERE receipt.sender = ${userID} AND receipt.changed >= ${since}::xid8 AND ${isAfter(sql`receipt`)}
        AND receipt.seq > mine.clear_seq AND NOT ${isHidden(sql`receipt`, reader)}
      ORDER BY receipt.conv_id, receipt.seq LIMIT ${count})
      UNION ALL
      (SELECT hidden.conv_id, hidden.seq, true FROM message_hidden AS hidden JOIN message USING (conv_id, seq)
      WHERE hidden.user_id = ${userID} AND hidden.changed >= ${since}::xid8 AND ${isAfter(sql`hidden`)}
      ORDER BY hidden.conv_id, hidden.seq LIMIT ${count})
    ) AS place JOIN message USING (conv_id, seq)
    ORDER BY message.conv_id, message.seq LIMIT ${count}
  `.execute(db)
  return rows.map((row) => ({
    convID: row.conv_id,
    sequence: row.seq,
    message: row.is_hidden ? null : readMessage(row, userID),
  }))
}

/** A member has no row of a topic that is newer than the membership, before something is read or set in it. */
const topicsWithoutRow = (userID: string) => sql`
  SELECT 'g:' || topic_id, 0 FROM topic JOIN group_member USING (group_id)
  WHERE group_member.user_id = ${userID} AND NOT EXISTS (
    SELECT FROM user_conversation AS own WHERE own.user_id = ${userID} AND own.conv_id = 'g:' || topic_id
  )`
