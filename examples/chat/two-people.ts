// Two people in Node who write to each other: `npm run example -- two-people http://localhost:8080`, with a server from `npm start`.
import { createApiClient } from '@org/api-client'
import { getCommonConfig, getGuestInfo } from '@org/api-client/contract'
import { createChat, EVENT, TYPES, webSocketTransport } from '@org/im-sdk'
import { WebSocket } from 'ws'

const [server = 'http://localhost:8080'] = process.argv.slice(2)
const api = createApiClient({ host: () => server, common: () => ({ platform: 'h5' }) })
const { config } = await api.call(getCommonConfig, {})

/** A visitor whom the back end gives an id and a signature. */
const enter = async (name: string) => {
  const guest = await api.call(getGuestInfo, {})
  const chat = createChat({
    SDKAppID: config.im_sdkappid,
    endpoints: { default: server.replace(/^http/, 'ws') },
    // A browser, and Node from 22 on, have a WebSocket of their own.
    transport: webSocketTransport(WebSocket),
  })
  await chat.login({ userID: guest.userid, userSig: guest.txim_sign })
  const read = new Promise<void>((resolve) =>
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
      for (const { payload } of data) if ('text' in payload) console.log(`${name} reads: ${payload.text}`)
      resolve()
    }),
  )
  const write = (to: string, text: string) =>
    chat.sendMessage(chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text } }))
  return { userID: guest.userid, chat, read, write }
}

const ada = await enter('Ada')
const bob = await enter('Bob')
await ada.write(bob.userID, 'Goal!')
await bob.read
await bob.write(ada.userID, 'I saw it.')
await ada.read
await Promise.all([ada.chat.destroy(), bob.chat.destroy()])
