import { domainToASCII } from 'node:url'
import { brands, findBrand } from '@org/site-brands'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '../store/database/in-transaction'
import { allSiteHosts, lockSiteHost, setSiteHost, unsetSiteHost } from '../store/ops/site-hosts'
import type { Database } from '../store/schema'
import type { Operator } from './admin/note-change'
import { changeSiteConfig } from './change-site-config'
import { noteSiteChange } from './note-site-change'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:sites [COMMAND]

  (nothing)          all hosts and their sites
  set HOST SITE      m.example or m.example:8080; the site is one of
                     ${brands.map(({ code }) => code).join(', ')}
  unset HOST         the host shows the site of the setting SITE again
  config SITE        the settings and switches of a site
  config SITE set KEY VALUE
  config SITE unset KEY

Each change is noted with the operator. Running servers apply it within five seconds. Assign a site's API host in the same way.`

/** Runs the operator's command and returns the hosts, or the settings of a site, after it. Throws an Error that names the invalid argument. */
export const changeSites = async (
  db: Kysely<Database>,
  words: readonly string[],
  operator: Operator,
): Promise<string> => {
  const [command, name = '', ...rest] = words.filter((word) => word !== '--')
  if (command === 'config') needSite(name)
  return inTransaction(db, (transaction) =>
    command === 'config'
      ? changeSiteConfig(transaction, name, rest, operator)
      : changeHosts(transaction, [command, name, ...rest], operator),
  )
}

const changeHosts = async (
  db: Transaction<Database>,
  [command, name = '', site = '', ...more]: readonly (string | undefined)[],
  operator: Operator,
): Promise<string> => {
  if (more.length > 0 || (command === 'unset' && site !== '')) throw new Error(USAGE)
  if (command === 'set' || command === 'unset') {
    if (command === 'set') needSite(site)
    const host = hostOf(name)
    const before = await lockSiteHost(db, host)
    const after = command === 'set' ? { host, site } : null
    if (after !== null) await setSiteHost(db, after)
    else if (!(await unsetSiteHost(db, host))) throw new Error(`No site has the host ${name}.`)
    await noteSiteChange(db, operator, {
      noun: 'host',
      verb: command,
      site: site || (before?.site ?? ''),
      before,
      after,
    })
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
