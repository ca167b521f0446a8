import type { CDPSession, Page } from 'playwright-core'
import { alone, type Bench, type Row } from '../bench'
import { pageHtml } from '../harness/page-html'
import { onPhone } from '../harness/slow-phone'

const MB = 2 ** 20
/** The longest time between two looks. */
const EACH_MINUTES = 2
/** At least: after a fifth of the time the lists are full and the code is compiled. */
const FEWEST_LOOKS = 5

/** What the page of a room keeps as time goes on, each time after a collection of garbage. */
export const roomMemory: Bench = {
  name: 'room-memory',
  summary: 'heap, nodes and listeners of a room with a video, danmaku, gifts and 200 messages a second, for --minutes',
  run: async (say, { minutes }) => {
    const html = await pageHtml(new URL('page.tsx', import.meta.url))
    return onPhone(async (context) => {
      const page = await context.newPage()
      await page.setContent(html)
      await page.evaluate(() => globalThis.startRoom('ours'))
      const session = await context.newCDPSession(page)
      const looks = Math.max(FEWEST_LOOKS, Math.round(minutes / EACH_MINUTES))
      const rows: Row[] = []
      for (let look = 1; look <= looks; look += 1) {
        await page.waitForTimeout((minutes / looks) * 60_000)
        const found = await memoryOf(page, session, round((minutes / looks) * look))
        say(`${found.map(({ name, value, unit }) => `${name}: ${value} ${unit}`).join(', ')}\n`)
        rows.push(...found)
      }
      return rows
    })
  },
}

const round = (value: number) => Math.round(value * 100) / 100

const memoryOf = async (page: Page, session: CDPSession, minutes: number): Promise<readonly Row[]> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return [
    alone(`room, heap after ${minutes} min`, 'MB', round(usedSize / MB)),
    alone(`room, nodes after ${minutes} min`, 'nodes', nodes),
    alone(`room, of these in the page after ${minutes} min`, 'nodes', await page.evaluate(countNodes)),
    alone(`room, listeners after ${minutes} min`, 'listeners', jsEventListeners),
  ]
}

const countNodes = () => {
  let count = 0
  for (const walker = document.createTreeWalker(document); walker.nextNode() !== null;) count += 1
  return count
}
