import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** How many times slower than this machine. */
const SLOWDOWN = 4
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** A phone in a new browser, which is closed afterwards. */
export const onPhone = async <T>(work: (context: BrowserContext, browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch(launchOptions())
  try {
    return await work(await browser.newContext(PHONE), browser)
  } finally {
    await browser.close()
  }
}

/** Runs `work` while the page is four times slower than this machine. */
export const slowed = async <T>(page: Page, work: () => Promise<T>): Promise<T> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
