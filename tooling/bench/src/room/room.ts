import { launchOptions } from '@tooling/browser'
import { chromium, type Page } from 'playwright-core'
import { alone, besidePeersByRound, type Bench, type Row } from '../bench'
import { median } from '../harness/median'
import { smoothness, type Smoothness } from '../scroll/frame-times'
import type { RoomPage } from './page'
import { roomPageHtml } from './page-source'

const ROUNDS = 3
const SLOWDOWN = 4
const MS = 6_000
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const LISTS = ['ours', 'virtuoso'] as const
type List = (typeof LISTS)[number]

interface Figures extends Smoothness {
  /** Of the last 300 messages, those that the list does not have. */
  readonly lost: number
}

declare global {
  // Set by the page.
  var roomPage: RoomPage
  var startRoom: (list: string) => Promise<void>
}

/**
 * A live room on a slow phone: a video plays, comments cross it, and the chat gets 200 messages a second. The list of the
 * kit and that of `react-virtuoso`, each in a new browser, take turns.
 */
export const room: Bench = {
  name: 'room',
  summary:
    'frames a second of a room with a video, danmaku and 200 messages a second, four times slower than this machine',
  run: async (say) => {
    const html = await roomPageHtml()
    const figures: Record<List, Figures[]> = { ours: [], virtuoso: [] }
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const list of LISTS) {
        say(`${list}, round ${round} of ${ROUNDS}`)
        figures[list].push(await figuresOf(html, list))
      }
    return rowsOf(figures)
  },
}

const figuresOf = async (html: string, list: List): Promise<Figures> => {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    await page.setContent(html)
    await page.evaluate((name) => globalThis.startRoom(name), list)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times = await framesOf(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { ...smoothness(times), lost: await page.evaluate(() => globalThis.roomPage.countLost()) }
  } finally {
    await browser.close()
  }
}

/** The start of each frame until the time is over. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(async (ms) => {
    const times: number[] = []
    while ((times.at(-1) ?? 0) - (times[0] ?? 0) < ms) times.push(await new Promise<number>(requestAnimationFrame))
    return times
  }, MS)

const rowsOf = ({ ours, virtuoso }: Record<List, Figures[]>): readonly Row[] => {
  const beside = (name: string, unit: string, key: keyof Figures) =>
    besidePeersByRound(
      `room, ${name}`,
      unit,
      ours.map((each) => each[key]),
      { 'react-virtuoso': virtuoso.map((each) => each[key]) },
    )
  return [
    ...beside('frames a second', 'fps', 'fps'),
    ...beside('95 of 100 frames', 'ms or less', 'p95Ms'),
    alone(`room, frames over 50 ms in ${MS / 1_000} s`, 'frames', median(ours.map(({ over50Ms }) => over50Ms))),
    alone('room, messages lost', 'of 300', Math.max(...ours.map(({ lost }) => lost))),
    alone('room, messages lost by react-virtuoso', 'of 300', Math.max(...virtuoso.map(({ lost }) => lost))),
  ]
}
