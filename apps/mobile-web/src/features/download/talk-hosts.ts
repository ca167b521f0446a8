import type { AppConfig } from '@org/domain'

/** The hosts to which `/pp/talk` redirects: those of the site, and the API hosts, which are written as `https://host`. */
export const talkHosts = (
  { site_domain, site_h5_domain }: Pick<AppConfig, 'site_domain' | 'site_h5_domain'>,
  { own, api }: { readonly own: string; readonly api: readonly string[] },
): string[] => [own, site_domain, site_h5_domain, ...api.map(hostOf)].filter((host) => host !== '')

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
