import { expect, it } from 'vitest'
import { createChat, TYPES, type ImageMessage, type Message } from '../index'
import { FakeClock, FakeServer } from '../testing'
import { closingPage } from '../testing/closing-page'
import { blobOf, halves, inPageTime } from '../testing/page-media'
import { uploads } from '../uploads'
import { indexedDBOutbox, outbox } from '.'

/** Pages of one browser, with a database of their own. */
const browser = () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const name = `test-${crypto.randomUUID()}`
  const open = async () => {
    const page = closingPage(clock, server.network)
    const chat = createChat({
      SDKAppID: 1,
      endpoints: { default: 'ws://default' },
      instanceID: 'phone',
      wakeSignals: () => () => undefined,
      modules: [outbox({ in: indexedDBOutbox(name) }), uploads({ fetch: server.uploads.fetch })],
      ...page,
    })
    await inPageTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    const close = async () => {
      page.close()
      /** A closed page has no locks. */
      const { held = [] } = await navigator.locks.query()
      for (const { name: lock = '' } of held) await navigator.locks.request(lock, { steal: true }, () => undefined)
    }
    return { chat, close }
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      await clock.advance(10)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  return { clock, server, name, open, until }
}

const to = { to: 'bob', conversationType: TYPES.CONV_C2C } as const

const countIn = async (name: string) => {
  let count = 0
  const probe = { user: '1_alice', owner: '', at: 0, message: {} as Message }
  await indexedDBOutbox(name).add(probe, (others) => {
    count = others.length
    return false
  })
  return count
}

it('IM-64 sends an unsent picture and the text after it when the page was reloaded, and leaves nothing stored', async () => {
  const { clock, server, name, open, until } = browser()
  const first = await open()
  server.network.isUp = false
  server.network.cut()
  const file = new File([await blobOf(halves(64, 32), 'image/png')], 'goal.png', { type: 'image/png' })
  const sending = [
    first.chat.sendMessage(first.chat.createImageMessage({ ...to, payload: { file } })),
    first.chat.sendMessage(first.chat.createTextMessage({ ...to, payload: { text: 'Goal!' } })),
  ]
  for (const send of sending) send.catch(() => undefined)
  await expect.poll(() => clock.advance(10).then(() => countIn(name))).toBe(2)
  await first.close()
  server.network.isUp = true
  const { chat } = await open()
  const shown = () => chat.views.messages('C2Cbob').get().messages
  await until(() => shown().length === 2 && shown().every(({ status }) => status === 'success'))
  const log = server.world.history('alice', { peer: 'bob' })
  expect(log.map(({ msgBody }) => msgBody[0]?.msgType)).toEqual([TYPES.MSG_IMAGE, TYPES.MSG_TEXT])
  const { imageInfoArray } = (shown()[0] as ImageMessage).payload
  const { bytes } = server.uploads.find(imageInfoArray[0]!.url)!
  expect(Array.from(bytes)).toEqual(Array.from(new Uint8Array(await file.arrayBuffer())))
  await expect.poll(() => countIn(name)).toBe(0)
})

it('IM-64 of two living tabs only the one that wrote a message sends it', async () => {
  const { clock, server, name, open, until } = browser()
  const first = await open()
  server.network.fate = (data) => (data.includes('Goal!') ? 'drop' : 'deliver')
  const sending = first.chat.sendMessage(first.chat.createTextMessage({ ...to, payload: { text: 'Goal!' } }))
  sending.catch(() => undefined)
  await expect.poll(() => countIn(name)).toBe(1)
  const second = await open()
  await until(() => second.chat.isReady())
  expect(second.chat.views.messages('C2Cbob').get().messages).toEqual([])
  await inPageTime(clock, first.chat.logout())
  server.network.fate = () => 'deliver'
  server.network.cut()
  await until(() => second.chat.views.messages('C2Cbob').get().messages[0]?.status === 'success')
  expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(1)
})
