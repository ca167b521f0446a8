import { alone, type Bench, type Row } from '../bench'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import { buildProduct, startProduct } from '../harness/product'
import { SCROLL_MS, scrollFigures, scrollRows, type ScrollFigures } from '../harness/scroll-figures'
import { onPhone } from '../harness/slow-phone'
import { bareListOf } from './bare-list'

const ROUNDS = 3
/** Waits until pictures, chat and polling are idle. */
const SETTLE_MS = 3_000

const LISTS = [
  {
    title: 'score list',
    path: '/m/score',
    list: 'main [role=list]',
    ticks: true,
  },
  { title: 'live list', path: '/m/live/lives', list: 'main ul', ticks: false },
] as const
type List = (typeof LISTS)[number]

interface Round {
  readonly app: ScrollFigures
  /** The same rows as plain HTML. */
  readonly bare: ScrollFigures
}

/**
 * Scrolls the lists of the built app by a fixed distance per frame, while the simulation runs. Each round uses a new
 * browser and scrolls the app, then its rows as plain HTML, twice each: slowed down for the frames, and at full speed
 * with a trace for the processor time.
 */
export const scroll: Bench = {
  name: 'scroll',
  summary: 'frames a second of the score list and the live list on a phone four times slower than this machine',
  run: async (say) => {
    say('app and server are built')
    await buildProduct()
    const { url, stop } = await startProduct(PORTS.scroll)
    try {
      const rows: Row[] = []
      for (const list of LISTS) {
        const rounds: Round[] = []
        for (let index = 1; index <= ROUNDS; index += 1) {
          say(`${list.title}, round ${index} of ${ROUNDS}`)
          rounds.push(await roundOf(url, list))
        }
        rows.push(...rowsOf(list, rounds))
      }
      return rows
    } finally {
      await stop()
    }
  },
}

const roundOf = (url: string, list: List): Promise<Round> =>
  onPhone(async (context, browser) => {
    const page = await context.newPage()
    let frames = 0
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)))
    await page.goto(url + list.path)
    await page.locator(`${list.list} article`).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    frames = 0
    const app = await scrollFigures(browser, page, SETTLE_MS)
    if (list.ticks && frames === 0) throw new Error('scroll: no tick arrived while the list was scrolled.')
    const html = await bareListOf(page, list.list)
    await page.close()
    const barePage = await context.newPage()
    await barePage.setContent(html)
    await barePage.waitForTimeout(SETTLE_MS)
    return { app, bare: await scrollFigures(browser, barePage, SETTLE_MS) }
  })

const rowsOf = ({ title }: List, rounds: readonly Round[]): readonly Row[] => {
  const ours = rounds.map(({ app }) => app)
  return [
    ...scrollRows(`scroll ${title}`, ours, { 'plain HTML': rounds.map(({ bare }) => bare) }),
    alone(
      `scroll ${title}, frames over 50 ms in ${SCROLL_MS / 1_000} s`,
      'frames',
      median(ours.map(({ over50Ms }) => over50Ms)),
    ),
  ]
}
