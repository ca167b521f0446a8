import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

/**
 * Deletes conversations with everything that was said in them. Writers wait for the transaction: a message that came
 * between its parts would stay behind, with the sequence of a later one.
 */
export const deleteConversations = async (trx: Transaction<Database>, convIDs: readonly string[]): Promise<void> => {
  if (convIDs.length === 0) return
  await sql`SELECT FROM conversation WHERE conv_id = ANY (${convIDs}) ORDER BY conv_id FOR UPDATE`.execute(trx)
  for (const table of PARTS) await sql`DELETE FROM ${sql.table(table)} WHERE conv_id = ANY (${convIDs})`.execute(trx)
}

const PARTS = [
  'message_version',
  'message_extension',
  'message_extensions',
  'message_receipt',
  'message_hidden',
  'user_conversation',
  'message',
  'conversation',
] as const satisfies readonly (keyof Database)[]
