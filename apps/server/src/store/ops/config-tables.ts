import type { ColumnType } from 'kysely'

export interface ConfigTables {
  site_config: SiteConfigTable
  site_host: SiteHostTable
  app_config: AppConfigTable
}

/** The settings of a site that differ from the defaults: keys of the config, switches as `switch_…` with '1' or '0'. */
export interface SiteConfigTable {
  site: string
  key: string
  /** Written as JSON text. */
  value: ColumnType<string | number | boolean | null, string, string>
}

/** The site of a host, as `m.example` or `m.example:8080`, in small letters. */
export interface SiteHostTable {
  host: string
  site: string
}

/** The operator's settings for the chat engines. */
export interface AppConfigTable {
  /** `cloud`: an object of settings. `purchased`: a list of abilities, null for all. */
  name: 'cloud' | 'purchased'
  value: unknown
  /** Counts the changes, from 2 on. */
  version: number
}
