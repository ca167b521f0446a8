import { type Brand, findBrand, siteOfSource } from '@org/site-brands'
import { allSiteHosts } from '../../store/ops/site-hosts'
import type { Context } from '../context'
import { follow } from '../follow'

export type Site = Brand['code']

export interface Sites {
  /**
   * The site that is opened at the host of a request, as `m.example` or `m.example:8080`. For other hosts the site of the
   * setting `SITE`; in a demonstration the one that is asked for, which anybody may write.
   */
  siteAt(host: string, asked: Site | null): Site
  /** The hosts that an operator has given a site. */
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

/** Where a fan came from, as it is kept: a source code of the site, or the site's own for what is another's or nobody's. */
export const sourceWithin = (site: Site, source: string | number | undefined): string =>
  source !== undefined && siteOfSource(source) === site ? String(source) : (findBrand(site)?.source ?? '')
