import { sql, type Transaction } from 'kysely'
import type { Database } from '../store/schema'

/** Lets no other operator change the same until the transaction ends, so that each notes what it found. */
export const lockOperators = async (trx: Transaction<Database>, what: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`operators ${what}`}))`.execute(trx)
}
