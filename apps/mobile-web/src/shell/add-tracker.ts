import { trackerScript, type Brand } from '@org/site-brands'

/** Adds the statistics script of a host of the site, once. The content-security policy of the page names its origin. */
export const addTracker = (brand: Pick<Brand, 'trackers'>, host: string): void => {
  const src = trackerScript(brand, host)
  if (src === null || [...document.scripts].some((script) => script.src === src)) return
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
