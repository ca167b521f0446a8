import { once } from 'node:events'
import { WebSocketServer, type WebSocket } from 'ws'
import { sendAll } from './send-all'
import type { Feed } from './feed'
import type { FeedServer } from './contenders/contender'

/** A WebSocket server that calls `greet` for each client, and feeds the newest one. */
export const listen = async (
  port: number,
  greet: (socket: WebSocket) => void,
  encode: (feed: Feed) => readonly (string | Uint8Array)[],
): Promise<FeedServer> => {
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false })
  let newest: WebSocket | null = null
  server.on('connection', (socket) => {
    newest = socket
    greet(socket)
  })
  await once(server, 'listening')
  return {
    prepare: (feed) => {
      const frames = encode(feed)
      return () => (newest === null ? Promise.reject(new Error('Nobody is connected.')) : sendAll(newest, frames))
    },
  }
}
