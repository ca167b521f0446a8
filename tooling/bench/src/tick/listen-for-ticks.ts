import { createChat, EVENT, NOTIFY_ROOM, webSocketTransport, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { WebSocket } from 'ws'

const PATIENCE_MS = 10_000

/** A client as the app has it: a guest in the room of the ticks. */
export const listenForTicks = async (url: string, sdkAppID: number) => {
  const { userid, txim_sign } = await guestOf(url)
  let waiting: { goals: number; resolve: (at: number) => void } | null = null
  const chat = createChat({
    SDKAppID: sdkAppID,
    endpoints: { default: url.replace(/^http/, 'ws') },
    modules: [groups, liveRooms],
    unlimitedAVChatRoom: true,
    codec: binary,
    transport: webSocketTransport(WebSocket),
    gzip: true,
  })
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data as readonly Message[])
      if (waiting !== null && goalsOf(payload) === waiting.goals) waiting.resolve(Date.now())
  })
  await new Promise<void>((resolve, reject) => {
    chat.once(EVENT.SDK_READY, () => resolve())
    chat.login({ userID: userid, userSig: txim_sign }).catch(reject)
  })
  await chat.joinGroup({ groupID: NOTIFY_ROOM })
  return {
    /** The moment in which a tick says that there are so many goals. */
    arrival: (goals: number) =>
      new Promise<number>((resolve, reject) => {
        waiting = { goals, resolve }
        setTimeout(() => reject(new Error(`No tick says ${goals} goals.`)), PATIENCE_MS)
      }),
    stop: async () => {
      await chat.destroy()
    },
  }
}

/** Of the home team; null for another message than a tick. */
const goalsOf = (payload: Message['payload']): number | null => {
  if (!('data' in payload)) return null
  const { type, data } = JSON.parse(payload.data) as { type: string; data: { home_score: number } }
  return type === 'MatchTick' ? data.home_score : null
}

const guestOf = async (url: string) => {
  const reply = await fetch(`${url}/api/user/getGuestInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await reply.json()) as { data: { userid: string; txim_sign: string } }
  return data
}
