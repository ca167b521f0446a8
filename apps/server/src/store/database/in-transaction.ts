import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../schema'

/** Runs in the open transaction, or in a new one. */
export const inTransaction = <T>(
  db: Kysely<Database>,
  run: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> => (isTransaction(db) ? run(db) : db.transaction().execute(run))

const isTransaction = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction
