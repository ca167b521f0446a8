import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import { CONTENDERS, type ContenderName } from './contenders'
import type { FeedClient } from './contenders/contender'

let client: FeedClient | null = null
let received: Promise<Spent> | null = null

const methods = {
  /** Without the garbage of the last connection. */
  connect: async ({ name, port }: { name: ContenderName; port: number }) => {
    globalThis.gc?.()
    client = await CONTENDERS[name].connect(port)
  },
  /** Called before anything is sent. */
  expect: (count: number) => {
    const stop = stopwatch()
    received = (async () => {
      await client?.receive(count)
      return stop()
    })()
  },
  /** Resolves with the cost when everything has arrived. */
  spent: async () => {
    if (received === null) throw new Error('Nothing is expected.')
    return await received
  },
  close: async () => {
    await client?.close()
    client = null
  },
}

export type ReceiverMethods = typeof methods
serveRpc(methods)
