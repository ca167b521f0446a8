import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

/**
 * Lets one transaction at a time add competitions, teams, stages and matches, until its end. Two that add the same ones
 * in a different order would wait for each other.
 */
export const lockNames = async (trx: Transaction<Database>): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('matches', 0))`.execute(trx)
}
