import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

export interface Frame {
  readonly head: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * A proxy in front of a gateway. `change` gets what the server sends, and the name of the request if it is an answer; it
 * returns what the client gets, or null.
 */
export const faultyProxy = async (gateway: string, change: (frame: Frame, request: string) => Frame | null) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (client, { url = '' }) => {
    const upstream = new WebSocket(`${gateway}${url}`)
    const early: string[] = []
    const requests = new Map<unknown, string>()
    upstream.on('open', () => {
      for (const data of early.splice(0)) upstream.send(data)
    })
    client.on('message', (data) => {
      const { head } = JSON.parse(String(data)) as Frame
      requests.set(head['seq'], String(head['servcmd']))
      if (upstream.readyState === WebSocket.OPEN) upstream.send(String(data))
      else early.push(String(data))
    })
    upstream.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame
      const changed = change(frame, requests.get(frame.head['seq']) ?? '')
      if (changed !== null) client.send(JSON.stringify(changed))
    })
    client.on('close', () => upstream.terminate())
    upstream.on('close', () => client.terminate())
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
