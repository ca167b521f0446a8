import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** What a site sets differently from the defaults. */
export const siteConfig = async (db: Kysely<Database>, site: string): Promise<Record<string, unknown>> => {
  const rows = await db.selectFrom('site_config').select(['key', 'value']).where('site', '=', site).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Lets nobody else change what a site sets until the transaction ends. */
export const lockSiteConfig = async (trx: Transaction<Database>, site: string): Promise<void> => {
  // A row that is not there yet cannot be locked.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`site_config ${site}`}))`.execute(trx)
}

export const setSiteConfig = async (
  db: Kysely<Database>,
  { site, key, value }: { readonly site: string; readonly key: string; readonly value: string | number },
): Promise<void> => {
  const written = JSON.stringify(value)
  await db
    .insertInto('site_config')
    .values({ site, key, value: written })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doUpdateSet({ value: written }))
    .execute()
}

/** False if the site does not set it. */
export const unsetSiteConfig = async (db: Kysely<Database>, site: string, key: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('site_config')
    .where('site', '=', site)
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
