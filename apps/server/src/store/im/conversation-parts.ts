import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../schema'

/** A user of a conversation who is another one from now on. */
export interface Renamed {
  readonly old: string
  readonly new: string
}

/** What the row of another conversation has in a column; null if the table makes it. */
type Column = ((column: string, user: Renamed) => RawBuilder<unknown>) | null

const same: Column = (column) => sql.ref(column)
const user: Column = (column, { old, new: becomes }) =>
  sql`CASE ${sql.ref(column)} WHEN ${old} THEN ${becomes} ELSE ${sql.ref(column)} END`

const notOf =
  (owner: string, value: RawBuilder<unknown>): Column =>
  (column, { old }) =>
    sql`CASE ${sql.ref(owner)} WHEN ${old} THEN ${value} ELSE ${sql.ref(column)} END`

type WithConversation = {
  [Table in keyof Database]: 'conv_id' extends keyof Database[Table] ? Table : never
}[keyof Database]

/**
 * Every table with rows of a conversation, and each of their columns: a table or column that is missing here does not
 * compile, so that no copy of a conversation lacks it.
 */
export const CONVERSATION_PARTS = {
  conversation: { seq: same, purged_seq: same, last_time: same, changed: null },
  message: {
    seq: same,
    sender: user,
    client_random: same,
    client_seq: same,
    time: same,
    body: same,
    details: same,
    kind: same,
    counts: same,
    may_be_last: same,
    version: same,
    revoker: user,
    revoked_at: same,
    receivers: same,
    mentions: same,
    changed: null,
  },
  message_version: { seq: same, version: same, editor: user, time: same, body: same, cloud_custom_data: same },
  message_extensions: { seq: same, global_seq: same, clear_seq: same },
  message_extension: { seq: same, key: same, value: same, ext_seq: same, is_deleted: same },
  message_receipt: { seq: same, user_id: user, time: same, sender: user, changed: null },
  message_hidden: { seq: same, user_id: user, changed: null },
  user_conversation: {
    user_id: user,
    read_seq: same,
    read_at: same,
    pinned_at: same,
    marks: same,
    custom_data: same,
    // The groups of conversations stay with the user who has made them.
    group_ids: notOf('user_id', sql`'{}'`),
    remind: same,
    clear_seq: same,
    deleted_seq: same,
    deleted_mentions: same,
    changed: null,
    version: null,
  },
  private_opening: { opener: user, network: notOf('opener', sql`NULL`), opened_at: same, sent: same },
} as const satisfies {
  readonly [Table in WithConversation]: Readonly<Record<Exclude<keyof Database[Table], 'conv_id'>, Column>>
}

export type ConversationPart = keyof typeof CONVERSATION_PARTS

export const PART_NAMES = Object.keys(CONVERSATION_PARTS) as readonly ConversationPart[]
