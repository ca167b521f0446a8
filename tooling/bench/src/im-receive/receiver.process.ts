import { stopwatch, type Spent } from '../harness/cpu'
import { openDoors } from '../harness/doors'
import { CONTENDERS, type ContenderName } from './contenders'
import type { FeedClient } from './contenders/contender'

let client: FeedClient | null = null
let received: Promise<Spent> | null = null

const doors = {
  /** Without the garbage of the last connection. */
  connect: async ({ name, port }: { name: ContenderName; port: number }) => {
    globalThis.gc?.()
    client = await CONTENDERS[name].connect(port)
  },
  /** Asked before anything is sent. */
  expect: (count: number) => {
    const stop = stopwatch()
    received = (async () => {
      await client?.receive(count)
      return stop()
    })()
  },
  /** Resolves with what it took when all of it is there. */
  spent: async () => {
    if (received === null) throw new Error('Nothing is expected.')
    return await received
  },
  close: async () => {
    await client?.close()
    client = null
  },
}

export type ReceiverDoors = typeof doors
openDoors(doors)
