import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'

const ROOM = 'final'
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const methods = {
  /** A room of socket.io: what one sends, all in it get. Nothing is stored. */
  start: async ({ port }: { port: number }) => {
    const http = createServer()
    const server = new Server(http, { transports: ['websocket'], pingInterval: 600_000, serveClient: false })
    server.on('connection', (socket) => {
      void socket.join(ROOM)
      socket.on('m', (text: string) => server.to(ROOM).emit('m', text))
    })
    http.listen({ port, host: '127.0.0.1', backlog: 4_096 })
    await once(http, 'listening')
  },
  watch: () => {
    globalThis.gc?.()
    stop = stopwatch()
  },
  spent: () => stop(),
}

export type PeerMethods = typeof methods
serveRpc(methods)
