import { sql, type Transaction } from 'kysely'
import type { Database } from '../store/schema'

/** Lets no other of these commands change the same until the transaction ends, so that each notes what it found. */
export const lockForOperators = async (trx: Transaction<Database>, what: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`operators ${what}`}))`.execute(trx)
}
