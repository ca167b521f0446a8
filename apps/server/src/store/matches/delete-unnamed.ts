import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** Deletes a match unless a row of another table names it. Returns whether it is gone. */
export const deleteUnnamed = async (trx: Transaction<Database>, id: number): Promise<boolean> => {
  await sql`SAVEPOINT unnamed`.execute(trx)
  try {
    await sql`DELETE FROM match WHERE id = ${id}`.execute(trx)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== STILL_NAMED) throw error
    await sql`ROLLBACK TO SAVEPOINT unnamed`.execute(trx)
    return false
  }
}

/** PostgreSQL's code for a row that others refer to. Only the details of a match are deleted with it. */
const STILL_NAMED = '23503'
