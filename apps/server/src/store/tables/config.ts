import type { ColumnType } from 'kysely'

export interface ConfigTables {
  site_config: SiteConfigTable
}

/** What a site sets differently from the defaults: keys of the config, switches as `switch_…` with '1' or '0'. */
export interface SiteConfigTable {
  site: string
  key: string
  /** Written as JSON text. */
  value: ColumnType<string | number | boolean | null, string, string>
}
