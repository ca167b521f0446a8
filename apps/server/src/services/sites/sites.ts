import { type Brand, findBrand, siteOfSource } from '@org/site-brands'
import { allSiteHosts } from '../../store/ops/site-hosts'
import type { Context } from '../context'
import { follow } from '../follow'

export type Site = Brand['code']

export interface Sites {
  /**
   * The site of a request's host, such as `m.example` or `m.example:8080`. For unknown hosts it is the site of the
   * setting `SITE`; in a demonstration, the requested site.
   */
  siteAt(host: string, asked: Site | null): Site
  /** The hosts that an operator has assigned to a site. */
  hostsOf(site: Site): readonly string[]
  stop(): void
}

/** A host as the table has it: small letters, and no dot at the end of its name. */
const hostName = (host: string): string => host.toLowerCase().replace(/\.(?=$|:)/, '')

/** Follows the table of hosts. */
export const createSites = async (context: Pick<Context, 'clock' | 'config' | 'db' | 'log'>): Promise<Sites> => {
  const { config, db } = context
  const hosts = await follow(context, async () => {
    const rows = await allSiteHosts(db)
    return new Map(rows.flatMap(({ host, site }) => [[host, findBrand(site)?.code] as const]))
  })
  const known = (host: string) => hosts.current.get(host) ?? hosts.current.get(host.replace(/:\d+$/, ''))
  return {
    siteAt: (host, asked) => known(hostName(host)) ?? (config.production ? null : asked) ?? config.site,
    hostsOf: (wanted) => [...hosts.current].flatMap(([host, site]) => (site === wanted ? [host] : [])),
    stop: hosts.stop,
  }
}

/**
 * The source code to store for a user: a source code of the site, or the site's default for a foreign or unknown one.
 */
export const sourceWithin = (site: Site, source: string | number | undefined): string =>
  source !== undefined && siteOfSource(source) === site ? String(source) : (findBrand(site)?.source ?? '')
