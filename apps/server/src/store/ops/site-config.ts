import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What a site sets differently from the defaults. */
export const siteConfig = async (db: Kysely<Database>, site: string): Promise<Record<string, unknown>> => {
  const rows = await db.selectFrom('site_config').select(['key', 'value']).where('site', '=', site).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
