import type { Browser, Page } from 'playwright-core'
import { besidePeersByRound, type Row } from '../bench'
import { smoothness, type Smoothness } from './frame-times'
import { mainThreadMs, TRACE_CATEGORIES } from './main-thread'
import { slowed } from './slow-phone'

const PX_A_FRAME = 60
export const SCROLL_MS = 6_000

export interface ScrollFigures extends Smoothness {
  /** Processor time of the page's main thread for a frame, without slowdown. */
  readonly mainThreadMs: number
}

/**
 * Scrolls the page by a fixed distance per frame, twice: slowed down for the frames, and at full speed with a trace for
 * the processor time. The page rests for `settleMs` between.
 */
export const scrollFigures = async (browser: Browser, page: Page, settleMs: number): Promise<ScrollFigures> => {
  const frames = smoothness(await slowed(page, () => scrolled(page)))
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(settleMs)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const times = await scrolled(page)
  return { ...frames, mainThreadMs: mainThreadMs(await browser.stopTracing()) / times.length }
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
    { px: PX_A_FRAME, ms: SCROLL_MS },
  )

/** Frames a second, the slowest of twenty, and processor time, beside those of each peer. */
export const scrollRows = (
  title: string,
  ours: readonly ScrollFigures[],
  peers: Readonly<Record<string, readonly ScrollFigures[]>>,
): readonly Row[] => {
  const beside = (name: string, unit: string, key: keyof ScrollFigures) =>
    besidePeersByRound(
      `${title}, ${name}`,
      unit,
      ours.map((figures) => figures[key]),
      Object.fromEntries(Object.entries(peers).map(([peer, theirs]) => [peer, theirs.map((figures) => figures[key])])),
    )
  return [
    ...beside('frames a second', 'fps', 'fps'),
    ...beside('95 of 100 frames', 'ms or less', 'p95Ms'),
    ...beside('main thread, CPU at full speed', 'ms/frame', 'mainThreadMs'),
  ]
}
