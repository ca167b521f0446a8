import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import { PART_NAMES } from './conversation-parts'

/**
 * Deletes conversations with everything that was said in them. Writers wait for the transaction: a message that came
 * between its parts would stay behind, with the sequence of a later one.
 */
export const deleteConversations = async (trx: Transaction<Database>, convIDs: readonly string[]): Promise<void> => {
  if (convIDs.length === 0) return
  await sql`SELECT FROM conversation WHERE conv_id = ANY (${convIDs}) ORDER BY conv_id FOR UPDATE`.execute(trx)
  for (const table of DELETED) await sql`DELETE FROM ${sql.table(table)} WHERE conv_id = ANY (${convIDs})`.execute(trx)
}

/** Who opened how many conversations today is counted also after they are deleted. */
const DELETED = PART_NAMES.filter((table) => table !== 'private_opening')
