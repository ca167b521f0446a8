import { TIMING } from '../protocol/limits'

export interface SocketHandlers {
  onOpen(): void
  /** Text frames are strings; anything else is for a codec that asked for it. */
  onMessage(data: unknown): void
  onClose(code: number): void
  onError(): void
}

export interface Socket {
  send(data: string): void
  close(code: number): void
}

/** The port to the network. Handlers are called after `open` has returned, never within it. */
export interface Transport {
  open(url: string, handlers: SocketHandlers): Socket
  /** Whether the network itself works; asked after three failed attempts. */
  probe(url: string): Promise<boolean>
}

/** The part of the WebSocket class that is used: the browser's, or the one of `ws` in Node. */
export interface WebSocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(data: string): void
  close(code?: number): void
}

export interface WebSocketClass {
  new (url: string): WebSocketLike
}

/** WebSocket as transport. Pass the class where there is no global one: `webSocketTransport(WebSocket)` with `ws`. */
export const webSocketTransport = (WebSocketClass: WebSocketClass = globalThis.WebSocket): Transport => ({
  open: (url, handlers) => {
    const socket = new WebSocketClass(url)
    socket.onopen = () => handlers.onOpen()
    socket.onmessage = (event: { data: unknown }) => handlers.onMessage(event.data)
    socket.onclose = (event: { code: number }) => handlers.onClose(event.code)
    socket.onerror = () => handlers.onError()
    return socket
  },
  probe: async (url) => {
    if (globalThis.navigator?.onLine === false) return false
    try {
      await fetch(httpOrigin(url), {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMING.networkProbeMs),
      })
      return true
    } catch {
      return false
    }
  },
})

const httpOrigin = (url: string): string => url.replace(/^ws/, 'http').replace(/\?.*$/, '')
