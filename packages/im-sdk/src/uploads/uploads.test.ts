import { describe, expect, it } from 'vitest'
import { groups, liveRooms, TYPES, type MediaMessage, type Message } from '../index'
import { cloudConfig } from '../config'
import { inTime, loggedIn } from '../testing'
import { uploads } from '.'

const MB = 1_048_576

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 251)
const fileOf = (size: number, name = 'report.pdf', type = 'application/pdf') => new File([bytesOf(size)], name, { type })

const start = async () => {
  const uploadsOf: { fetch?: (url: string, init: RequestInit) => Promise<Response> } = {}
  const module = uploads({ fetch: (url, init) => uploadsOf.fetch!(url, init) })
  const world = await loggedIn('alice', { modules: [module, groups, liveRooms, cloudConfig] })
  uploadsOf.fetch = world.server.uploads.fetch
  const { chat, clock, server } = world
  const to = { to: 'bob', conversationType: TYPES.CONV_C2C }
  const sent = (message: Message) => inTime(clock, chat.sendMessage(message))
  const listed = () => chat.views.messages('C2Cbob').get().messages.at(-1)
  const stored = () => server.world.history('alice', { peer: 'bob' }).at(-1)?.msgBody[0]?.msgContent ?? {}
  const puts = () => server.uploads.calls.filter(({ method }) => method === 'PUT')
  return { ...world, to, sent, listed, stored, puts }
}

describe('a message with a file', () => {
  it('is uploaded, then sent with its address', async () => {
    const { chat, to, sent, server, stored, puts } = await start()
    const file = fileOf(1_000)
    const message = chat.createFileMessage({ ...to, payload: { file } })
    expect(message).toMatchObject({ type: TYPES.MSG_FILE, status: 'unsend', payload: { file, fileUrl: '' } })
    const { data } = await sent(message)
    expect(data.message).toMatchObject({ status: 'success', payload: { file: null, fileName: 'report.pdf' } })
    const kept = server.uploads.find(String(stored().fileUrl))
    expect(kept).toMatchObject({ owner: 'alice', fileType: 2107, type: 'application/pdf', isWhole: true })
    expect(kept?.bytes).toEqual(bytesOf(1_000))
    expect(stored()).not.toHaveProperty('file')
    expect(puts()).toHaveLength(1)
    expect(puts()[0]).toMatchObject({ range: null, token: null, contentType: 'application/pdf' })
  })

  it('stands in its list at once, with a local address that is revoked when it is no longer needed', async () => {
    const { chat, clock, to, listed, server } = await start()
    server.uploads.latency = 500
    const message = chat.createImageMessage({ ...to, payload: { file: fileOf(10, 'a.png', 'image/png') } })
    const sending = chat.sendMessage(message)
    await clock.advance(150)
    const shown = listed() as MediaMessage & { type: typeof TYPES.MSG_IMAGE }
    expect(shown.status).toBe('unsend')
    const { url } = shown.payload.imageInfoArray[0]!
    expect(url).toMatch(/^blob:/)
    await expect(fetch(url).then((response) => response.arrayBuffer())).resolves.toHaveProperty('byteLength', 10)
    await inTime(clock, sending)
    await clock.advance(2_000)
    await expect(fetch(url)).rejects.toThrow()
    expect(JSON.stringify(listed()?.payload)).not.toContain('blob:')
  })

  it('goes in slices of 1 MiB when it is larger, each with the token of the credentials', async () => {
    const { chat, to, sent, server, stored, puts } = await start()
    const heard: number[] = []
    const size = 2 * MB + 5
    await sent(chat.createFileMessage({ ...to, payload: { file: fileOf(size) }, onProgress: (part) => heard.push(part) }))
    expect(puts().map(({ range }) => range)).toEqual([
      `bytes 0-${MB - 1}/${size}`,
      `bytes ${MB}-${2 * MB - 1}/${size}`,
      `bytes ${2 * MB}-${size - 1}/${size}`,
    ])
    expect(new Set(puts().map(({ token }) => token))).toEqual(new Set(['token-3']))
    expect(server.count('getUploadCredentials')).toBe(1)
    expect(server.uploads.find(String(stored().fileUrl))?.bytes).toEqual(bytesOf(size))
    expect(heard).toEqual([MB / size, (2 * MB) / size, 1])
  })
})
