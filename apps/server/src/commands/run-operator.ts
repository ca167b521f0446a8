import type { Kysely } from 'kysely'
import { reachDatabase } from './reach-database'
import { openDatabase } from '../store/database/database'
import { migrate } from '../store/database/migrate'
import type { Database } from '../store/schema'

/** Runs an operator's command: prints its result, or its error and then exits with code 1. */
export const runOperator = async (
  run: (db: Kysely<Database>, words: readonly string[]) => Promise<string>,
): Promise<void> => {
  try {
    const { url, stop } = await reachDatabase(process.env)
    const db = openDatabase(url)
    try {
      await migrate(db)
      process.stdout.write(`${await run(db, process.argv.slice(2))}\n`)
    } finally {
      await db.destroy()
      await stop()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
