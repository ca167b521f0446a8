import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { SITE_SETTINGS } from '../services/sites/site-settings'
import { setSiteConfig, siteConfig, unsetSiteConfig } from '../store/ops/site-config'
import type { Database } from '../store/schema'

/**
 * Sets or unsets a setting of a site, or neither without a verb, and returns all settings. Throws an Error that names
 * the unknown setting or the invalid value.
 */
export const changeSiteConfig = async (
  db: Kysely<Database>,
  site: string,
  [verb, key = '', value, ...more]: readonly string[],
): Promise<string> => {
  if (verb === 'set' && value !== undefined && more.length === 0)
    await setSiteConfig(db, { site, key, value: valueOf(key, value) })
  else if (verb === 'unset' && value === undefined) {
    settingOf(key)
    if (!(await unsetSiteConfig(db, site, key))) throw new Error(`${site} does not set ${key}.`)
  } else if (verb !== undefined)
    throw new Error('Usage: app:sites config SITE, or with: set KEY VALUE, unset KEY. Quote an empty value.')
  return describe(site, await siteConfig(db, site))
}

const settingOf = (key: string) => {
  const setting = SITE_SETTINGS.get(key)
  if (setting === undefined)
    throw new Error(`Unknown setting ${JSON.stringify(key)}. A site has: ${[...SITE_SETTINGS.keys()].join(', ')}.`)
  return setting
}

const valueOf = (key: string, text: string): string | number => {
  const result = v.safeParse(settingOf(key).schema, text)
  if (!result.success) throw new Error(`Invalid value ${JSON.stringify(text)} of ${key}: ${result.issues[0].message}`)
  return result.output
}

const describe = (site: string, own: Readonly<Record<string, unknown>>): string =>
  [
    `Settings of ${site} (* set here):`,
    ...[...SITE_SETTINGS].map(
      ([key, setting]) =>
        `${Object.hasOwn(own, key) ? '*' : ' '} ${key} ${JSON.stringify(own[key] ?? setting.default)}`,
    ),
  ].join('\n')
