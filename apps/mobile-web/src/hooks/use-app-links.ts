import { useBrand } from '../site/brand-context'
import { thisBrowser } from '../site/device'
import { useConfig } from './use-config'

interface AppLink {
  os: 'ios' | 'android'
  href: string
}

const isWebAddress = (link: string) => /^https?:/i.test(link) && URL.canParse(link)

/** Where this device gets the app of the site; none without a configured download. */
export const useAppLinks = (): readonly AppLink[] => {
  const { storeLinks } = useBrand()
  const { config } = useConfig()
  const { os: device } = thisBrowser()
  const links: AppLink[] = [
    { os: 'ios', href: config.dl_ios || (storeLinks.ios ?? '') },
    { os: 'android', href: config.dl_android || (storeLinks.android ?? '') },
  ]
  return links.filter(({ os, href }) => isWebAddress(href) && (device === 'other' || device === os))
}
