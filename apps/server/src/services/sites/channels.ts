import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { downloadPath } from '@org/domain'
import { findBrand } from '@org/site-brands'
import { siteConfig } from '../../store/ops/site-config'
import type { Context } from '../context'
import { CHANNEL_SETTINGS } from './site-settings'
import type { Site } from './sites'
import { wordsIn } from './words-in'

/** Whether the site has a channel, and how users reach the site. */
export const channelAbout = async (
  { db }: Context,
  site: Site,
  code: string,
): Promise<ReplyOf<Endpoints['getChannelAbout']>> => {
  const settings = await siteConfig(db, site)
  return { channel_code: channelOf(settings, code), contact: textOf(settings, CHANNEL_SETTINGS.contact) }
}

/** Where the app of the site is. A channel that the site does not have is in no link. */
export const downloadInfo = async (
  { db }: Context,
  site: Site,
  code: string,
): Promise<ReplyOf<Endpoints['getDownloadInfo']>> => {
  const settings = await siteConfig(db, site)
  const channel = channelOf(settings, code)
  const stores = findBrand(site)?.storeLinks
  const links = (['ios', 'android'] as const).map((os) => ({
    os,
    url: withChannel(textOf(settings, `dl_${os}`) || (stores?.[os] ?? ''), channel),
    version: textOf(settings, CHANNEL_SETTINGS[os]),
  }))
  return {
    channel_code: channel,
    links: links.filter(({ url }) => url !== ''),
    page: downloadPath({ channelCode: channel }),
  }
}

const textOf = (settings: Readonly<Record<string, unknown>>, key: string): string => String(settings[key] ?? '')

/** A site that lists its channels has no others. */
const channelOf = (settings: Readonly<Record<string, unknown>>, code: string): string => {
  const known = wordsIn(settings[CHANNEL_SETTINGS.known])
  return known.length === 0 || known.includes(code) ? code : ''
}

const withChannel = (link: string, channel: string): string => {
  if (channel === '' || !URL.canParse(link)) return link
  const url = new URL(link)
  url.searchParams.set('channelCode', channel)
  return url.href
}
