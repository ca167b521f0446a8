import { createChat, EVENT, TYPES, webSocketTransport, type Transport, type WebSocketClass } from '@org/im-sdk'
import { outbox, type OutboxStorage } from '@org/im-sdk/outbox'
import { memoryOutbox } from '@org/im-sdk/testing'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { newMember } from './im-client'
import { logIn } from './log-in'

let server: RunningServer
beforeAll(async () => {
  // Node has Web Locks of its own since version 24, and a page that is closed in a test would keep its lock.
  vi.stubGlobal('navigator', {})
  server = await bootServer()
})
afterAll(async () => {
  await server.stop()
  vi.unstubAllGlobals()
})

/** A page of the user, which can be made deaf: it gets nothing more, as one that is closed. */
const page = async (userID: string, storage: OutboxStorage) => {
  let isDeaf = false
  const real = webSocketTransport(WebSocket as unknown as WebSocketClass)
  const transport: Transport = {
    ...real,
    open: (url, handlers) =>
      real.open(url, { ...handlers, onMessage: (data) => void (isDeaf || handlers.onMessage(data)) }),
  }
  const chat = createChat({
    SDKAppID: server.context.config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport,
    modules: [outbox({ in: storage })],
  })
  onTestFinished(() => chat.destroy())
  const received: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => {
    for (const { payload } of data) if ('text' in payload) received.push(payload.text)
  })
  await logIn(chat, userID, server)
  const write = (to: string, text: string) =>
    chat.sendMessage(chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text } }))
  return { chat, received, write, deafen: () => (isDeaf = true) }
}

it('recognises what an outbox sends again after a reload, also beyond the limits of a stranger', async () => {
  const [me, you] = [await newMember(server), await newMember(server)]
  const { kept, storage } = memoryOutbox()
  const first = await page(me, storage)
  const yours = await page(you, memoryOutbox().storage)
  await first.write(you, 'one')
  await first.write(you, 'two')
  first.deafen()
  first.write(you, 'three').catch(() => undefined)
  await expect.poll(() => yours.received).toEqual(['one', 'two', 'three'])
  expect(kept.size).toBe(1)
  const second = await page(me, storage)
  const shown = () => second.chat.views.messages(`C2C${you}`).get().messages
  await expect.poll(() => shown().map(({ status, sequence }) => [status, sequence])).toContainEqual(['success', 3])
  await expect.poll(() => kept.size).toBe(0)
  const { data } = await yours.chat.getMessageList({ conversationID: `C2C${me}` })
  expect(data.messageList).toHaveLength(3)
  expect(yours.received).toEqual(['one', 'two', 'three'])
})
