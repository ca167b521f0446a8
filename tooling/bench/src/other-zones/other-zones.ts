import { besidePeers, type Bench } from '../bench'
import { startHelper } from '../harness/helper'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import { buildProduct, startProduct } from '../harness/product'
import { everySecond } from './every-second'
import type { ZonesMethods } from './zones.process'

const SECONDS = 15
/** Until what is compiled, stored and rendered once is done. */
const WARM_UP = 20
/** Pages of ordinary visitors, and calls of the app, a second. */
const ORDINARY = 10

interface Times {
  readonly rest: number
  readonly page: number
}

/**
 * What ordinary visitors notice of a client that asks for 100 pages a second in ever other time zones, each of which would be another
 * rendering. The limits of networks are off, as if those pages went to many networks.
 */
export const otherZones: Bench = {
  name: 'other-zones',
  summary: 'pages and calls of ordinary visitors, alone and beside 100 pages a second in changing time zones',
  run: async (say) => {
    say('app and server are built')
    await buildProduct()
    const { url, stop } = await startProduct(PORTS.otherZones, { FEED_DAYS: '1' })
    const zones = await startHelper<ZonesMethods>('other-zones/zones.process.ts')
    try {
      await visit(url, WARM_UP)
      say('ordinary visitors alone')
      const alone = await visit(url, SECONDS)
      say('ordinary visitors beside other zones')
      const [beside] = await Promise.all([visit(url, SECONDS), zones.ask('load', { url, seconds: SECONDS })])
      return (['rest', 'page'] as const).flatMap((what) =>
        besidePeers(`other-zones ${what} p95`, 'ms', beside[what], { alone: alone[what] }),
      )
    } finally {
      await zones.stop()
      await stop()
    }
  },
}

const visit = async (url: string, seconds: number): Promise<Times> => {
  const rest: number[] = []
  const page: number[] = []
  const calls: Promise<unknown>[] = []
  await everySecond(ORDINARY, seconds, () => {
    calls.push(timed(rest, () => fetch(`${url}/api/race/getDateMatch`, { method: 'POST' })))
    calls.push(timed(page, () => fetch(`${url}/m/score`)))
  })
  await Promise.all(calls)
  return { rest: percentile(rest, 95), page: percentile(page, 95) }
}

const timed = async (times: number[], ask: () => Promise<Response>) => {
  const began = performance.now()
  const reply = await ask()
  if (!reply.ok) throw new Error(`The product answered ${reply.status}.`)
  await reply.arrayBuffer()
  times.push(performance.now() - began)
}
