import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../schema'
import type { SiteHostTable } from './config-tables'

export type SiteHostRow = Selectable<SiteHostTable>

export const allSiteHosts = (db: Kysely<Database>): Promise<SiteHostRow[]> =>
  db.selectFrom('site_host').selectAll().orderBy('site').orderBy('host').execute()

export const setSiteHost = async (db: Kysely<Database>, row: SiteHostRow): Promise<void> => {
  await db
    .insertInto('site_host')
    .values(row)
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ site: row.site }))
    .execute()
}

/** False if the host was no site's. */
export const unsetSiteHost = async (db: Kysely<Database>, host: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('site_host').where('host', '=', host).executeTakeFirst()
  return numDeletedRows === 1n
}
