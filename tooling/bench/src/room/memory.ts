import type { CDPSession } from 'playwright-core'
import { alone, type Row } from '../bench'
import { onPhone } from '../harness/slow-phone'

const MB = 2 ** 20
/** Of the time: the lists are full and the code is compiled. */
const WARM_UP = 0.2

interface Memory {
  readonly heapMB: number
  readonly nodes: number
}

/** What the page of a room keeps after a while and at the end of some minutes, each after a collection of garbage. */
export const memoryRows = (html: string, minutes: number): Promise<readonly Row[]> =>
  onPhone(async (context) => {
    const page = await context.newPage()
    await page.setContent(html)
    await page.evaluate(() => globalThis.startRoom('ours'))
    const session = await context.newCDPSession(page)
    await page.waitForTimeout(minutes * WARM_UP * 60_000)
    const first = await memoryOf(session)
    await page.waitForTimeout(minutes * (1 - WARM_UP) * 60_000)
    const last = await memoryOf(session)
    return [
      alone(`room, heap after ${round(minutes * WARM_UP)} min`, 'MB', round(first.heapMB)),
      alone(`room, heap after ${minutes} min`, 'MB', round(last.heapMB)),
      alone(`room, nodes after ${round(minutes * WARM_UP)} min`, 'nodes', first.nodes),
      alone(`room, nodes after ${minutes} min`, 'nodes', last.nodes),
    ]
  })

const round = (value: number) => Math.round(value * 100) / 100

const memoryOf = async (session: CDPSession): Promise<Memory> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { heapMB: usedSize / MB, nodes }
}
