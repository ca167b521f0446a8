import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { alone, besidePeersByRound, type Bench, type Row } from '../bench'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import { buildProduct, startProduct } from '../harness/product'
import { bareListOf } from './bare-list'
import { smoothness, type Smoothness } from './frame-times'
import { mainThreadMs, TRACE_CATEGORIES } from './main-thread'

const ROUNDS = 3
const SLOWDOWN = 4
const PX_A_FRAME = 60
const MS = 6_000
/** Waits until pictures, chat and polling are idle. */
const SETTLE_MS = 3_000
const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

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

interface Figures extends Smoothness {
  readonly mainThreadMs: number
}

interface Round {
  readonly app: Figures
  /** The same rows as plain HTML. */
  readonly bare: Figures
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

const roundOf = async (url: string, list: List): Promise<Round> => {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    let frames = 0
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)))
    await page.goto(url + list.path)
    await page.locator(`${list.list} article`).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    frames = 0
    const app = await figuresOf(browser, page)
    if (list.ticks && frames === 0) throw new Error('scroll: no tick arrived while the list was scrolled.')
    const html = await bareListOf(page, list.list)
    await page.close()
    const barePage = await context.newPage()
    await barePage.setContent(html)
    await barePage.waitForTimeout(SETTLE_MS)
    return { app, bare: await figuresOf(browser, barePage) }
  } finally {
    await browser.close()
  }
}

const figuresOf = async (browser: Browser, page: Page): Promise<Figures> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const slowed = smoothness(await scrolled(page))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_MS)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const times = await scrolled(page)
  return {
    ...slowed,
    mainThreadMs: mainThreadMs(await browser.stopTracing()) / times.length,
  }
}

/** Scrolls down and up until the time is over, and returns the start of each frame. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ px, ms }) => {
      const times: number[] = []
      const end = document.documentElement.scrollHeight - innerHeight
      let y = 0
      let way = px
      while ((times.at(-1) ?? 0) - (times[0] ?? 0) < ms) {
        times.push(await new Promise<number>(requestAnimationFrame))
        if (y + way > end || y + way < 0) way = -way
        y += way
        scrollTo(0, y)
      }
      return times
    },
    { px: PX_A_FRAME, ms: MS },
  )

const rowsOf = ({ title }: List, rounds: readonly Round[]): readonly Row[] => {
  const valuesOf = (page: keyof Round, key: keyof Figures) => rounds.map((round) => round[page][key])
  const besideBare = (name: string, unit: string, key: keyof Figures) =>
    besidePeersByRound(`scroll ${title}, ${name}`, unit, valuesOf('app', key), {
      'plain HTML': valuesOf('bare', key),
    })
  return [
    ...besideBare('frames a second', 'fps', 'fps'),
    ...besideBare('95 of 100 frames', 'ms or less', 'p95Ms'),
    alone(`scroll ${title}, frames over 50 ms in ${MS / 1_000} s`, 'frames', median(valuesOf('app', 'over50Ms'))),
    ...besideBare('main thread, CPU at full speed', 'ms/frame', 'mainThreadMs'),
  ]
}
