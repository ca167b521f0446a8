import type { MuteFlag } from '@org/im-sdk/protocol'
import { sql, type RawBuilder } from 'kysely'

/** What a conversation is to one user, besides the read mark. */
export interface OwnFacts {
  /** Epoch seconds; 0 if it is not pinned. */
  readonly pinnedAt: number
  /** A bit for each mark, the first is rightmost; without leading zeros. */
  readonly marks: string
  readonly customData: string
  /** The user's groups of conversations that it is in. */
  readonly groupIDs: readonly number[]
  readonly remind: MuteFlag
  /** The user does not see messages up to this sequence. */
  readonly clearSequence: number
  /** The user has deleted the conversation when this was its newest sequence. */
  readonly deletedSequence: number
  /** Grows with each change of these facts. */
  readonly version: number
}

export interface OwnFactsRow {
  readonly pinned_at: number
  readonly marks: string
  readonly custom_data: string
  readonly group_ids: readonly number[]
  readonly remind: MuteFlag
  readonly clear_seq: number
  readonly deleted_seq: number
  /** Not `version`: a message has one too, and both are read together. */
  readonly own_version: number
}

/** The sequence up to which a user has cleared a conversation. */
export const clearedUpTo = (userID: string, convID: string) =>
  sql<number>`coalesce((SELECT clear_seq FROM user_conversation WHERE user_id = ${userID} AND conv_id = ${convID}), 0)`

/** The columns of a row of `user_conversation` that `readOwnFacts` needs. */
export const ownFacts = (row: RawBuilder<unknown>) => sql`
  ${row}.pinned_at, ltrim(${row}.marks::text, '0') AS marks, ${row}.custom_data, ${row}.group_ids,
  coalesce(${row}.remind, 0) AS remind, ${row}.clear_seq, ${row}.deleted_seq, ${row}.version AS own_version`

export const readOwnFacts = (row: OwnFactsRow): OwnFacts => ({
  pinnedAt: row.pinned_at,
  marks: row.marks,
  customData: row.custom_data,
  groupIDs: row.group_ids,
  remind: row.remind,
  clearSequence: row.clear_seq,
  deletedSequence: row.deleted_seq,
  version: row.own_version,
})
