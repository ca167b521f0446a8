import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { SiteHostTable } from './config-tables'

export type SiteHostRow = Selectable<SiteHostTable>

export const allSiteHosts = (db: Kysely<Database>): Promise<SiteHostRow[]> =>
  db.selectFrom('site_host').selectAll().orderBy('site').orderBy('host').execute()

/** The site of a host, which nobody else changes until the transaction ends; null for none. */
export const lockSiteHost = async (trx: Transaction<Database>, host: string): Promise<SiteHostRow | null> => {
  // A row that is not there yet cannot be locked.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`site_host ${host}`}))`.execute(trx)
  return (await trx.selectFrom('site_host').selectAll().where('host', '=', host).executeTakeFirst()) ?? null
}

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
