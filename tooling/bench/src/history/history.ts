import { alone, besidePeersByRound, type Bench } from '../bench'
import { pageHtml } from '../harness/page-html'
import { onPhone, slowed } from '../harness/slow-phone'
import type { HistoryPage } from './page'

const ROUNDS = 5
/** Waits until the rows around the screen are measured. */
const SETTLE_MS = 1_500
const LISTS = ['ours', 'virtuoso'] as const
type List = (typeof LISTS)[number]

interface Figures {
  readonly openMs: number
  readonly movedPx: number
}

declare global {
  // Set by the page.
  var historyPage: HistoryPage
}

/**
 * A conversation of 10,000 messages on a slow phone: how long it takes until the unread divider is on the screen, and how far the
 * visible messages move when older ones come before them. The kit's list and that of `react-virtuoso` with the
 * same bubbles take turns, each in a new browser.
 */
export const history: Bench = {
  name: 'history',
  summary: 'opening a history of 10,000 messages at the unread divider, four times slower than this machine',
  run: async (say) => {
    const html = await pageHtml(new URL('page.tsx', import.meta.url))
    const figures: Record<List, Figures[]> = { ours: [], virtuoso: [] }
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const list of LISTS) {
        say(`${list}, round ${round} of ${ROUNDS}`)
        figures[list].push(await figuresOf(html, list))
      }
    const valuesOf = (list: List, key: keyof Figures) => figures[list].map((each) => each[key])
    return [
      ...besidePeersByRound('history, opens at the divider', 'ms', valuesOf('ours', 'openMs'), {
        'react-virtuoso': valuesOf('virtuoso', 'openMs'),
      }),
      ...LISTS.map((list) =>
        alone(`history, moves when older ones come (${list})`, 'px at most', Math.max(...valuesOf(list, 'movedPx'))),
      ),
    ]
  },
}

const figuresOf = (html: string, list: List): Promise<Figures> =>
  onPhone(async (context) => {
    const page = await context.newPage()
    await page.setContent(html)
    return slowed(page, async () => {
      const openMs = await page.evaluate((name) => globalThis.historyPage.open(name), list)
      await page.waitForTimeout(SETTLE_MS)
      return { openMs, movedPx: await page.evaluate(() => globalThis.historyPage.prepend()) }
    })
  })
