import { abortAfter } from '../clock/abort-after'
import { systemClock } from '../clock/clock'
import type { FrameData } from '../protocol/envelope'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'

export interface SocketHandlers {
  onOpen(): void
  /** Text frames are strings; binary frames are `ArrayBuffer`s or views. */
  onMessage(data: unknown): void
  onClose(code: number): void
  onError(): void
}

export interface Socket {
  send(data: FrameData): void
  close(code: number): void
}

/**
 * The port for the network. It calls the handlers after `open` has returned, never inside it. If `open` throws an
 * `ImError`, connecting stops and the login rejects with it.
 */
export interface Transport {
  open(url: string, handlers: SocketHandlers): Socket
  /** Whether the network works. Called after three failed attempts. */
  probe(url: string): Promise<boolean>
}

/** The part of the WebSocket class that the engine uses: the browser's, or that of `ws` in Node. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void
  binaryType: string
  /** 1 while the socket accepts frames. */
  readonly readyState: number
  send(data: FrameData): void
  close(code?: number): void
}

export type WebSocketClass = new (url: string) => WebSocketLike

/** A transport over WebSocket. Where there is no global class, pass one: `webSocketTransport(WebSocket)` with `ws`. */
export const webSocketTransport = (WebSocketClass: WebSocketClass | undefined = globalThis.WebSocket): Transport => {
  if (WebSocketClass !== undefined && typeof WebSocketClass !== 'function')
    throw imError('PARAMS_INVALID', 'Pass the class: webSocketTransport(WebSocket).')
  return { open: (url, handlers) => openSocket(WebSocketClass, url, handlers), probe: probeNetwork }
}

const OPEN = 1

const openSocket = (WebSocketClass: WebSocketClass | undefined, url: string, handlers: SocketHandlers): Socket => {
  if (WebSocketClass === undefined) throw imError('PARAMS_INVALID', NO_WEBSOCKET)
  const socket = new WebSocketClass(url)
  /** Reads Node buffers, the default of `ws`, in place. */
  if (socket.binaryType === 'blob') socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', () => handlers.onOpen())
  socket.addEventListener('message', (event) => handlers.onMessage(event.data))
  socket.addEventListener('close', (event) => handlers.onClose(event.code))
  socket.addEventListener('error', () => handlers.onError())
  return {
    /** While the socket closes, frames are lost and browsers log a warning. The close event follows. */
    send: (data) => {
      if (socket.readyState === OPEN) socket.send(data)
    },
    close: (code) => socket.close(code),
  }
}

/**
 * Any reply means that the network works, also one of an overloaded server. A captive portal cannot answer for a host
 * with a certificate. Rule: IM-10.
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
