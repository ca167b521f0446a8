import { besidePeersByRound, type Bench, type Row } from '../bench'
import { startHelper, type Helper } from '../harness/helper'
import { PORTS } from '../harness/ports'
import { CONTENDERS, type ContenderName } from './contenders'
import { FRAME } from './contenders/contender'
import type { ReceiverMethods } from './receivers.process'
import type { ServerMethods } from './server.process'

/** The number of sockets, and of bursts of each size per measurement. */
const CROWDS = [
  { receivers: 1_000, bursts: 4 },
  { receivers: 5_000, bursts: 1 },
]
const BURSTS = [10, 40]
const ROUNDS = 3
const NAMES = Object.keys(CONTENDERS) as ContenderName[]

/**
 * The same messages to many sockets. The server and the receivers, raw sockets that only count bytes, have their own
 * processes. All contenders stay connected and take turns.
 */
export const serverFanout: Bench = {
  name: 'server-fanout',
  summary: 'the gateway’s frame writer beside ws and socket.io rooms: 200 B to 1,000 and 5,000 sockets',
  run: async (say) => {
    const server = await startHelper<ServerMethods>('server-fanout/server.process.ts')
    const receivers = await startHelper<ReceiverMethods>('server-fanout/receivers.process.ts')
    const sides = { server, receivers }
    try {
      for (const [index, name] of NAMES.entries())
        await server.ask('listen', { name, port: PORTS.serverFanout + index })
      const rows: Row[] = []
      for (const crowd of CROWDS) {
        const count = crowd.receivers
        say(`${count} sockets for each of ${NAMES.length}`)
        for (const [index, name] of NAMES.entries()) {
          await receivers.ask('grow', { name, port: PORTS.serverFanout + index, receivers: count })
          await server.ask('joined', { name, receivers: count })
          await measure(sides, name, { receivers: count, messages: 10, bursts: 3 })
        }
        for (const messages of BURSTS) {
          say(`${count} sockets, bursts of ${messages}`)
          rows.push(...(await rounds(sides, { ...crowd, messages })))
        }
      }
      return rows
    } finally {
      await Promise.all([server.stop(), receivers.stop()])
    }
  },
}

interface Sides {
  readonly server: Helper<ServerMethods>
  readonly receivers: Helper<ReceiverMethods>
}

interface Load {
  readonly receivers: number
  readonly messages: number
  readonly bursts: number
}

interface Measured {
  readonly cpuMicros: number
  readonly perSecond: number
}

const rounds = async (sides: Sides, load: Load): Promise<readonly Row[]> => {
  const measured = Object.fromEntries(NAMES.map((name): [string, Measured[]] => [name, []])) as Record<
    ContenderName,
    Measured[]
  >
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of NAMES) measured[name].push(await measure(sides, name, load))
  const figures = (figure: (one: Measured) => number) => {
    const { frameWriter, ...peers } = Object.fromEntries(
      NAMES.map((name) => [name, measured[name].map(figure)]),
    ) as Record<ContenderName, number[]>
    const titled = Object.entries(peers).map(([name, value]) => [CONTENDERS[name as ContenderName].title, value])
    return { ours: frameWriter, peers: Object.fromEntries(titled) as Record<string, number[]> }
  }
  const title = `server-fanout ${load.receivers.toLocaleString('en-US')} sockets, burst ${load.messages}`
  const rate = figures(({ perSecond }) => perSecond)
  const cpu = figures(({ cpuMicros }) => cpuMicros)
  return [
    ...besidePeersByRound(`${title}, rate`, 'deliveries/s', rate.ours, rate.peers),
    ...besidePeersByRound(`${title}, CPU`, 'µs/delivery', cpu.ours, cpu.peers),
  ]
}

/** A burst starts when the previous one has arrived everywhere, so that only messages of one tick are coalesced. */
const measure = async ({ server, receivers }: Sides, name: ContenderName, load: Load): Promise<Measured> => {
  const deliveries = load.receivers * load.messages
  let cpuMicros = 0
  let nanos = 0
  for (let burst = 0; burst < load.bursts; burst += 1) {
    await receivers.ask('expect', { name, bytes: deliveries * FRAME })
    const beganAt = await server.ask('burst', { name, messages: load.messages })
    nanos += Number(BigInt(await receivers.ask('arrived', name)) - BigInt(beganAt))
    cpuMicros += (await server.ask('spent')).cpuMicros
  }
  const all = deliveries * load.bursts
  return { cpuMicros: cpuMicros / all, perSecond: all / (nanos / 1e9) }
}
