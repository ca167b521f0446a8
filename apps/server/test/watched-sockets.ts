import { WebSocket, type RawData } from 'ws'

type Data = Parameters<WebSocket['send']>[0]

/** The sockets of an engine. `route` gets the address of each new one and may return another. */
export const watchedSockets = (route = (url: string) => url) => {
  const sockets: WebSocket[] = []
  const frames: string[] = []
  const unanswered = new Map<WebSocket, Set<unknown>>()
  const Socket = class extends WebSocket {
    constructor(url: string) {
      super(route(url))
      sockets.push(this)
      const waiting = new Set<unknown>()
      unanswered.set(this, waiting)
      this.on('message', (data, isBinary) => {
        if (!isBinary) waiting.delete(seqOf(data))
      })
    }

    override send(data: Data) {
      frames.push(/"servcmd":"([^"]+)"/.exec(String(data))?.[1] ?? /[a-z_]+\.[a-z_0-9]+/.exec(String(data))?.[0] ?? '')
      if (typeof data === 'string') unanswered.get(this)?.add(seqOf(data))
      super.send(data)
    }
  }
  return {
    Socket,
    sockets,
    /** How often this request was sent. */
    asked: (servcmd: string) => frames.filter((name) => name === servcmd).length,
    /** Whether no socket is about to open or close, and no request is without its reply. Knows text frames only. */
    isSettled: () =>
      sockets.every((socket) => {
        const isOpen = socket.readyState === WebSocket.OPEN && unanswered.get(socket)?.size === 0
        return isOpen || socket.readyState === WebSocket.CLOSED
      }),
  }
}

const seqOf = (data: RawData | string): unknown =>
  (JSON.parse(String(data)) as { head: Record<string, unknown> }).head['seq']
