import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createServer } from 'node:http'
import { forWire } from '@org/im-sdk/protocol'
import { Server, type Socket } from 'socket.io'
import { io } from 'socket.io-client'
import { Counter } from '../counter'
import { frames } from '../feed'
import type { Contender } from './contender'

/** One event a frame, with its messages as a list. */
export const socketIo: Contender = {
  title: 'socket.io-client',
  listen: async (port) => {
    const http = createServer()
    const server = new Server(http, { transports: ['websocket'] })
    let newest: Socket | null = null
    server.on('connection', (socket) => (newest = socket))
    http.listen(port, '127.0.0.1')
    await once(http, 'listening')
    return {
      prepare: (feed) => {
        const lists = frames(feed).map((messages) => forWire(messages))
        return async () => {
          for (const [index, list] of lists.entries()) {
            newest?.emit('messages', list)
            if (index % EVENTS_A_TURN === 0) await setImmediate()
          }
        }
      },
    }
  },
  connect: async (port) => {
    const counter = new Counter()
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true })
    socket.on('messages', (messages: readonly unknown[]) => counter.count(messages.length))
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
    return {
      receive: (count) => counter.wait(count),
      close: async () => void socket.disconnect(),
    }
  },
}

const EVENTS_A_TURN = 200
