import { alone, type Bench } from '../bench'
import { median } from '../harness/median'
import { pageHtml } from '../harness/page-html'
import { SCROLL_MS, scrollFigures, scrollRows, type ScrollFigures } from '../harness/scroll-figures'
import { onPhone } from '../harness/slow-phone'

const ROUNDS = 3
const SETTLE_MS = 1_500
const LISTS = ['ours', 'virtuoso', 'antd', 'plain'] as const
type List = (typeof LISTS)[number]

declare global {
  // Set by the page.
  var startCards: (list: string) => void
}

/**
 * Scrolls 2,000 match cards, of which 50 a second change, on a slow phone: the kit's list, that of `react-virtuoso` and
 * that of `antd-mobile` with the same cards, and the cards as plain HTML that does not change. They take turns, each in a new browser.
 */
export const cards: Bench = {
  name: 'cards',
  summary: 'frames a second of 2,000 match cards with 50 updates a second, four times slower than this machine',
  run: async (say) => {
    const html = await pageHtml(new URL('page.tsx', import.meta.url))
    const figures: Record<List, ScrollFigures[]> = { ours: [], virtuoso: [], antd: [], plain: [] }
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const list of LISTS) {
        say(`${list}, round ${round} of ${ROUNDS}`)
        figures[list].push(await figuresOf(html, list))
      }
    const { ours, virtuoso, antd, plain } = figures
    return [
      ...scrollRows('cards', ours, { 'react-virtuoso': virtuoso, 'antd-mobile': antd, 'plain HTML': plain }),
      alone(`cards, frames over 50 ms in ${SCROLL_MS / 1_000} s`, 'frames', median(ours.map((each) => each.over50Ms))),
    ]
  },
}

const figuresOf = (html: string, list: List): Promise<ScrollFigures> =>
  onPhone(async (context, browser) => {
    const page = await context.newPage()
    await page.setContent(html)
    await page.evaluate((name) => globalThis.startCards(name), list)
    await page.locator('article').first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return scrollFigures(browser, page, SETTLE_MS)
  })
