import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Database } from '../schema'

/** Brings the database to the newest form; several processes may call it at once. Throws the first error met. */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  const provider = {
    getMigrations: () => Promise.resolve(migrations),
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
