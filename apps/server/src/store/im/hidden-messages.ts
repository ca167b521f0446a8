import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** A message of a request; `random` is known only of one-to-one messages, where another random is another message. */
export interface NamedMessage {
  readonly sequence: number
  readonly random?: number
}

/**
 * Hides messages from a user. His conversation changes with it, so that his other devices get its new unread count and
 * last message. Returns the sequences that were not hidden before.
 */
export const hideMessages = async (
  trx: Transaction<Database>,
  userID: string,
  convID: string,
  named: readonly NamedMessage[],
): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`
    INSERT INTO message_hidden (user_id, conv_id, seq)
    SELECT DISTINCT ${userID}, conv_id, seq FROM message
      JOIN json_to_recordset(${JSON.stringify(named)}::json) AS named (sequence bigint, random bigint) ON seq = sequence
    WHERE conv_id = ${convID} AND coalesce(random = client_random, true) ORDER BY seq
    ON CONFLICT DO NOTHING RETURNING seq
  `.execute(trx)
  if (rows.length > 0)
    await sql`UPDATE user_conversation SET read_seq = read_seq WHERE user_id = ${userID} AND conv_id = ${convID}`.execute(
      trx,
    )
  return rows.map(({ seq }) => seq)
}

/** A user has deleted a message. `message` has `conv_id` and `seq`. */
export const isHidden = (message: RawBuilder<unknown>, reader: RawBuilder<unknown>) =>
  sql<boolean>`EXISTS (SELECT FROM message_hidden AS hidden
    WHERE hidden.user_id = ${reader} AND hidden.conv_id = ${message}.conv_id AND hidden.seq = ${message}.seq)`
