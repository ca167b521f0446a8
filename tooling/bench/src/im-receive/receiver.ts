import { stopwatch, type Spent } from '../harness/cpu'
import type { FeedClient } from './contenders/contender'

/** The methods of a process that measures one client after the other. */
export const receiver = <Target>(connect: (target: Target) => Promise<FeedClient>) => {
  let client: FeedClient | null = null
  let received: Promise<Spent> | null = null
  return {
    /** Without the garbage of the last connection. */
    connect: async (target: Target) => {
      globalThis.gc?.()
      client = await connect(target)
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
}
