import { once } from 'node:events'
import { WebSocket } from 'ws'
import { Counter } from '../counter'
import { textWire } from '../gateway'
import { listen } from '../listen'
import type { Contender, FeedClient } from './contender'

interface PushFrame {
  readonly body: { readonly MessageList: readonly unknown[] }
}

/** The lower bound: the same frames, parsed and counted, without lists, state and acknowledgements. */
export const bareWs: Contender = {
  title: 'ws + JSON.parse',
  listen: (port) => listen(port, () => undefined, textWire.frames),
  connect: (port) => connect(port, () => undefined),
}

/** The lower bound for a client that keeps its messages: adds the garbage collector's work. */
export const keepingWs: Contender = {
  title: 'the same, messages kept',
  listen: (port) => listen(port, () => undefined, textWire.frames),
  connect: (port) => {
    const kept: unknown[] = []
    return connect(port, (messages) => {
      for (const message of messages) kept.push(message)
    })
  },
}

const connect = async (port: number, take: (messages: readonly unknown[]) => void): Promise<FeedClient> => {
  const counter = new Counter()
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  socket.on('message', (data) => {
    const { MessageList } = (JSON.parse(String(data)) as PushFrame).body
    take(MessageList)
    counter.count(MessageList.length)
  })
  await once(socket, 'open')
  return {
    receive: (count) => counter.wait(count),
    close: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}
