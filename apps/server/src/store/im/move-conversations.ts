import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../schema'
import { c2cKey, parseKey, peerOf } from './conversation-id'
import { CONVERSATION_PARTS, PART_NAMES, type ConversationPart, type Renamed } from './conversation-parts'

/** A conversation of a guest that is one of the member. */
export interface MovedConversation {
  readonly from: string
  readonly to: string
  readonly peer: string
}

/**
 * Gives the private conversations of a guest to a member, with their sequences, times and read marks, and takes the old ones out
 * of both lists. A conversation that the member already has with the same person stays as it is, and that of the guest stays
 * behind: marks and clients refer to sequences, which cannot be put between others. Group messages keep their sender. Returns
 * what has moved: nothing the second time.
 */
export const moveConversations = async (
  trx: Transaction<Database>,
  guest: string,
  member: string,
): Promise<readonly MovedConversation[]> => {
  const { rows } = await sql<{ conv_id: string }>`
    SELECT conv_id FROM user_conversation AS mine JOIN conversation USING (conv_id)
    WHERE user_id = ${guest} AND conv_id LIKE 'c2c:%' AND seq > deleted_seq
    ORDER BY conv_id FOR UPDATE
  `.execute(trx)
  const wanted = rows.flatMap(({ conv_id: from }) => {
    const key = parseKey(from)
    const peer = key.type === 'c2c' ? peerOf(key.users, guest) : member
    return peer === member ? [] : [{ from, to: c2cKey(member, peer), peer }]
  })
  const renamed = { old: guest, new: member }
  const made = await copy(trx, 'conversation', renamed, pairs(wanted))
  const ids = new Set(made.map(({ conv_id }) => conv_id))
  const moved = wanted.filter(({ to }) => ids.has(to))
  const pair = pairs(moved)
  for (const table of PART_NAMES) if (table !== 'conversation') await copy(trx, table, renamed, pair)
  await sql`
    UPDATE user_conversation AS own SET deleted_seq = conversation.seq, read_seq = conversation.seq, pinned_at = 0
    FROM ${pair} JOIN conversation ON conversation.conv_id = old WHERE own.conv_id = old
  `.execute(trx)
  return moved
}

const pairs = (of: readonly MovedConversation[]) =>
  sql`unnest(${of.map(({ from }) => from)}::text[], ${of.map(({ to }) => to)}::text[]) AS pair (old, new)`

/** Returns the conversations of the rows that were not there. */
const copy = async (
  trx: Transaction<Database>,
  table: ConversationPart,
  renamed: Renamed,
  pair: RawBuilder<unknown>,
): Promise<readonly { readonly conv_id: string }[]> => {
  const columns = Object.entries(CONVERSATION_PARTS[table]).flatMap(([name, valueOf]) =>
    valueOf === null ? [] : [{ name, value: valueOf(name, renamed) }],
  )
  const { rows } = await sql<{ conv_id: string }>`
    INSERT INTO ${sql.table(table)} (conv_id, ${sql.join(columns.map(({ name }) => sql.ref(name)))})
    SELECT new, ${sql.join(columns.map(({ value }) => value))} FROM ${pair} JOIN ${sql.table(table)} ON conv_id = old
    ON CONFLICT DO NOTHING RETURNING conv_id
  `.execute(trx)
  return rows
}
