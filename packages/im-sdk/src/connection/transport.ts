import { abortAfter } from '../clock/abort-after'
import { systemClock } from '../clock/clock'
import type { FrameData } from '../protocol/envelope'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'

export interface SocketHandlers {
  onOpen(): void
  /** Text frames are strings, binary ones `ArrayBuffer`s or views of them. */
  onMessage(data: unknown): void
  onClose(code: number): void
  onError(): void
}

export interface Socket {
  send(data: FrameData): void
  close(code: number): void
}

/**
 * The port to the network. Handlers are called after `open` has returned, never within it. An `ImError` that `open`
 * throws ends the attempts to connect and is what the login rejects with.
 */
export interface Transport {
  open(url: string, handlers: SocketHandlers): Socket
  /** Whether the network itself works; asked after three failed attempts. */
  probe(url: string): Promise<boolean>
}

/** The part of the WebSocket class that is used: the browser's, or the one of `ws` in Node. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void
  binaryType: string
  /** 1 while frames are taken. */
  readonly readyState: number
  send(data: FrameData): void
  close(code?: number): void
}

export type WebSocketClass = new (url: string) => WebSocketLike

/** WebSocket as transport. Pass the class where there is no global one: `webSocketTransport(WebSocket)` with `ws`. */
export const webSocketTransport = (WebSocketClass: WebSocketClass | undefined = globalThis.WebSocket): Transport => {
  if (WebSocketClass !== undefined && typeof WebSocketClass !== 'function')
    throw imError('PARAMS_INVALID', 'Pass the class: webSocketTransport(WebSocket).')
  return { open: (url, handlers) => openSocket(WebSocketClass, url, handlers), probe: probeNetwork }
}

const OPEN = 1

const openSocket = (WebSocketClass: WebSocketClass | undefined, url: string, handlers: SocketHandlers): Socket => {
  if (WebSocketClass === undefined) throw imError('PARAMS_INVALID', NO_WEBSOCKET)
  const socket = new WebSocketClass(url)
  /** Buffers, the default of `ws`, are read where they lie. */
  if (socket.binaryType === 'blob') socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', () => handlers.onOpen())
  socket.addEventListener('message', (event) => handlers.onMessage(event.data))
  socket.addEventListener('close', (event) => handlers.onClose(event.code))
  socket.addEventListener('error', () => handlers.onError())
  return {
    /** While it closes, what is sent is lost, and browsers complain about it: the close comes by itself. */
    send: (data) => {
      if (socket.readyState === OPEN) socket.send(data)
    },
    close: (code) => socket.close(code),
  }
}

/**
 * Any answer at all means that the network works, one of an overloaded server too. A portal that wants a login cannot
 * answer for a host with a certificate. Source: im.md §8, §9 Network monitor.
 */
const probeNetwork = async (url: string): Promise<boolean> => {
  if (globalThis.navigator?.onLine === false) return false
  const { signal, stop } = abortAfter(systemClock, TIMING.networkProbeMs)
  try {
    await fetch(httpAddress(url), { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false
  } finally {
    stop()
  }
}

const NO_WEBSOCKET =
  'There is no WebSocket here (Node has one from 22 on): pass `transport: webSocketTransport(WebSocket)` with the class of the package `ws`.'

const httpAddress = (url: string): string => url.replace(/^ws/, 'http').replace(/\?.*$/, '')
