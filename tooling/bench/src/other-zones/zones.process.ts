import { serveRpc } from '../harness/process-rpc'
import { everySecond } from './every-second'

/** Pages a second, each in another zone than the one before. */
const PAGES = 100
const ZONES = Array.from({ length: 26 }, (_, at) => `Etc/GMT${at < 12 ? `+${at + 1}` : `-${at - 11}`}`)

let asked = 0

const methods = {
  /** What is answered, also a refusal, does not matter. */
  load: async ({ url, seconds }: { url: string; seconds: number }) => {
    const pages: Promise<unknown>[] = []
    await everySecond(PAGES, seconds, () => {
      const headers = { 'x-time-zone': ZONES[asked++ % ZONES.length] ?? '' }
      pages.push(fetch(`${url}/m/score`, { headers }).then((reply) => reply.arrayBuffer()))
    })
    await Promise.allSettled(pages)
  },
}

export type ZonesMethods = typeof methods
serveRpc(methods)
