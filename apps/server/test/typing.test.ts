import { createChat, EVENT, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { typing } from '@org/im-sdk/typing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { newMember } from './im-client'
import { logIn } from './log-in'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const open = async (userID: string, wire: object) => {
  const chat = createChat({
    SDKAppID: server.context.config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [typing],
    ...wire,
  })
  onTestFinished(() => chat.destroy())
  let received = 0
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => void (received += data.length))
  await logIn(chat, userID, server)
  const say = (to: string, text: string) =>
    chat.sendMessage(chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text } }))
  return { chat, say, received: () => received }
}

it.each([
  ['text', {}],
  ['binary', { codec: binary }],
])('tells the peer who is typing over %s frames, and stores nothing', async (_frames, wire) => {
  const [me, you] = [await newMember(server), await newMember(server)]
  const [mine, yours] = [await open(me, wire), await open(you, wire)]
  await yours.say(me, 'hello')
  await expect.poll(mine.received).toBe(1)
  expect((await mine.chat.sendTyping(`C2C${you}`)).data.isSent).toBe(true)
  await expect.poll(() => yours.chat.typingUsers(`C2C${me}`).get()).toEqual([me])
  await mine.say(you, 'hello')
  await expect.poll(() => yours.chat.typingUsers(`C2C${me}`).get()).toEqual([])
  const { data } = await yours.chat.getMessageList({ conversationID: `C2C${me}` })
  expect([data.messageList.length, yours.received()]).toEqual([2, 1])
})
