import { NO_STATE, parseHostMessage } from '@org/domain'
import { createChat, EVENT, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { NOTIFY_ROOM } from '@org/im-sdk/protocol'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import { bootForTest } from './boot'
import { newMember } from './im-client'
import { shiftedClock } from './shifted-clock'

it('a fan is told of every change of a match, also of two within a second, and of those of other matches meanwhile', async () => {
  const clock = shiftedClock()
  const server = await bootForTest({ clock })
  const { bus, config } = server.context
  const userID = await newMember(server)
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [groups, liveRooms],
  })
  onTestFinished(() => chat.destroy())
  const told: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) {
      const host = 'data' in payload ? parseHostMessage(String(payload.data)) : null
      if (host?.type === 'MatchTick') told.push(`${host.data.id} ${host.data.home_score}`)
    }
  })
  await chat.login({ userID, userSig: signUserSig(config, userID, 3_600, Math.floor(clock.now() / 1_000)) })
  await chat.joinGroup({ groupID: NOTIFY_ROOM })

  const start = clock.now()
  const tick = { ...NO_STATE, id: 1_000_002, sport_id: 1, status: 2 } as const
  const next = { ...tick, id: 1_000_003 }
  for (const ms of [0, 1, 500])
    bus.publish('ticks', { ticks: [tick, next].map((one) => ({ ...one, stamp: start + ms, home_score: ms })) })
  const all = [0, 1, 500].flatMap((score) => [`1000002 ${score}`, `1000003 ${score}`])
  await expect.poll(() => told.toSorted()).toEqual(all.toSorted())
})
