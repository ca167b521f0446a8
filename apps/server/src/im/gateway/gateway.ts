import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Context } from '../../services/context'
import { ensureGroup } from '../../store/im/groups'
import { startSender } from '../../outbox/sender'
import { startBroadcasts } from '../push/broadcasts'
import { deliver } from '../push/deliver'
import { BROADCAST_USER } from '../push/host-message'
import type { CloseReason } from './close-codes'
import { createIm } from '../im'
import { GATEWAY_LIMITS, type GatewayLimits } from './limits'
import { Reception } from './reception'
import { addressOf, checkUpgrade, type UpgradeCheck } from './upgrade'
import { startUpkeep } from '../upkeep'
import type { WireName } from '../frames/wires'

export interface Gateway {
  /** Stops accepting clients and moves the connected ones to other hosts; see `Reception`. */
  stop(): Promise<void>
}

/** Chat over WebSockets on `/info` and, in binary frames, `/binfo` of an HTTP server. */
export const attachGateway = async (
  context: Context,
  http: Server,
  limits: GatewayLimits = GATEWAY_LIMITS,
): Promise<Gateway> => {
  await ensureGroup(context.db, {
    groupID: NOTIFY_ROOM,
    type: 'AVChatRoom',
    name: NOTIFY_ROOM,
    ownerID: BROADCAST_USER,
  })
  const im = createIm(context, limits)
  await im.appConfigs.look()
  await im.restrictions.look()
  const reception = new Reception(im)
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.chunks,
  })
  const stops = [startBroadcasts(im), startUpkeep(im)]
  const stopSender = startSender({ ...context, deliver: (announcement) => deliver(im, announcement) })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', ignore)
    const answer = (admission: Admission | Refusal) => {
      if (reception.isDraining) return refuse(socket, STOPPING)
      if ('status' in admission) return refuse(socket, admission)
      // `http` upgrades `net` sockets; the writer needs their number of unsent bytes.
      sockets.handleUpgrade(request, socket, head, (ws) =>
        'closeWith' in admission
          ? turnAway(ws, admission.closeWith)
          : accept(ws, socket as Socket, request, admission.wire),
      )
    }
    admit(request)
      .then(answer)
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'a peer could not be let in')
        socket.destroy()
      })
  }

  const admit = async (request: IncomingMessage): Promise<Admission | Refusal> => {
    const check = checkUpgrade(request.url, context.config.sdkAppId)
    if (!check.ok) return check
    if (!context.config.rateLimits) return check
    const address = addressOf(request, context.config.trustedProxies)
    const isAllowed = await context.limiter.take(`im:connect:${address}`, limits.connectsPerAddress)
    return isAllowed ? check : { status: '429 Too Many Requests', reason: 'Too many connections from this address.' }
  }

  const turnAway = (ws: WebSocket, { code, reason }: CloseReason) => {
    const cancel = context.clock.after(limits.closingMs, () => ws.terminate())
    ws.on('error', ignore)
    ws.on('close', cancel)
    ws.close(code, reason)
  }

  const accept = (ws: WebSocket, socket: Socket, request: IncomingMessage, wire: WireName) => {
    const cutOffSoon = () => void context.clock.after(limits.closingMs, () => ws.terminate())
    const peer = reception.accept({
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
    })
    ws.on('message', (data, isBinary) => {
      // One buffer for every message: the default of `ws`.
      peer.onFrame(isBinary ? (data as Buffer) : String(data))
    })
    ws.on('ping', () => peer.onControl())
    ws.on('pong', () => peer.onControl())
    // `ws` has already closed the socket with the right code, and keeps reading and discarding input.
    ws.on('error', cutOffSoon)
    ws.on('close', () => peer.onClose())
  }

  http.on('upgrade', upgrade)

  return {
    stop: async () => {
      await reception.drain(context.config.drainSeconds)
      await stopSender()
      for (const stop of stops) stop()
      http.off('upgrade', upgrade)
      im.rooms.stop()
      im.appConfigs.stop()
    },
  }
}

type Admission = Extract<UpgradeCheck, { ok: true }>

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
