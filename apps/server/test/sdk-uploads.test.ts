import { createChat, EVENT, TYPES, webSocketTransport, type Message, type WebSocketClass } from '@org/im-sdk'
import { uploads } from '@org/im-sdk/uploads'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { bytes, MAGIC } from './files'
import { newMember } from './im-client'
import { logIn } from './log-in'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())

const engine = async (userID: string, fetch: typeof globalThis.fetch = globalThis.fetch) => {
  const { config } = server.context
  const chat = createChat({
    SDKAppID: config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [uploads({ fetch: (url, init) => fetch(url, init) })],
  })
  onTestFinished(() => chat.destroy())
  const received: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => void received.push(...data))
  await logIn(chat, userID, server)
  return { chat, received }
}

type Engine = Awaited<ReturnType<typeof engine>>

const fileOf = (body: Buffer, name: string, type: string) => new File([new Uint8Array(body)], name, { type })

const download = async ({ chat }: Engine, message: Message) => {
  const { data } = await chat.getMessageFileURL(message)
  const response = await fetch(data.url)
  return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) }
}

const KINDS = {
  createImageMessage: { name: 'a.png', type: 'image/png', magic: MAGIC.png, served: 'image/png' },
  createAudioMessage: { name: 'a.mp3', type: 'audio/mpeg', magic: MAGIC.mp3, served: 'audio/mpeg' },
  createVideoMessage: { name: 'a.mp4', type: 'video/mp4', magic: MAGIC.mp4, served: 'video/mp4' },
  createFileMessage: { name: '赛程.html', type: 'text/html', magic: MAGIC.png, served: 'application/octet-stream' },
} as const

describe('the engine’s uploads against this server', () => {
  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('%s brings the file from one to the other', async (create) => {
    const [me, you] = [await newMember(server), await newMember(server)]
    const [mine, yours] = [await engine(me), await engine(you)]
    const { name, type, magic, served } = KINDS[create]
    const body = bytes(2_500_000, magic)
    const seen: number[] = []
    const message = mine.chat[create]({
      to: you,
      conversationType: TYPES.CONV_C2C,
      payload: { file: fileOf(body, name, type) },
      onProgress: (part) => void seen.push(part),
    })
    await mine.chat.sendMessage(message)
    expect([seen.at(-1), seen.length > 2, seen.every((part, index) => part >= (seen[index - 1] ?? 0))]).toEqual([
      1,
      true,
      true,
    ])
    await expect.poll(() => yours.received).toHaveLength(1)
    const got = await download(yours, yours.received[0]!)
    expect([got.type, got.body.equals(body)]).toEqual([served, true])
    const [mineNow] = mine.chat.views.messages(`C2C${you}`).get().messages
    expect((await download(mine, mineNow!)).body.equals(body)).toBe(true)
  })

  it('continue after a pause and after a network failure', async () => {
    const [me, you] = [await newMember(server), await newMember(server)]
    let calls = 0
    const put: number[] = []
    const mine = await engine(me, async (url, init) => {
      calls += 1
      if (calls % 3 === 0) throw new TypeError('Failed to fetch')
      const range = new Headers(init?.headers).get('content-range')
      if (range !== null) put.push(Number(/\d+/.exec(range)?.[0]))
      const answer = await fetch(url, init)
      // The answer is lost.
      if (calls % 5 === 0) throw new TypeError('Failed to fetch')
      return answer
    })
    const yours = await engine(you)
    const body = bytes(3_500_000)
    const message = mine.chat.createFileMessage({
      to: you,
      conversationType: TYPES.CONV_C2C,
      payload: { file: fileOf(body, 'a.bin', '') },
      onProgress: (part) => {
        if (part < 0.4 || part > 0.6) return
        mine.chat.pauseUpload(message)
        setTimeout(() => mine.chat.resumeUpload(message), 50)
      },
    })
    await mine.chat.sendMessage(message)
    expect(new Set(put).size).toBe(4)
    await expect.poll(() => yours.received).toHaveLength(1)
    expect((await download(yours, yours.received[0]!)).body.equals(body)).toBe(true)
  })

  it('are refused with the server’s error name', async () => {
    const mine = await engine(await newMember(server))
    const message = mine.chat.createImageMessage({
      to: await newMember(server),
      conversationType: TYPES.CONV_C2C,
      payload: { file: fileOf(Buffer.from('<svg onload="alert(1)">'), 'a.png', 'image/png') },
    })
    await expect(mine.chat.sendMessage(message)).rejects.toMatchObject({ code: 2400 })
  })
})
