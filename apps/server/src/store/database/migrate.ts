import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Database } from '../schema'

/** Brings the database to the newest form; several processes may call it at once. Throws the first error met. */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  const provider = {
    getMigrations: () => Promise.resolve(migrations),
  }
  // Those of one day are named by several people: one that is new may stand before one that has run.
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error !== undefined) throw error
}
