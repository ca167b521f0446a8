import { getCommonConfig, getGuestInfo } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import { createChat, EVENT, TYPES, webSocketTransport } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { WebSocket } from 'ws'

/** A guest without a page, through the real gateway. */
const newGuest = async (serverUrl: string) => {
  const api = createApiClient({ host: () => serverUrl, common: () => ({ platform: 'h5' }) })
  const guest = await api.call(getGuestInfo, {})
  const { config } = await api.call(getCommonConfig, {})
  const chat = createChat({
    SDKAppID: config.im_sdkappid,
    endpoints: { default: serverUrl.replace(/^http/, 'ws') },
    modules: [groups, liveRooms],
    transport: webSocketTransport(WebSocket),
  })
  await chat.login({ userID: guest.userid, userSig: guest.txim_sign })
  return { userID: guest.userid, chat }
}

export interface Talker {
  say(text: string): Promise<void>
  leave(): Promise<void>
}

/** A guest who talks in a room. */
export const newTalker = async (serverUrl: string, groupID: string): Promise<Talker> => {
  const { chat } = await newGuest(serverUrl)
  await chat.joinGroup({ groupID })
  return {
    say: async (text) => {
      await chat.sendMessage(
        chat.createTextMessage({ to: groupID, conversationType: TYPES.CONV_GROUP, payload: { text } }),
      )
    },
    leave: () => chat.destroy(),
  }
}

export interface Writer {
  readonly userID: string
  /** Sends one line after the other; resolves when the last one is acknowledged. */
  write(to: string, lines: readonly string[]): Promise<void>
  /** The lines that others have written, in order. */
  heard(): readonly string[]
  leave(): Promise<void>
}

/** A guest who writes to others in private. */
export const newWriter = async (serverUrl: string): Promise<Writer> => {
  const { chat, userID } = await newGuest(serverUrl)
  const heard: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) =>
    heard.push(...data.flatMap(({ payload }) => ('text' in payload ? [payload.text] : []))),
  )
  const send = (to: string, text: string) =>
    chat.sendMessage(chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text } }))
  return {
    userID,
    write: async (to, lines) => {
      for (const text of lines) await send(to, text)
    },
    heard: () => heard,
    leave: () => chat.destroy(),
  }
}

/** Lines per second, and for how long: at least these seconds, and until `isEnough`. */
export interface Flood {
  readonly perSecond: number
  readonly seconds: number
  readonly isEnough: () => boolean
}

/**
 * Talker `k` sends `k·0`, `k·1`, … in order, all of them as many. Resolves when every line is acknowledged, with their
 * number for each talker.
 */
export const flood = async (talkers: readonly Talker[], { perSecond, seconds, isEnough }: Flood): Promise<number> => {
  const sent: Promise<void>[] = []
  const begun = performance.now()
  let rounds = 0
  while (rounds * talkers.length < perSecond * seconds || !isEnough()) {
    const due = ((performance.now() - begun) / 1_000) * perSecond
    for (; (rounds + 1) * talkers.length <= due; rounds++)
      sent.push(...talkers.map((talker, k) => talker.say(`${k}·${rounds}`)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.all(sent)
  return rounds
}
