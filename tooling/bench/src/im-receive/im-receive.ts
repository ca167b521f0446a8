import { besidePeers, type Bench, type Row, type Say } from '../bench'
import type { Spent } from '../harness/cpu'
import { startHelper, type Helper } from '../harness/helper'
import { median } from '../harness/median'
import { PORTS } from '../harness/ports'
import { CONTENDERS, type ContenderName } from './contenders'
import type { Feed } from './feed'
import type { ReceiverDoors } from './receiver.process'
import type { SenderDoors } from './sender.process'

/** On every connection before it is measured, so that the compiler is through and the heap has its size. */
const WARM_UP = 5_000
const FEEDS: readonly Feed[] = [5_000, 50_000].flatMap((count) =>
  [1, 50].map((perFrame) => ({ count, perFrame, before: WARM_UP })),
)
const ROUNDS = 5
const NAMES = Object.keys(CONTENDERS) as ContenderName[]

/**
 * Messages from another process over a real socket into a client, which has a process of its own. The contenders take
 * turns in every round, so that what else the machine does meets them all.
 */
export const imReceive: Bench = {
  name: 'im-receive',
  summary: 'SDK receive throughput with full state beside bare ws, centrifuge and socket.io-client',
  run: async (say) => {
    const sender = await startHelper<SenderDoors>('im-receive/sender.process.ts')
    const entrants = new Map<ContenderName, Entrant>()
    try {
      for (const [index, name] of NAMES.entries()) {
        const port = PORTS.imReceive + index
        await sender.ask('listen', { name, port })
        const receiver = await startHelper<ReceiverDoors>('im-receive/receiver.process.ts')
        entrants.set(name, { receiver, port })
        say(`${CONTENDERS[name].title} warms up`)
        for (const feed of FEEDS) await runOnce(sender, entrants, name, feed)
      }
      return await rounds(sender, entrants, say)
    } finally {
      await Promise.all([sender, ...[...entrants.values()].map(({ receiver }) => receiver)].map((one) => one.stop()))
    }
  },
}

interface Entrant {
  readonly receiver: Helper<ReceiverDoors>
  readonly port: number
}

type Entrants = ReadonlyMap<ContenderName, Entrant>

const rounds = async (sender: Helper<SenderDoors>, entrants: Entrants, say: Say): Promise<Row[]> => {
  const rows: Row[] = []
  const flat = new Map<number, number>()
  for (const feed of FEEDS) {
    const spent = Object.fromEntries(NAMES.map((name): [string, Spent[]] => [name, []])) as Record<
      ContenderName,
      Spent[]
    >
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`${titleOf(feed)}, round ${round} of ${ROUNDS}`)
      for (const name of NAMES) spent[name].push(await runOnce(sender, entrants, name, feed))
    }
    const cpu = figures(spent, ({ cpuMicros }) => cpuMicros / feed.count)
    const rate = figures(spent, ({ wallMs }) => (feed.count / wallMs) * 1_000)
    rows.push(
      ...besidePeers(`im-receive ${titleOf(feed)}, CPU`, 'µs/message', cpu.imSdk, beside(cpu)),
      ...besidePeers(`im-receive ${titleOf(feed)}, rate`, 'messages/s', rate.imSdk, beside(rate)),
    )
    const smaller = flat.get(feed.perFrame)
    if (smaller === undefined) flat.set(feed.perFrame, cpu.imSdk)
    else
      rows.push(
        ...besidePeers(`im-receive ${titleOf(feed)}, flatness`, 'µs/message', cpu.imSdk, { 'at 5,000': smaller }),
      )
  }
  return rows
}

const runOnce = async (
  sender: Helper<SenderDoors>,
  entrants: Entrants,
  name: ContenderName,
  feed: Feed,
): Promise<Spent> => {
  const { receiver, port } = entrants.get(name)!
  const pass = async (part: Feed) => {
    await sender.ask('prepare', { name, feed: part })
    await receiver.ask('expect', part.count)
    const [spent] = await Promise.all([receiver.ask('spent'), sender.ask('send')])
    return spent
  }
  await receiver.ask('connect', { name, port })
  await pass({ ...feed, count: feed.before, before: 0 })
  const spent = await pass(feed)
  await receiver.ask('close')
  return spent
}

const figures = (spent: Record<ContenderName, Spent[]>, figure: (one: Spent) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, median(spent[name].map(figure))])) as Record<ContenderName, number>

const beside = (figuresOf: Record<ContenderName, number>): Record<string, number> =>
  Object.fromEntries(NAMES.filter((name) => name !== 'imSdk').map((name) => [CONTENDERS[name].title, figuresOf[name]]))

const titleOf = ({ count, perFrame }: Feed) => `${count.toLocaleString('en-US')}, ${perFrame} a frame`
