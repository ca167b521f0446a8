import { sql, type Kysely } from 'kysely'
import type { Database } from '../src/store/schema'

/** As if all stored messages had been sent with `isSupportExtension` and `needReadReceipt`. */
export const takeExtensions = async (db: Kysely<Database>): Promise<void> => {
  const flags = JSON.stringify({ isSupportExtension: true, needReadReceipt: true })
  await sql`UPDATE message SET details = (details::jsonb || ${flags}::jsonb)::json`.execute(db)
}
