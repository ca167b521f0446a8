import { besidePeers, type Bench } from '../bench'
import type { CrowdMethods } from '../chat-loop/crowd.process'
import type { ServerMethods as GatewayMethods } from '../chat-loop/server.process'
import { startHelper, startHelperFromSource } from '../harness/helper'
import { PORTS } from '../harness/ports'
import { CONTENDERS, type ContenderName } from '../server-fanout/contenders'
import type { ReceiverMethods } from '../server-fanout/receivers.process'
import type { ServerMethods } from '../server-fanout/server.process'

/** Connections before the first measurement, so that what a server loads for its first clients does not count. */
const FIRST = 500
const MORE = 2_000
const MEMBERS = 50
const PEERS = ['naiveWs', 'socketIo'] as const satisfies readonly ContenderName[]

/** A server that accepts connections up to a number and returns its memory. */
interface Entrant {
  readonly title: string
  grow(connections: number): Promise<number>
  stop(): Promise<void>
}

/** The memory of an idle connection: the growth of the process by 2,000 of them, each server in its own process. */
export const serverMemory: Bench = {
  name: 'server-memory',
  summary: 'memory of an idle, authenticated connection of the whole server beside ws and socket.io',
  run: async (say) => {
    say('the servers start')
    const entrants = [await gateway(), ...(await Promise.all(PEERS.map(peer)))]
    try {
      const figures: [string, number][] = []
      for (const { title, grow } of entrants) {
        say(`${title}, ${FIRST + MORE} connections`)
        const before = await grow(FIRST)
        figures.push([title, ((await grow(FIRST + MORE)) - before) / MORE / 1_000])
      }
      const [ours, ...peers] = figures
      return besidePeers('server-memory idle connection', 'kB RSS', ours?.[1] ?? 0, Object.fromEntries(peers))
    } finally {
      await Promise.all(entrants.map(({ stop }) => stop()))
    }
  },
}

/** Logged in, with a group, so that the gateway has to serve them. */
const gateway = async (): Promise<Entrant> => {
  const server = startHelperFromSource<GatewayMethods>('chat-loop/server.process.ts')
  const crowd = await startHelper<CrowdMethods>('chat-loop/crowd.process.ts')
  const port = PORTS.serverMemory
  const groups = Math.ceil((FIRST + MORE) / MEMBERS)
  const { sdkAppID, people } = await server.ask('start', { port, groups, members: MEMBERS })
  return {
    title: '@org/server',
    grow: async (connections) => {
      await crowd.ask('enter', { port, sdkAppID, people: people.slice(0, connections) })
      return server.ask('resident')
    },
    stop: async () => {
      await crowd.stop()
      await server.stop()
    },
  }
}

const peer = async (name: (typeof PEERS)[number], index: number): Promise<Entrant> => {
  const server = await startHelper<ServerMethods>('server-fanout/server.process.ts')
  const receivers = await startHelper<ReceiverMethods>('server-fanout/receivers.process.ts')
  const port = PORTS.serverMemory + 1 + index
  await server.ask('listen', { name, port })
  return {
    title: CONTENDERS[name].title.split(/[, ]/)[0] ?? name,
    grow: async (connections) => {
      await receivers.ask('grow', { name, port, receivers: connections })
      await server.ask('joined', { name, receivers: connections })
      return server.ask('resident')
    },
    stop: async () => {
      await Promise.all([server.stop(), receivers.stop()])
    },
  }
}
