import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { FrameWriter, type FrameOutbox } from '@org/server/frame-writer'
import { textFrame } from '@org/server/frames'
import { WebSocketServer } from 'ws'
import type { Contender } from './contender'
import { texts } from './texts'

/** The writer of our gateway: each frame built once, one write per socket and tick. */
export const frameWriter: Contender = {
  title: 'frame writer',
  path: '/',
  greeting: null,
  listen: async (port) => {
    const http = createServer()
    const sockets = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false })
    const writer = new FrameWriter({ maxQueuedBytes: 262_144 })
    const outboxes = new Set<FrameOutbox>()
    http.on('upgrade', (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, (ws) => {
        // `http` upgrades `net` sockets.
        const outbox = writer.open(socket as Socket, () => ws.terminate())
        outboxes.add(outbox)
        ws.on('close', () => outboxes.delete(outbox))
      })
    })
    http.listen({ port, host: '127.0.0.1', backlog: 4_096 })
    await once(http, 'listening')
    return {
      get receivers() {
        return outboxes.size
      },
      burst: (messages) => {
        for (const text of texts(messages)) {
          const frame = textFrame(text)
          for (const outbox of outboxes) outbox.send(frame)
        }
      },
    }
  },
}
