import type { Server } from 'node:http'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import type { Context } from '../../services/context'
import { ensureGroup } from '../../store/im/groups'
import { Sender } from '../../outbox/sender'
import { startBroadcasts } from '../push/broadcasts'
import { startVisits } from '../rooms/room-visits'
import { deliver } from '../push/deliver'
import { BROADCAST_USER } from '../push/host-message'
import { createIm } from '../im'
import { GATEWAY_LIMITS, type GatewayLimits } from './limits'
import { Reception } from './reception'
import { SocketServer } from './socket-server'
import { startUpkeep } from '../upkeep'

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
  const stops = [startBroadcasts(im), startVisits(im), startUpkeep(im)]
  const sender = new Sender({ ...context, deliver: (announcement) => deliver(im, announcement) })
  sender.start()
  const sockets = new SocketServer({ context, limits, reception })
  http.on('upgrade', sockets.upgrade)

  return {
    stop: async () => {
      await reception.drain(context.config.drainSeconds)
      await sender.stop()
      for (const stop of stops) await stop()
      http.off('upgrade', sockets.upgrade)
      im.rooms.stop()
      im.appConfigs.stop()
      im.online.stop()
      im.statuses.stop()
    },
  }
}
