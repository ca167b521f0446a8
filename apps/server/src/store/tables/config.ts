import type { JSONColumnType } from 'kysely'

export interface ConfigTables {
  site_config: SiteConfigTable
}

/** What a site sets differently from the defaults: keys of the config, and switches with their `switch_`. */
export interface SiteConfigTable {
  site: string
  key: string
  value: JSONColumnType<string | number | boolean | null>
}
