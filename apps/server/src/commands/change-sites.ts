import { domainToASCII } from 'node:url'
import { brands, findBrand } from '@org/site-brands'
import type { Kysely } from 'kysely'
import { allSiteHosts, setSiteHost, unsetSiteHost } from '../store/ops/site-hosts'
import type { Database } from '../store/schema'
import { changeSiteConfig } from './change-site-config'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:sites [COMMAND]

  (nothing)          all hosts and their sites
  set HOST SITE      m.example or m.example:8080; the site is one of
                     ${brands.map(({ code }) => code).join(', ')}
  unset HOST         the host shows the site of the setting SITE again
  config SITE        the settings and switches of a site
  config SITE set KEY VALUE
  config SITE unset KEY

Running servers apply a change within five seconds. Assign a site's API host in the same way.`

/** Runs the operator's command and returns the hosts, or the settings of a site, after it. Throws an Error that names the invalid argument. */
export const changeSites = async (db: Kysely<Database>, words: readonly string[]): Promise<string> => {
  const [command, name = '', site = '', ...more] = words.filter((word) => word !== '--')
  if (command === 'config') {
    needSite(name)
    return changeSiteConfig(db, name, words.filter((word) => word !== '--').slice(2))
  }
  if (more.length > 0) throw new Error(USAGE)
  if (command === 'set') {
    needSite(site)
    await setSiteHost(db, { host: hostOf(name), site })
  } else if (command === 'unset' && site === '') {
    if (!(await unsetSiteHost(db, hostOf(name)))) throw new Error(`No site has the host ${name}.`)
  } else if (command !== undefined) throw new Error(USAGE)
  return textTable(await allSiteHosts(db))
}

const needSite = (site: string) => {
  if (findBrand(site) === null) throw new Error(`Unknown site ${JSON.stringify(site)}.\n\n${USAGE}`)
}

/** As browsers write it. */
const hostOf = (name: string): string => {
  const [, domain = '', port = ''] = /^([^:]+?)\.?(:\d{1,5})?$/.exec(name) ?? []
  const host = domainToASCII(domain)
  if (!/^[\w-]+(\.[\w-]+)*$/.test(host))
    throw new Error(
      `Invalid host ${JSON.stringify(name)}: use m.example or m.example:8080, without a scheme.\n\n${USAGE}`,
    )
  return host + port
}
