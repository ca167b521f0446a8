import { alone, besidePeersByRound, type Bench } from '../bench'
import type { Spent } from '../harness/cpu'
import { startHelper, type Helper } from '../harness/helper'
import { PORTS } from '../harness/ports'
import type { Feed } from '../im-receive/feed'
import type { ListReceiverMethods } from './receiver.process'
import type { ListSenderMethods } from './sender.process'

const UPDATES = 50_000
/** One update a frame, so that each finds the list in another order. */
const feedOf = (conversations: number): Feed => ({ count: UPDATES, perFrame: 1, before: 20_000, conversations })
const NEW_SENDERS = 500
const ROUNDS = 5

/** The lists that are measured, and the bare socket beside them. */
const LISTS = [
  { port: PORTS.imLists, conversations: 1_000, bare: false },
  { port: PORTS.imLists + 1, conversations: 20, bare: false },
  { port: PORTS.imLists + 2, conversations: 1_000, bare: true },
] as const
type List = (typeof LISTS)[number]

export const imLists: Bench = {
  name: 'im-lists',
  summary: '50,000 updates of 1,000 conversations beside 20 and bare ws, and the requests for 500 new senders',
  run: async (say) => {
    const sender = await startHelper<ListSenderMethods>('im-lists/sender.process.ts')
    const receivers: Helper<ListReceiverMethods>[] = []
    try {
      const spent: Spent[][] = LISTS.map(() => [])
      for (const { port, conversations, bare } of LISTS) {
        await (bare ? sender.ask('listenBare', port) : sender.ask('listen', { port, conversations }))
        receivers.push(await startHelper<ListReceiverMethods>('im-lists/receiver.process.ts'))
      }
      for (let round = 0; round <= ROUNDS; round += 1) {
        say(round === 0 ? 'warms up' : `round ${round} of ${ROUNDS}`)
        for (const [index, list] of LISTS.entries()) {
          const one = await update(sender, receivers[index]!, list)
          if (round > 0) spent[index]?.push(one)
        }
      }
      const [thousand = [], twenty = [], bare = []] = spent.map((rounds) =>
        rounds.map(({ cpuMicros }) => cpuMicros / UPDATES),
      )
      say(`${NEW_SENDERS} new senders`)
      return [
        ...besidePeersByRound('im-lists 50,000 updates of 1,000 conversations, CPU', 'µs/update', thousand, {
          'with 20 conversations': twenty,
          'ws + JSON.parse': bare,
        }),
        alone(
          `im-lists ${NEW_SENDERS} new senders, requests`,
          'requests',
          await requestsForNewSenders(sender, receivers[0]!),
        ),
      ]
    } finally {
      await Promise.all([sender, ...receivers].map((helper) => helper.stop()))
    }
  },
}

const update = async (
  sender: Helper<ListSenderMethods>,
  receiver: Helper<ListReceiverMethods>,
  { port, conversations, bare }: List,
): Promise<Spent> => {
  const feed = feedOf(conversations)
  const pass = async (part: Feed) => {
    await sender.ask('prepare', { port, feed: part })
    await receiver.ask('expect', part.count)
    const [spent] = await Promise.all([receiver.ask('spent'), sender.ask('send')])
    return spent
  }
  await receiver.ask('connect', { port, conversations: bare ? null : conversations })
  await pass({ ...feed, count: feed.before, before: 0 })
  const spent = await pass(feed)
  await receiver.ask('close')
  return spent
}

/** Each has one message for somebody without any conversation. */
const requestsForNewSenders = async (
  sender: Helper<ListSenderMethods>,
  receiver: Helper<ListReceiverMethods>,
): Promise<number> => {
  const port = PORTS.imLists + 3
  await sender.ask('listenGreetings', port)
  await receiver.ask('connect', { port, conversations: NEW_SENDERS })
  await sender.ask('prepare', { port, feed: { count: NEW_SENDERS, perFrame: 1, before: 0, conversations: 1 } })
  await receiver.ask('expect', NEW_SENDERS)
  await Promise.all([receiver.ask('spent'), sender.ask('send')])
  await new Promise((resolve) => setTimeout(resolve, LATE_REQUESTS_MS))
  const requests = await sender.ask('requests')
  await receiver.ask('close')
  return requests
}

/** Requests that are put together go out after a moment. */
const LATE_REQUESTS_MS = 2_000
