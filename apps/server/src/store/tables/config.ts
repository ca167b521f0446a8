import type { ColumnType } from 'kysely'

export interface ConfigTables {
  site_config: SiteConfigTable
}

/** What a site sets differently from the defaults: keys of the config, and switches with their `switch_`. */
export interface SiteConfigTable {
  site: string
  key: string
  /** Written as JSON text. */
  value: ColumnType<string | number | boolean | null, string, string>
}
