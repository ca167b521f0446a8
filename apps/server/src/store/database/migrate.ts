import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Database } from '../schema'

/** Migrates the database to the newest version; several processes may call it at once. Throws the first error. */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  const provider = {
    getMigrations: () => Promise.resolve(migrations),
  }
  // Several people name migrations of one day, so a new one may sort before one that has run.
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error !== undefined) throw error
}
