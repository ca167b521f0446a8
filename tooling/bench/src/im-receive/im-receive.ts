import { besidePeersByRound, type Bench, type Row, type Say } from '../bench'
import type { Spent } from '../harness/cpu'
import { startHelper, type Helper } from '../harness/helper'
import { PORTS } from '../harness/ports'
import { CONTENDERS, type ContenderName } from './contenders'
import { CONVERSATIONS } from './contenders/im-sdk'
import type { Feed } from './feed'
import type { ReceiverMethods } from './receiver.process'
import type { SenderMethods } from './sender.process'

/**
 * Warm-up on every connection, so that the heap has its size and the code is compiled: the collection between two
 * connections discards code compiled for the previous one.
 */
const WARM_UP = 20_000
const FEEDS: readonly Feed[] = [5_000, 50_000].flatMap((count) =>
  [1, 50].map((perFrame) => ({ count, perFrame, before: WARM_UP, conversations: CONVERSATIONS })),
)
const REGROWTH: Feed = { count: 30_000, perFrame: 1, before: WARM_UP, conversations: CONVERSATIONS }
const ROUNDS = 5
const NAMES = Object.keys(CONTENDERS) as ContenderName[]
const OURS = ['imSdk', 'imSdkBinary'] as const
type Ours = (typeof OURS)[number]
const PEERS = NAMES.filter((name) => !OURS.some((ours) => ours === name))

/**
 * Messages from another process over a real socket to a client in its own process. The contenders take turns in every
 * round, so that other load on the machine affects all of them.
 */
export const imReceive: Bench = {
  name: 'im-receive',
  summary: 'SDK receive throughput with full state beside bare ws, centrifuge and socket.io-client',
  run: async (say) => {
    const sender = await startHelper<SenderMethods>('im-receive/sender.process.ts')
    const entrants = new Map<ContenderName, Entrant>()
    try {
      for (const [index, name] of NAMES.entries()) {
        const port = PORTS.imReceive + index
        await sender.ask('listen', { name, port })
        const receiver = await startHelper<ReceiverMethods>('im-receive/receiver.process.ts')
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
  readonly receiver: Helper<ReceiverMethods>
  readonly port: number
}

type Entrants = ReadonlyMap<ContenderName, Entrant>

type Taken = Readonly<Record<ContenderName, Spent[]>>

/** Runs every contender in every round, with all feeds. */
const rounds = async (sender: Helper<SenderMethods>, entrants: Entrants, say: Say): Promise<Row[]> => {
  const taken = FEEDS.map((feed) => ({
    feed,
    spent: Object.fromEntries(NAMES.map((name): [string, Spent[]] => [name, []])) as Taken,
  }))
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const name of NAMES) {
      say(`round ${round} of ${ROUNDS}, ${CONTENDERS[name].title}`)
      /** The heap of an idle process has shrunk; its growth back must not count. */
      await runOnce(sender, entrants, name, REGROWTH)
      for (const { feed, spent } of taken) spent[name].push(await runOnce(sender, entrants, name, feed))
    }
  return OURS.flatMap((ours) => [
    ...taken.flatMap(({ feed, spent }) => rowsOf(ours, feed, spent)),
    ...flatness(ours, taken),
  ])
}

const rowsOf = (ours: Ours, feed: Feed, spent: Taken): readonly Row[] => {
  const title = `${nameOf(ours)} ${titleOf(feed)}`
  const beside = (unit: string, what: string, figure: (one: Spent) => number) =>
    besidePeersByRound(
      `${title}, ${what}`,
      unit,
      spent[ours].map(figure),
      Object.fromEntries(PEERS.map((name) => [CONTENDERS[name].title, spent[name].map(figure)])),
    )
  return [
    ...beside('µs/message', 'CPU', ({ cpuMicros }) => cpuMicros / feed.count),
    ...beside('messages/s', 'rate', ({ wallMs }) => (feed.count / wallMs) * 1_000),
  ]
}

/** Compares the longer feed to the shorter one with the same frames. */
const flatness = (ours: Ours, taken: readonly { readonly feed: Feed; readonly spent: Taken }[]): readonly Row[] =>
  taken.flatMap(({ feed, spent }) => {
    const shorter = taken.find((other) => other.feed.perFrame === feed.perFrame && other.feed.count < feed.count)
    if (shorter === undefined) return []
    const cpu = (of: { readonly feed: Feed; readonly spent: Taken }) =>
      of.spent[ours].map(({ cpuMicros }) => cpuMicros / of.feed.count)
    const peer = `at ${shorter.feed.count.toLocaleString('en-US')}`
    return besidePeersByRound(`${nameOf(ours)} ${titleOf(feed)}, flatness`, 'µs/message', cpu({ feed, spent }), {
      [peer]: cpu(shorter),
    })
  })

const runOnce = async (
  sender: Helper<SenderMethods>,
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

const nameOf = (ours: Ours) => (ours === 'imSdk' ? 'im-receive' : 'im-receive binary')
const titleOf = ({ count, perFrame }: Feed) => `${count.toLocaleString('en-US')}, ${perFrame} a frame`
