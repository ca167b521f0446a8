import { onPhone, slowed } from '../harness/slow-phone'

/** Lighthouse's "slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** No larger paint comes later than this. */
const WATCHED_MS = 3_000

/**
 * When the largest element of a page is painted, in milliseconds by the clock, in a new browser on a slow network and a
 * slow processor. Lighthouse calculates this time; here it passes. The round trips that open the connection are not in
 * it: Chromium's emulation delays only requests.
 */
export const paintOnSlow4G = (url: string): Promise<number> =>
  onPhone(async (context) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    return slowed(page, async () => {
      await page.goto(url)
      await page.waitForTimeout(WATCHED_MS)
      return page.evaluate(largestPaintMs)
    })
  })

const largestPaintMs = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity))
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
