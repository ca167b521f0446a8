import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { alone, type Bench, type Row } from '../bench'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import { buildProduct, startProduct } from '../harness/product'
import { smoothness, type Smoothness } from './frame-times'
import { mainThreadMs, TRACE_CATEGORIES } from './main-thread'

const ROUNDS = 5
const SLOWDOWN = 4
const PX_A_FRAME = 60
const MS = 6_000
/** Waits until pictures, chat and polling are idle. */
const SETTLE_MS = 3_000
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const LISTS = [
  { title: 'score list', path: '/m/score', row: 'main article', ticks: true },
  { title: 'live list', path: '/m/live/lives', row: 'main article', ticks: false },
] as const
type List = (typeof LISTS)[number]

interface Round extends Smoothness {
  readonly mainThreadMs: number
}

/**
 * Scrolls the lists of the built app by a fixed distance per frame, while the simulation runs. Each round uses a new
 * browser and scrolls twice: slowed down for the frames, and at full speed with a trace for the processor time.
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
    const page = await (await browser.newContext(PHONE)).newPage()
    let frames = 0
    page.on('websocket', (socket) => socket.on('framereceived', () => (frames += 1)))
    await page.goto(url + list.path)
    await page.locator(list.row).first().waitFor()
    await page.waitForTimeout(SETTLE_MS)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    frames = 0
    const undisturbed = smoothness(await scrolled(page))
    if (list.ticks && frames === 0) throw new Error('scroll: no tick arrived while the list was scrolled.')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { ...undisturbed, mainThreadMs: await mainThreadMsAFrame(browser, page) }
  } finally {
    await browser.close()
  }
}

const mainThreadMsAFrame = async (browser: Browser, page: Page): Promise<number> => {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_MS)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const times = await scrolled(page)
  return mainThreadMs(await browser.stopTracing()) / times.length
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
  const row = (name: string, unit: string, key: keyof Round) =>
    alone(`scroll ${title}, ${name}`, unit, median(rounds.map((round) => round[key])))
  return [
    row('frames a second', 'fps', 'fps'),
    row('95 of 100 frames', 'ms or less', 'p95Ms'),
    row(`frames over 50 ms in ${MS / 1_000} s`, 'frames', 'over50Ms'),
    row('main thread, CPU', 'ms/frame', 'mainThreadMs'),
  ]
}
