import type { Page } from 'playwright-core'
import { alone, besidePeersByRound, type Bench, type Row } from '../bench'
import { smoothness, type Smoothness } from '../harness/frame-times'
import { median } from '../harness/median'
import { pageHtml } from '../harness/page-html'
import { onPhone, slowed } from '../harness/slow-phone'
import type { RoomPage } from './page'

const ROUNDS = 3
const MS = 6_000
const LISTS = ['ours', 'virtuoso', 'plain'] as const
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
 * A live room on a slow phone: a video plays, comments and gifts cross it, and the chat gets 200 messages a second. The list
 * of the kit, that of `react-virtuoso` and one of plain elements, each in a new browser, take turns.
 */
export const room: Bench = {
  name: 'room',
  summary:
    'frames a second of a room with a video, danmaku, gifts and 200 messages a second, four times slower than this machine',
  run: async (say) => {
    const html = await pageHtml(new URL('page.tsx', import.meta.url))
    const figures: Record<List, Figures[]> = { ours: [], virtuoso: [], plain: [] }
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const list of LISTS) {
        say(`${list}, round ${round} of ${ROUNDS}`)
        figures[list].push(await figuresOf(html, list))
      }
    return rowsOf(figures)
  },
}

const figuresOf = (html: string, list: List): Promise<Figures> =>
  onPhone(async (context) => {
    const page = await context.newPage()
    await page.setContent(html)
    await page.evaluate((name) => globalThis.startRoom(name), list)
    const times = await slowed(page, () => framesOf(page))
    return { ...smoothness(times), lost: await page.evaluate(() => globalThis.roomPage.countLost()) }
  })

/** The start of each frame until the time is over. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(async (ms) => {
    const times: number[] = []
    while ((times.at(-1) ?? 0) - (times[0] ?? 0) < ms) times.push(await new Promise<number>(requestAnimationFrame))
    return times
  }, MS)

const rowsOf = ({ ours, virtuoso, plain }: Record<List, Figures[]>): readonly Row[] => {
  const beside = (name: string, unit: string, key: keyof Figures) =>
    besidePeersByRound(
      `room, ${name}`,
      unit,
      ours.map((each) => each[key]),
      {
        'react-virtuoso': virtuoso.map((each) => each[key]),
        'plain elements': plain.map((each) => each[key]),
      },
    )
  return [
    ...beside('frames a second', 'fps', 'fps'),
    ...beside('95 of 100 frames', 'ms or less', 'p95Ms'),
    alone(`room, frames over 50 ms in ${MS / 1_000} s`, 'frames', median(ours.map(({ over50Ms }) => over50Ms))),
    alone('room, messages lost', 'of 300', Math.max(...ours.map(({ lost }) => lost))),
    alone('room, messages lost by react-virtuoso', 'of 300', Math.max(...virtuoso.map(({ lost }) => lost))),
  ]
}
