import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** The operator's settings. Versions count the changes; 1 means none. */
export interface AppConfigRows {
  readonly cloud: { readonly version: number; readonly value: Readonly<Record<string, unknown>> }
  /** Names of abilities; null for all that this server has. */
  readonly purchased: { readonly version: number; readonly value: readonly string[] | null }
}

export const readAppConfig = async (db: Kysely<Database>): Promise<AppConfigRows> => {
  const rows = await db.selectFrom('app_config').selectAll().execute()
  const find = (wanted: 'cloud' | 'purchased') => rows.find(({ name }) => name === wanted)
  const [cloud, purchased] = [find('cloud'), find('purchased')]
  return {
    cloud: { version: cloud?.version ?? 1, value: (cloud?.value ?? {}) as Record<string, unknown> },
    purchased: { version: purchased?.version ?? 1, value: (purchased?.value ?? null) as readonly string[] | null },
  }
}

/** Sets one key of the cloud config; undefined removes it. */
export const changeCloudSetting = async (db: Kysely<Database>, key: string, value: unknown): Promise<void> => {
  const change = value === undefined ? {} : { [key]: value }
  await sql`
    INSERT INTO app_config (name, value, version) VALUES ('cloud', ${JSON.stringify(change)}::jsonb, 2)
    ON CONFLICT (name) DO UPDATE
    SET value = (app_config.value - ${key}::text) || excluded.value, version = app_config.version + 1
  `.execute(db)
}

export const changePurchased = async (db: Kysely<Database>, names: readonly string[] | null): Promise<void> => {
  await sql`
    INSERT INTO app_config (name, value, version) VALUES ('purchased', ${JSON.stringify(names)}::jsonb, 2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = app_config.version + 1
  `.execute(db)
}
