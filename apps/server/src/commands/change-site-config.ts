import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { SITE_SETTINGS } from '../services/sites/site-settings'
import { lockSiteConfig, setSiteConfig, siteConfig, unsetSiteConfig } from '../store/ops/site-config'
import type { Database } from '../store/schema'
import type { Operator } from './admin/note-change'
import { noteSiteChange } from './note-site-change'

/**
 * Sets or unsets a setting of a site, or neither without a verb, and returns all settings. Throws an Error that names
 * the unknown setting or the invalid value.
 */
export const changeSiteConfig = async (
  db: Transaction<Database>,
  site: string,
  [verb, key = '', value, ...more]: readonly string[],
  operator: Operator,
): Promise<string> => {
  if (verb !== undefined) await lockSiteConfig(db, site)
  const before = await siteConfig(db, site)
  if (verb === 'set' && value !== undefined && more.length === 0)
    await setSiteConfig(db, { site, key, value: valueOf(key, value) })
  else if (verb === 'unset' && value === undefined) {
    settingOf(key)
    if (!(await unsetSiteConfig(db, site, key))) throw new Error(`${site} does not set ${key}.`)
  } else if (verb !== undefined)
    throw new Error('Usage: app:sites config SITE, or with: set KEY VALUE, unset KEY. Quote an empty value.')
  const after = await siteConfig(db, site)
  const own = (all: typeof after) => (Object.hasOwn(all, key) ? { site, key, value: all[key] } : null)
  if (verb !== undefined)
    await noteSiteChange(db, operator, { noun: 'setting', verb, site, before: own(before), after: own(after) })
  return describe(site, after)
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
