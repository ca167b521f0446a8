import { setTimeout as sleep } from 'node:timers/promises'
import { createChat, EVENT, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { WebSocket } from 'ws'
import { alone, type Bench, type Row } from '../bench'
import { startHelperFromSource } from '../harness/helper'
import { percentile } from '../harness/percentile'
import { PORTS } from '../harness/ports'
import type { OurMethods } from './our-server.process'

const GIFTS = 100
/** Of ten gold: the account has just enough. */
const COFFEE = 2
const VIEWERS = 2
const PATIENCE_MS = 30_000

/** From the call of a fan until the app of each of two others has the gift, one gift after the other, through the whole server. */
export const gifts: Bench = {
  name: 'gifts',
  summary: 'the time from sendGift until two other clients of the room have the gift, and the books afterwards',
  run: async (say) => {
    const server = startHelperFromSource<OurMethods>('gifts/our-server.process.ts')
    const viewers: Viewer[] = []
    try {
      const port = PORTS.gifts
      const { sdkAppId, liveid, groupID, people } = await server.ask('start', { port, guests: VIEWERS })
      for (const person of people) viewers.push(await enter({ port, sdkAppId, groupID, person }))
      const call = await logIn(port)
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
      return rowsOf(delays, await server.ask('books'))
    } finally {
      for (const { leave } of viewers) await leave()
      await server.stop()
    }
  },
}

type Books = Awaited<ReturnType<OurMethods['books']>>

const rowsOf = (delays: readonly number[], { all, recorded, paid, gifts: count }: Books): readonly Row[] => {
  if (all !== 0 || recorded !== paid || count !== GIFTS)
    throw new Error(`The books are wrong: ${count} gifts, ${recorded} gold recorded, ${paid} paid, ${all} in all.`)
  const within = (percent: number) =>
    alone(`gifts, ${percent} of 100 with another client within`, 'ms', percentile(delays, percent))
  return [within(50), within(95), within(100), alone('gifts, gold paid beside recorded', 'gold', paid - recorded)]
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

/** Calls the API as a member. */
const logIn = async (port: number) => {
  let common: object = { platform: 'h5' }
  const call = async (path: string, fields: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...common, ...fields }),
    })
    const text = await reply.text()
    const { data } = JSON.parse(text) as { data?: { uid?: number; token?: string } | null }
    if (!data) throw new Error(`${path}: ${text}`)
    return data
  }
  const { uid, token } = await call('/webapi/user/login', { account: 'demo1', pwd: 'demo1234' })
  common = { platform: 'h5', uid, token }
  return call
}
