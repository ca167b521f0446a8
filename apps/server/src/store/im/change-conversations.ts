import type { MuteFlag } from '@org/im-sdk/protocol'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { TOPIC_KEYS } from './conversation-id'
import { toMark, type MovedMark } from './conversations'
import type { Database } from '../schema'

/** The conversations with these keys that are in the user's list, which no topic is. They are locked until the end of the transaction. */
export const lockListed = async (
  db: Kysely<Database>,
  userID: string,
  convIDs: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ conv_id: string }>`
    SELECT conv_id FROM user_conversation AS mine JOIN conversation USING (conv_id)
    WHERE user_id = ${userID} AND conv_id = ANY (${convIDs}) AND seq > deleted_seq AND conv_id NOT LIKE ${TOPIC_KEYS}
    ORDER BY conv_id FOR UPDATE OF mine
  `.execute(db)
  return rows.map(({ conv_id }) => conv_id)
}

/** The changes of locked conversations of one user. A row that does not change keeps its version. */
export interface Locked {
  readonly userID: string
  readonly convIDs: readonly string[]
}

const rowsOf = ({ userID, convIDs }: Locked) =>
  sql`user_id = ${userID} AND user_conversation.conv_id = ANY (${convIDs})`

/** A pinned conversation keeps its time. */
export const setPins = async (db: Kysely<Database>, locked: Locked, isPinned: boolean, now: number): Promise<void> => {
  await sql`
    UPDATE user_conversation SET pinned_at = ${isPinned ? now : 0}
    WHERE ${rowsOf(locked)} AND (pinned_at > 0) <> ${isPinned}
  `.execute(db)
}

/** `bit`: the number of the mark, 0 for the first. */
export const setMarks = async (db: Kysely<Database>, locked: Locked, bit: number, isSet: boolean): Promise<void> => {
  const at = sql`(length(marks) - 1 - ${bit}::integer)`
  await sql`
    UPDATE user_conversation SET marks = set_bit(marks, ${at}, ${isSet ? 1 : 0}::integer)
    WHERE ${rowsOf(locked)} AND get_bit(marks, ${at}) <> ${isSet ? 1 : 0}::integer
  `.execute(db)
}

export const setCustomData = async (db: Kysely<Database>, locked: Locked, customData: string): Promise<void> => {
  await sql`
    UPDATE user_conversation SET custom_data = ${customData} WHERE ${rowsOf(locked)} AND custom_data <> ${customData}
  `.execute(db)
}

/** By conversation, the newest message that the user has seen there. Without one, the newest of all is meant. */
export type UpTo = ReadonlyMap<string, number | undefined>

/** What was done, up to where in each conversation, and the read marks that have moved. */
export interface Cleared {
  readonly ends: ReadonlyMap<string, number>
  readonly moved: readonly MovedMark[]
}

/** Takes conversations out of the list. They come back without what the user has set in them, except the reminder. */
export const deleteListed = async (
  db: Kysely<Database>,
  locked: Locked,
  upTo: UpTo,
  { isCleared, now }: { readonly isCleared: boolean; readonly now: number },
): Promise<Cleared> =>
  clearedOf(
    await readUpTo(
      db,
      locked,
      { upTo, now },
      sql`deleted_seq = greatest(before.deleted_seq, end_seq), pinned_at = 0, marks = 0::bit(64), custom_data = '',
        group_ids = '{}', clear_seq = ${isCleared ? sql`greatest(before.clear_seq, end_seq)` : sql`before.clear_seq`}`,
    ),
  )

/** What the user has seen is read and no longer shown. Nothing ends if the user has no such conversation. */
export const clearHistory = async (
  db: Kysely<Database>,
  userID: string,
  convID: string,
  { upTo, now }: { readonly upTo: number | undefined; readonly now: number },
): Promise<Cleared> => {
  const locked = { userID, convIDs: [convID] }
  const changes = sql`clear_seq = greatest(before.clear_seq, end_seq)`
  return clearedOf(await readUpTo(db, locked, { upTo: new Map([[convID, upTo]]), now }, changes))
}

interface ReadRow {
  readonly conv_id: string
  readonly read_seq: number
  readonly read_at: number
  readonly end_seq: number
  readonly has_moved: boolean
}

/** The changes may use the row as it was, `before`, and the sequence up to which they go, `end_seq`. */
const readUpTo = async (
  db: Kysely<Database>,
  { userID, convIDs }: Locked,
  { upTo, now }: { readonly upTo: UpTo; readonly now: number },
  changes: RawBuilder<unknown>,
): Promise<readonly ReadRow[]> => {
  const ends = convIDs.map((convID) => upTo.get(convID) ?? null)
  const { rows } = await sql<ReadRow>`
    UPDATE user_conversation SET read_seq = greatest(before.read_seq, end_seq),
      read_at = CASE WHEN before.read_seq < end_seq THEN greatest(before.read_at, ${now}::bigint) ELSE before.read_at END, ${changes}
    FROM user_conversation AS before
    JOIN (
      SELECT conv_id, least(conversation.seq, up_to) AS end_seq
      FROM conversation JOIN unnest(${convIDs}::text[], ${ends}::bigint[]) AS given (conv_id, up_to) USING (conv_id)
    ) AS ends USING (conv_id)
    WHERE before.user_id = ${userID}
      AND user_conversation.user_id = ${userID} AND user_conversation.conv_id = before.conv_id
    RETURNING user_conversation.conv_id, user_conversation.read_seq, user_conversation.read_at, end_seq,
      before.read_seq < user_conversation.read_seq AS has_moved
  `.execute(db)
  return rows
}

const clearedOf = (rows: readonly ReadRow[]): Cleared => ({
  ends: new Map(rows.map(({ conv_id, end_seq }) => [conv_id, end_seq])),
  moved: rows.filter((row) => row.has_moved).map(toMark),
})

/** Also of conversations without a message. */
export const setReminders = async (
  db: Kysely<Database>,
  userID: string,
  convIDs: readonly string[],
  flag: MuteFlag,
): Promise<void> => {
  await sql`
    INSERT INTO user_conversation (user_id, conv_id, remind)
    SELECT ${userID}, conv_id, ${flag}::smallint FROM unnest(${convIDs}::text[]) AS conv_id ORDER BY conv_id
    ON CONFLICT (user_id, conv_id) DO UPDATE SET remind = excluded.remind
    WHERE user_conversation.remind IS DISTINCT FROM excluded.remind
  `.execute(db)
}

export const reminders = async (
  db: Kysely<Database>,
  userID: string,
  convIDs: readonly string[],
): Promise<ReadonlyMap<string, MuteFlag>> => {
  const rows = await db
    .selectFrom('user_conversation')
    .select(({ fn, lit }) => ['conv_id', fn.coalesce('remind', lit(0)).as('remind')])
    .where('user_id', '=', userID)
    .where('conv_id', 'in', convIDs)
    .execute()
  return new Map(rows.map(({ conv_id, remind }) => [conv_id, remind]))
}

/**
 * Whether the user discards the messages of conversations: those that he does, and topics of which he has said it. The
 * others are not discarded, and a topic is as its community is.
 */
export const discarded = async (db: Kysely<Database>, userID: string): Promise<ReadonlyMap<string, boolean>> => {
  const rows = await db
    .selectFrom('user_conversation')
    .select(['conv_id', 'remind'])
    .where('user_id', '=', userID)
    .where(sql<boolean>`remind IS NOT NULL AND (remind = 1 OR conv_id LIKE ${TOPIC_KEYS})`)
    .execute()
  return new Map(rows.map(({ conv_id, remind }) => [conv_id, remind === 1]))
}
