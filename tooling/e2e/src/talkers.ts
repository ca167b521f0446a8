import { createApiClient } from '@org/api-client'
import { createChat, groups, liveRooms, TYPES, webSocketTransport } from '@org/im-sdk'
import { WebSocket } from 'ws'

export interface Talker {
  say(text: string): Promise<void>
  leave(): Promise<void>
}

/** A guest without a page, in a room through the real gateway. */
export const newTalker = async (serverUrl: string, groupID: string): Promise<Talker> => {
  const api = createApiClient({ host: () => serverUrl, common: () => ({ platform: 'h5' }) })
  const guest = await api.call('getGuestInfo', {})
  const { config } = await api.call('getCommonConfig', {})
  const chat = createChat({
    SDKAppID: config.im_sdkappid,
    endpoints: { default: serverUrl.replace(/^http/, 'ws') },
    modules: [groups, liveRooms],
    transport: webSocketTransport(WebSocket),
  })
  await chat.login({ userID: guest.userid, userSig: guest.txim_sign })
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

/** Talker `k` says `k·0`, `k·1`, … in its order, all of them together `perSecond` lines; resolves when every line is acknowledged. */
export const flood = async (
  talkers: readonly Talker[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
) => {
  const sent: Promise<void>[] = []
  const begun = performance.now()
  const total = perSecond * seconds
  while (sent.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1_000) * perSecond))
    for (let line = sent.length; line < due; line++) {
      const k = line % talkers.length
      sent.push(talkers[k]?.say(`${k}·${Math.floor(line / talkers.length)}`) ?? Promise.resolve())
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await Promise.all(sent)
}
