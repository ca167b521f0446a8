import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { Say } from '../bench'
import { PASSWORD } from '../harness/member'

export const BROWSER_GIFTS = 20
const VIEWERS = 2
/** A busy machine starts three browsers slowly. */
const PATIENCE_MS = 120_000

/**
 * A member presses the button of the gift panel in one browser; how long until each of two other browsers has the banner in
 * its page, in milliseconds. Each gift is sent when the banner of the one before is gone everywhere.
 */
export const giftsInBrowsers = async (port: number, liveid: number, say: Say): Promise<readonly number[]> => {
  const site = `http://127.0.0.1:${port}/m`
  const room = `${site}/live-detail/${liveid}`
  const browsers: Browser[] = []
  try {
    for (let nth = 0; nth <= VIEWERS; nth += 1) browsers.push(await chromium.launch(launchOptions()))
    const pages = await Promise.all(
      browsers.map((browser) => browser.newPage({ viewport: { width: 375, height: 812 }, serviceWorkers: 'block' })),
    )
    for (const page of pages) page.setDefaultTimeout(PATIENCE_MS)
    const [sender, ...viewers] = pages as [Page, ...Page[]]
    await logIn(sender, site)
    for (const page of pages) await enter(page, room)
    await choose(sender)
    const delays: number[] = []
    for (let nth = 1; nth <= BROWSER_GIFTS; nth += 1) {
      say(`gift ${nth} of ${BROWSER_GIFTS} in browsers`)
      for (const page of pages) await page.locator(BANNER).waitFor({ state: 'detached' })
      // At no fixed moment between the polls of the viewers.
      await sender.waitForTimeout(500 + ((nth * 137) % 700))
      await sender.getByRole('button', { name: '赠送', exact: true }).click()
      const pressed = await nthMoment(sender, 'presses', nth)
      for (const viewer of viewers) delays.push((await nthMoment(viewer, 'banners', nth)) - pressed)
    }
    return delays
  } finally {
    for (const browser of browsers) await browser.close()
  }
}

const BANNER = '[data-component="GiftBanner"]'

const logIn = async (page: Page, site: string) => {
  await page.goto(`${site}/login`)
  await page.getByRole('textbox', { name: '账号', exact: true }).fill('demo3')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

type Noted = typeof globalThis & { presses?: number[]; banners?: number[] }

/** Opens the room, and lets the page note when the gift panel is pressed and when a banner appears. */
const enter = async (page: Page, room: string) => {
  await page.goto(room)
  await page.getByRole('log', { name: '聊天消息' }).waitFor()
  await page.evaluate((banner) => {
    const presses: number[] = []
    const banners: number[] = []
    Object.assign(globalThis, { presses, banners })
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const button = target instanceof Element && target.closest('button')
        if (button && button.textContent.trim() === '赠送') presses.push(Date.now())
      },
      { capture: true },
    )
    let isShown = false
    new MutationObserver(() => {
      const before = isShown
      isShown = document.querySelector(banner) !== null
      if (isShown && !before) banners.push(Date.now())
    }).observe(document.body, { childList: true, subtree: true })
  }, BANNER)
  // What came before the room was joined has no banner, and nothing on the screen tells when that is.
  await page.waitForTimeout(5_000)
}

const choose = async (page: Page) => {
  await page.getByRole('button', { name: '礼物', exact: true }).click()
  await page.getByRole('radio', { name: /咖啡/ }).click()
}

const nthMoment = async (page: Page, what: 'presses' | 'banners', nth: number): Promise<number> => {
  const found = await page.waitForFunction(([name, at]) => (globalThis as Noted)[name]?.[at], [what, nth - 1] as const)
  return Number(await found.jsonValue())
}
