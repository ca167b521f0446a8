import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Context } from '../../services/context'
import type { WireName } from '../frames/wires'
import type { Transport, TransportListener } from './accepted-transport'
import type { CloseReason } from './close-codes'
import type { GatewayLimits } from './limits'
import type { Reception } from './reception'
import { SharedSocket } from './shared-socket'
import { addressOf, checkUpgrade, type UpgradeCheck } from './upgrade'

export interface SocketServerOptions {
  readonly context: Context
  readonly limits: GatewayLimits
  readonly reception: Reception
}

/** Upgrades requests to WebSockets within the limits, and connects each socket to the reception. */
export class SocketServer {
  private readonly sockets: WebSocketServer

  constructor(private readonly options: SocketServerOptions) {
    const { limits } = options
    this.sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: limits.frameBytes,
      maxFragments: limits.fragments,
      maxBufferedChunks: limits.chunks,
    })
  }

  /** A listener of the event `upgrade` of an HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', ignore)
    this.admit(request)
      .then((admission) => this.answer(admission, request, socket, head))
      .catch((error: unknown) => {
        this.options.context.log.error({ err: error }, 'a connection could not be accepted')
        socket.destroy()
      })
  }

  private async admit(request: IncomingMessage): Promise<Admission | Refusal> {
    const { context, limits } = this.options
    const check = checkUpgrade(request.url, context.config.sdkAppId)
    if (!check.ok) return check
    if (!context.config.rateLimits) return check
    const address = addressOf(request, context.config.trustedProxies)
    const isAllowed = await context.limiter.take(`im:connect:${address}`, limits.connectsPerAddress)
    return isAllowed ? check : { status: '429 Too Many Requests', reason: 'Too many connections from this address.' }
  }

  private answer(admission: Admission | Refusal, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.options.reception.isDraining) return refuse(socket, STOPPING)
    if ('status' in admission) return refuse(socket, admission)
    // `http` upgrades `net` sockets; the writer needs their number of unsent bytes.
    this.sockets.handleUpgrade(request, socket, head, (ws) =>
      'closeWith' in admission
        ? this.turnAway(ws, admission.closeWith)
        : this.accept(ws, socket as Socket, request, admission),
    )
  }

  private turnAway(ws: WebSocket, { code, reason }: CloseReason): void {
    const { context, limits } = this.options
    const cancel = context.clock.after(limits.closingMs, () => ws.terminate())
    ws.on('error', ignore)
    ws.on('close', cancel)
    ws.close(code, reason)
  }

  private accept(ws: WebSocket, socket: Socket, request: IncomingMessage, { wire, isShared }: Accepted): void {
    const { context, limits, reception } = this.options
    const { clock } = context
    const cutOffSoon = () => void clock.after(limits.closingMs, () => ws.terminate())
    const transport: Transport = {
      address: addressOf(request, context.config.trustedProxies),
      wire,
      socket,
      get isOpen() {
        return ws.readyState === ws.OPEN
      },
      close: ({ code, reason }) => ws.close(code, reason),
      deafen: () => {
        if (!ws.isPaused) cutOffSoon()
        ws.pause()
      },
      terminate: () => ws.terminate(),
    }
    const accept = (channel: Transport) => reception.accept(channel)
    const listener: TransportListener = isShared
      ? new SharedSocket({ clock, limits, transport, accept })
      : accept(transport)
    ws.on('message', (data, isBinary) => {
      // One buffer for every message: the default of `ws`.
      listener.onFrame(isBinary ? (data as Buffer) : String(data))
    })
    ws.on('ping', () => listener.onControl())
    ws.on('pong', () => listener.onControl())
    // `ws` has already closed the socket with the right code, and keeps reading and discarding input.
    ws.on('error', cutOffSoon)
    ws.on('close', () => listener.onClose())
  }
}

type Admission = Extract<UpgradeCheck, { ok: true }>
type Accepted = Extract<Admission, { wire: WireName }>

interface Refusal {
  readonly status: string
  readonly reason: string
}

const STOPPING: Refusal = { status: '503 Service Unavailable', reason: 'The server is stopping.' }

const refuse = (socket: Duplex, { status, reason }: Refusal): void => {
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(reason)}\r\n\r\n${reason}`,
  )
}

/** An error is always followed by `close`, which is handled. */
const ignore = () => {}
