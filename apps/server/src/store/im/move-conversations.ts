import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import { c2cKey, parseKey, peerOf } from './conversation-id'

/**
 * Gives the private conversations of a guest to a member, with their sequences, times and read marks, and takes the old ones out
 * of both lists. Whoever blocks the guest blocks the member, and the member blocks whom the guest did. A conversation that the
 * member already has with the same person stays as it is, and that of the guest stays behind: marks and clients refer to
 * sequences, which cannot be put between others. Group messages keep their sender. Does nothing the second time.
 */
export const moveConversations = async (trx: Transaction<Database>, guest: string, member: string): Promise<void> => {
  const { rows } = await sql<{ conv_id: string }>`
    SELECT conv_id FROM user_conversation AS mine JOIN conversation USING (conv_id)
    WHERE user_id = ${guest} AND conv_id LIKE 'c2c:%' AND seq > deleted_seq
    ORDER BY conv_id FOR UPDATE
  `.execute(trx)
  const moves = rows.flatMap(({ conv_id: from }) => {
    const key = parseKey(from)
    const peer = key.type === 'c2c' ? peerOf(key.users, guest) : member
    return peer === member ? [] : [{ from, to: c2cKey(member, peer), peer }]
  })
  const peers = moves.map(({ peer }) => peer)
  const pairs = (of: typeof moves) =>
    sql`unnest(${of.map(({ from }) => from)}::text[], ${of.map(({ to }) => to)}::text[]) AS pair (old, new)`
  const made = await sql<{ conv_id: string }>`
    INSERT INTO conversation (conv_id, seq, purged_seq, last_time)
    SELECT new, seq, purged_seq, last_time FROM ${pairs(moves)} JOIN conversation ON conv_id = old
    ON CONFLICT DO NOTHING RETURNING conv_id
  `.execute(trx)
  const ids = new Set(made.rows.map(({ conv_id }) => conv_id))
  const pair = pairs(moves.filter(({ to }) => ids.has(to)))
  const moved = (column: string) =>
    sql`CASE ${sql.ref(column)} WHEN ${guest} THEN ${member} ELSE ${sql.ref(column)} END`
  await sql`
    INSERT INTO message (conv_id, seq, sender, client_random, client_seq, time, body, details, kind, counts, may_be_last, version,
      revoker, revoked_at)
    SELECT new, seq, ${moved('sender')}, client_random, client_seq, time, body, details, kind, counts, may_be_last, version,
      ${moved('revoker')}, revoked_at
    FROM ${pair} JOIN message ON conv_id = old
  `.execute(trx)
  await sql`
    INSERT INTO message_hidden (user_id, conv_id, seq)
    SELECT ${moved('user_id')}, new, seq FROM ${pair} JOIN message_hidden ON conv_id = old
  `.execute(trx)
  await sql`
    INSERT INTO user_conversation (user_id, conv_id, read_seq, read_at, pinned_at, marks, custom_data, group_ids, remind, clear_seq,
      deleted_seq, deleted_mentions)
    SELECT ${moved('user_id')}, new, read_seq, read_at, pinned_at, marks, custom_data,
      CASE user_id WHEN ${guest} THEN '{}' ELSE group_ids END, remind, clear_seq, deleted_seq, deleted_mentions
    FROM ${pair} JOIN user_conversation ON conv_id = old
    ON CONFLICT DO NOTHING
  `.execute(trx)
  await sql`
    INSERT INTO private_opening (conv_id, opener, network, opened_at, sent)
    SELECT new, ${moved('opener')}, CASE opener WHEN ${guest} THEN NULL ELSE network END, opened_at, sent
    FROM ${pair} JOIN private_opening ON conv_id = old
    ON CONFLICT DO NOTHING
  `.execute(trx)
  await sql`
    UPDATE user_conversation AS own SET deleted_seq = conversation.seq, read_seq = conversation.seq, pinned_at = 0
    FROM ${pair} JOIN conversation ON conversation.conv_id = old WHERE own.conv_id = old
  `.execute(trx)
  await sql`
    INSERT INTO block_list (user_id, blocked_id, created_at)
    SELECT user_id, ${member}, created_at FROM block_list WHERE user_id = ANY (${peers}) AND blocked_id = ${guest}
    UNION ALL
    SELECT ${member}, blocked_id, created_at FROM block_list WHERE user_id = ${guest} AND blocked_id <> ${member}
    ON CONFLICT DO NOTHING
  `.execute(trx)
}
