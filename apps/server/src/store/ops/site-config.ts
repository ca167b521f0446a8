import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** What a site sets differently from the defaults. */
export const siteConfig = async (db: Kysely<Database>, site: string): Promise<Record<string, unknown>> => {
  const rows = await db.selectFrom('site_config').select(['key', 'value']).where('site', '=', site).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
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
