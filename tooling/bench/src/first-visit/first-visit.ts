import { alone, type Bench, type Row, type Say } from '../bench'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import { paintOnSlow4G } from './paint-on-slow-4g'
import { visitPage, type Visit } from './page-visit'
import { buildProduct, startProduct } from '../harness/product'

const PAGES = ['/m/score', '/m/live', '/m/database/league/football/1010']
const ROUNDS = 3
interface MeasuredVisit extends Visit {
  readonly slow4GPaintMs: number
}
/** Warms up the server, so that the first page does not include one-time work. */
const WARM_UP = 1

/**
 * The first visit of a phone on a slow network: Lighthouse on the product's server; medians of rounds with alternating
 * pages, each in a new browser.
 */
export const firstVisit: Bench = {
  name: 'first-visit',
  summary: 'a first visit to the score list, the live list and a league, by Lighthouse on a simulated phone',
  run: async (say) => {
    say('app and server are built')
    await buildProduct()
    const product = await startProduct(PORTS.firstVisit)
    try {
      return rowsOf(await visitInTurns(product.url, say))
    } finally {
      await product.stop()
    }
  },
}

const visitInTurns = async (url: string, say: Say): Promise<ReadonlyMap<string, readonly MeasuredVisit[]>> => {
  const visits = new Map<string, MeasuredVisit[]>(PAGES.map((page) => [page, []]))
  for (let round = 1 - WARM_UP; round <= ROUNDS; round += 1) {
    for (const [page, found] of visits) {
      say(`${page}, round ${round} of ${ROUNDS}`)
      const visit = await visitPage(url + page, PORTS.firstVisit + 1)
      const slow4GPaintMs = await paintOnSlow4G(url + page)
      if (round > 0) found.push({ ...visit, slow4GPaintMs })
    }
  }
  return visits
}

const FIGURES: readonly [name: string, unit: string, read: (visit: MeasuredVisit) => number][] = [
  ['performance', 'score', ({ performance }) => performance],
  ['performance with blocking by processor time', 'score', ({ performanceCpu }) => performanceCpu],
  ['best practices', 'score', ({ bestPractices }) => bestPractices],
  ['first contentful paint', 'ms', ({ firstPaintMs }) => firstPaintMs],
  ['largest contentful paint', 'ms', ({ largestPaintMs }) => largestPaintMs],
  ['largest contentful paint on an emulated slow 4G', 'ms', ({ slow4GPaintMs }) => slow4GPaintMs],
  ['total blocking time', 'ms', ({ blockingMs }) => blockingMs],
  ['total blocking time by processor time', 'ms', ({ blockingCpuMs }) => blockingCpuMs],
  ['layout shift', '', ({ layoutShift }) => layoutShift],
  ['scripts before the largest paint', 'kB', ({ scriptKB }) => scriptKB],
  ['scripts before the largest paint', 'files', ({ scriptFiles }) => scriptFiles],
  ['everything before the largest paint', 'kB', ({ kB }) => kB],
  ['main thread before the largest paint', 'ms CPU', ({ cpuMs }) => cpuMs],
  ['console', 'lines', ({ console: { length } }) => length],
]

const rowsOf = (visits: ReadonlyMap<string, readonly MeasuredVisit[]>): readonly Row[] =>
  [...visits].flatMap(([page, found]) =>
    FIGURES.map(([name, unit, read]) => alone(`first-visit ${page} ${name}`, unit, median(found.map(read)))),
  )
