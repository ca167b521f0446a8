import { once } from 'node:events'
import { WebSocketServer } from 'ws'
import type { Contender } from './contender'
import { texts } from './texts'

/** What most servers do: `send` for every message and socket. */
export const naiveWs: Contender = {
  title: 'ws, send a socket',
  path: '/',
  greeting: null,
  listen: async (port) => {
    const server = new WebSocketServer({ port, host: '127.0.0.1', backlog: 4_096, perMessageDeflate: false })
    await once(server, 'listening')
    return {
      get receivers() {
        return server.clients.size
      },
      burst: (messages) => {
        for (const text of texts(messages)) for (const socket of server.clients) socket.send(text)
      },
    }
  },
}
