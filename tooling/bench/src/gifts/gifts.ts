import { setTimeout as sleep } from 'node:timers/promises'
import { createChat, EVENT, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { WebSocket } from 'ws'
import { alone, type Bench, type Row } from '../bench'
import { startHelperFromSource } from '../harness/helper'
import { memberOf } from '../harness/member'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import { buildApp } from '../harness/product'
import { BROWSER_GIFTS, giftsInBrowsers } from './gifts-in-browsers'
import type { OurMethods } from './our-server.process'

const GIFTS = 100
/** Of ten gold: the account has just enough. */
const COFFEE = 2
const VIEWERS = 2
const PATIENCE_MS = 30_000

/**
 * From the call of a fan until the app of each of two others has the gift, one gift after the other, through the whole server;
 * then the same from press to banner with three browsers.
 */
export const gifts: Bench = {
  name: 'gifts',
  summary:
    'the time until two other clients, and two other browsers, of the room have a gift, and the books afterwards',
  run: async (say) => {
    say('the app is built')
    await buildApp()
    const server = startHelperFromSource<OurMethods>('gifts/our-server.process.ts')
    const viewers: Viewer[] = []
    try {
      const port = PORTS.gifts
      const { sdkAppId, liveid, groupID, people } = await server.ask('start', { port, guests: VIEWERS })
      for (const person of people) viewers.push(await enter({ port, sdkAppId, groupID, person }))
      const call = await memberOf(port, 'demo1')
      const delays: number[] = []
      for (let nth = 1; nth <= GIFTS; nth += 1) {
        say(`gift ${nth} of ${GIFTS}`)
        // At no fixed moment between the polls of the viewers.
        await sleep((nth * 137) % 700)
        const began = performance.now()
        const arrivals = viewers.map(async (viewer) => (await viewer.nextGift()) - began)
        const gift = { liveid, gift_id: COFFEE, count: 1, request_key: `bench gift ${nth}` }
        const [, ...delayed] = await Promise.all([call('/api/gift/sendGift', gift), ...arrivals])
        delays.push(...delayed)
      }
      for (const { leave } of viewers.splice(0)) await leave()
      const browsers = await giftsInBrowsers(port, liveid, say)
      return rowsOf({ client: delays, browser: browsers }, await server.ask('books'))
    } finally {
      for (const { leave } of viewers) await leave()
      await server.stop()
    }
  },
}

type Delays = Readonly<Record<'client' | 'browser', readonly number[]>>
type Books = Awaited<ReturnType<OurMethods['books']>>

const rowsOf = (delays: Delays, { all, recorded, paid, gifts: count }: Books): readonly Row[] => {
  if (all !== 0 || recorded !== paid || count !== GIFTS + BROWSER_GIFTS)
    throw new Error(`The books are wrong: ${count} gifts, ${recorded} gold recorded, ${paid} paid, ${all} in all.`)
  const within = (receiver: keyof Delays) =>
    [50, 95, 100].map((percent) =>
      alone(`gifts, ${percent} of 100 with another ${receiver} within`, 'ms', percentile(delays[receiver], percent)),
    )
  return [...within('client'), ...within('browser'), alone('gifts, gold paid beside recorded', 'gold', paid - recorded)]
}

interface Viewer {
  /** When the next gift arrives. */
  nextGift(): Promise<number>
  leave(): Promise<unknown>
}

interface Entering {
  readonly port: number
  readonly sdkAppId: number
  readonly groupID: string
  readonly person: { readonly userID: string; readonly userSig: string }
}

const enter = async ({ port, sdkAppId, groupID, person }: Entering): Promise<Viewer> => {
  const chat = createChat({
    SDKAppID: sdkAppId,
    endpoints: { default: `ws://127.0.0.1:${port}` },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [groups, liveRooms],
  })
  let arrived: (at: number) => void = () => undefined
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data)
      if ('data' in payload && payload.data.includes('"SendPackage"')) arrived(performance.now())
  })
  await chat.login(person)
  await chat.joinGroup({ groupID })
  return {
    nextGift: () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('A gift has not arrived.')), PATIENCE_MS)
        arrived = (at) => {
          clearTimeout(late)
          resolve(at)
        }
      }),
    leave: () => chat.destroy(),
  }
}
