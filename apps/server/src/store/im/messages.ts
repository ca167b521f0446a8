import { MESSAGE_KINDS, sharedKindsOf, type MessagePriority, type StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { tinyIDOf } from '../identity/tiny-id'
import { parseKey, peerOf } from './conversation-id'
import { isHidden } from './hidden-messages'
import { clearedUpTo } from './own-facts'
import { inPresentTopics } from './present-topics'
import type { Database } from '../schema'

/** What few messages have. */
type RareDetails = Pick<
  StoredMessage,
  | 'needReadReceipt'
  | 'isSupportExtension'
  | 'relayFlag'
  | 'isExcludedFromUnreadCount'
  | 'isExcludedFromLastMessage'
  | 'groupAtInfo'
>

/** The fields of a message besides its keys and its body, at the time of sending. */
export interface MessageDetails extends Readonly<RareDetails> {
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
  /** The members of the group who get it, besides the sender. Without it all do. */
  readonly receivers?: readonly string[]
  /** It is stored only if the sender may still write in the group. */
  readonly needsRight?: true
}

export interface AppendedMessage {
  readonly sequence: number
  readonly time: number
  /** False for a resend, which gets the result of the first copy. */
  readonly isNew: boolean
}

/** `appendBatch` for messages that are all to be stored. Throws if one of them is not. */
export const appendMessages = async (
  db: Kysely<Database>,
  items: readonly NewMessage[],
  nowSeconds: number,
): Promise<AppendedMessage[]> => {
  const places = await appendBatch(db, items, nowSeconds)
  return places.map((place, item) => {
    if (place === null) throw new Error(`There is no topic ${items[item]?.convID ?? ''} to write in.`)
    return place
  })
}

/**
 * Stores messages and numbers each conversation without gaps, in one transaction; results are in the order of the
 * items, null for messages in topics that do not exist. When it resolves, everything is committed. After an error the
 * same items may be passed again.
 */
export const appendBatch = async (
  db: Kysely<Database>,
  items: readonly NewMessage[],
  nowSeconds: number,
): Promise<(AppendedMessage | null)[]> => {
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
      receivers: message.receivers,
      mentions: message.details.groupAtInfo,
      ...effectsOf(message),
    }
  })
  const answer = await sql<{ item: number; seq: number | null; time: number; is_new: boolean }>`
    SELECT item, seq, "time", is_new FROM append_batch(${inPresentTopics(JSON.stringify(rows), items)}, ${nowSeconds})
  `.execute(db)
  const places = items.map((): AppendedMessage | null => null)
  for (const { item, seq, time, is_new: isNew } of answer.rows) {
    if (seq === null) throw new Error(`The conversation ${items[item]?.convID ?? ''} was deleted meanwhile.`)
    places[item] = { sequence: seq, time, isNew }
  }
  return places
}

/** What the message does in its conversation, for all readers alike. */
const effectsOf = ({ body, details }: NewMessage) => {
  const { isExcludedFromUnreadCount, isExcludedFromLastMessage } = details
  const type = body[0]?.msgType ?? ''
  const kinds = sharedKindsOf({ type, isExcludedFromUnreadCount, isExcludedFromLastMessage })
  return {
    kind: kinds.find((kind) => kind === 'tip' || kind === 'notice') ?? 'said',
    counts: kinds.every((kind) => MESSAGE_KINDS[kind].counts),
    may_be_last: kinds.every((kind) => MESSAGE_KINDS[kind].mayBeLast),
  }
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
  readonly messages: readonly StoredMessage[]
  /** The sequences of the page that the reader may not see. */
  readonly invisible: number[]
  /** There are no more messages in the direction of the page. */
  readonly isComplete: boolean
}

/** The newest `count` messages with a sequence up to `upTo` that the reader has neither deleted nor cleared. */
export const messagesBefore = async (
  db: Kysely<Database>,
  convID: string,
  { count, reader, upTo }: { count: number; reader: string; upTo?: number },
): Promise<MessagePage> => {
  let query = selectMessages(db, convID)
    .where('seq', '>', clearedUpTo(reader, convID))
    .where(isShown(reader))
    .orderBy('seq', 'desc')
    .limit(count + 1)
  if (upTo !== undefined) query = query.where('seq', '<=', upTo)
  const rows = await query.execute()
  return pageOf(rows.slice(0, count).reverse(), reader, rows.length <= count)
}

/** The oldest `count` messages from a sequence on that the reader has neither deleted nor cleared. */
export const messagesAfter = async (
  db: Kysely<Database>,
  convID: string,
  { count, reader, from }: { count: number; reader: string; from: number },
): Promise<MessagePage> => {
  const rows = await selectMessages(db, convID)
    .where('seq', '>=', from)
    .where('seq', '>', clearedUpTo(reader, convID))
    .where(isShown(reader))
    .orderBy('seq')
    .limit(count + 1)
    .execute()
  return pageOf(rows.slice(0, count), reader, rows.length <= count)
}

/** The first sequence of a conversation with at least this time; times grow with the sequences. */
export const sequenceAtTime = async (db: Kysely<Database>, convID: string, time: number): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`SELECT message_sequence_at(${convID}, ${time}) AS seq`.execute(db)
  return rows[0]?.seq ?? 1
}

const pageOf = (page: readonly MessageRow[], reader: string, isComplete: boolean): MessagePage => ({
  messages: page.filter((row) => !isForOthers(row, reader)).map((row) => readMessage(row, reader)),
  invisible: page.filter((row) => isForOthers(row, reader)).map(({ seq }) => seq),
  isComplete,
})

/** The message is for chosen receivers, and the reader is neither one of them nor the sender. */
const isForOthers = ({ sender, receivers }: Pick<MessageRow, 'sender' | 'receivers'>, reader: string): boolean =>
  receivers !== null && sender !== reader && !receivers.includes(reader)

/** Up to `count` messages from a sequence on, ascending. */
export const messagesFrom = async (
  db: Kysely<Database>,
  convID: string,
  from: number,
  count: number,
): Promise<StoredMessage[]> => {
  const rows = await selectMessages(db, convID).where('seq', '>=', from).orderBy('seq').limit(count).execute()
  return rows.map((row) => readMessage(row))
}

/** Whether a message with the sender's key is stored. */
export const hasMessage = async (db: Kysely<Database>, message: NewMessage): Promise<boolean> =>
  (await bodyOfSent(db, message)) !== null

/** The body of the stored message with the sender's key; null if there is none. */
export const bodyOfSent = async (
  db: Kysely<Database>,
  { convID, sender, random, clientSequence }: NewMessage,
): Promise<NewMessage['body'] | null> => {
  const row = await db
    .selectFrom('message')
    .select('body')
    .where('conv_id', '=', convID)
    .where('sender', '=', sender)
    .where('client_random', '=', random)
    .where('client_seq', '=', clientSequence)
    .executeTakeFirst()
  return row === undefined ? null : (row.body as NewMessage['body'])
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

const isShown = (reader: string) => sql<boolean>`NOT ${isHidden(sql`message`, sql`${reader}`)}`

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
  readonly version: number
  readonly revoker: string
  readonly receivers: readonly string[] | null
}

/** The two JSON columns have what `appendMessages` stored. Only the sender learns the receivers. */
export const readMessage = (row: MessageRow, reader?: string): StoredMessage => {
  const message = toStoredMessage(
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
  const { version, revoker, receivers } = row
  const shown = version === 0 && revoker === '' ? message : { ...message, version, revoker }
  return receivers === null || row.sender !== reader ? shown : { ...shown, receiverList: [...receivers] }
}
