import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Database } from '../schema'
import { adoptBaseline } from './older-databases'

/** Migrates the database to the newest version; several processes may call it at once. Throws the first error. */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  const ran = await namesOfRan(db)
  if (areOurs(ran)) return
  if (ran.size > 0) await adoptBaseline(db)
  const provider = {
    getMigrations: () => Promise.resolve(migrations),
  }
  // Several people name migrations of one day, so a new one may sort before one that has run.
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error !== undefined) throw error
}

const namesOfRan = async (db: Kysely<Database>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(
    db,
  )
  if (rows[0]?.exists !== true) return new Set()
  const ran = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return new Set(ran.rows.map(({ name }) => name))
}

/**
 * Whether exactly our migrations have run. The migrator reads the columns of all tables before it looks, which takes
 * longer than the rest of a start.
 */
export const isNewest = async (db: Kysely<Database>): Promise<boolean> => areOurs(await namesOfRan(db))

const areOurs = (ran: ReadonlySet<string>): boolean =>
  ran.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => ran.has(name))
