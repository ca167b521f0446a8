import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import type { Contender } from './contender'
import { texts } from './texts'

const ROOM = 'room'
/** `42["m","…"]`: the library's wrapper of a text. */
const AROUND = '42["m",""]'.length

/** An event to a room. */
export const socketIo: Contender = {
  title: 'socket.io room',
  path: '/socket.io/?EIO=4&transport=websocket',
  greeting: '40',
  listen: async (port) => {
    const http = createServer()
    const server = new Server(http, { transports: ['websocket'], pingInterval: 600_000, serveClient: false })
    server.on('connection', (socket) => void socket.join(ROOM))
    http.listen({ port, host: '127.0.0.1', backlog: 4_096 })
    await once(http, 'listening')
    return {
      get receivers() {
        return server.of('/').adapter.rooms.get(ROOM)?.size ?? 0
      },
      burst: (messages) => {
        for (const text of texts(messages, AROUND)) server.to(ROOM).emit('m', text)
      },
    }
  },
}
