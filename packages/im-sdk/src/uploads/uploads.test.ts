import { afterEach, describe, expect, it, vi } from 'vitest'
import { binary } from '../binary'
import { TYPES, type ImageMessage } from '../index'
import { inTime, loggedIn } from '../testing'
import { fileOf, MB, startUploads } from '../testing/upload-world'

afterEach(() => vi.restoreAllMocks())

describe('a message with a file', () => {
  it('is uploaded, then sent with its address', async () => {
    const { chat, to, send, stored, puts, hasArrived } = await startUploads()
    const file = fileOf(1_000)
    const message = chat.createFileMessage({ ...to, payload: { file } })
    expect(message).toMatchObject({ type: TYPES.MSG_FILE, status: 'unsend', payload: { file, fileUrl: '' } })
    const { data } = await send(message)
    expect(data.message).toMatchObject({ status: 'success', payload: { file: null, ...stored() } })
    expect(stored()).toEqual({
      uuid: expect.stringMatching(/^file-/) as string,
      fileName: 'report.pdf',
      fileSize: 1_000,
      fileUrl: expect.stringContaining('https://uploads.test/uploads/2107/alice/') as string,
    })
    expect(hasArrived(stored().fileUrl, 1_000)).toBe(true)
    expect(puts()).toMatchObject([{ range: null, token: null, contentType: 'application/pdf' }])
  })

  it('is sent in slices of 1 MiB above 1 MiB, each with the token of the credentials, and reports its progress', async () => {
    const { chat, to, send, server, stored, puts, hasArrived } = await startUploads()
    const heard: number[] = []
    const size = 2 * MB + 5
    const onProgress = (part: number) => heard.push(part)
    await send(chat.createFileMessage({ ...to, payload: { file: fileOf(size) }, onProgress }))
    expect(puts().map(({ range }) => range)).toEqual([
      `bytes 0-${MB - 1}/${size}`,
      `bytes ${MB}-${2 * MB - 1}/${size}`,
      `bytes ${2 * MB}-${size - 1}/${size}`,
    ])
    expect(new Set(puts().map(({ token }) => token))).toEqual(new Set([expect.stringMatching(/^token-/)]))
    expect(server.requests.filter(({ name }) => name === 'getUploadCredentials')).toMatchObject([
      { body: { duration: 600 } },
    ])
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
    expect(heard).toEqual([MB / size, (2 * MB) / size, 1])
  })

  it('asks for an address of 900 s that is bound to name, size and type', async () => {
    const { chat, to, send, server } = await startUploads()
    const fileName = `${'long'.repeat(100)}.pdf`
    await send(chat.createFileMessage({ ...to, payload: { file: fileOf(7, fileName, '') } }))
    expect(server.requests.find(({ name }) => name === 'getUploadUrl')?.body).toEqual({
      fileType: 2107,
      fileName: fileName.slice(-255),
      fileSize: 7,
      mimeType: 'application/octet-stream',
      uploadMethod: 0,
      duration: 900,
    })
  })

  it('is made for a mini-app, with credentials of the duration that the cloud config says', async () => {
    const config = { upload_credentials_seconds: 300 }
    const { chat, to, send, server } = await startUploads({ isMiniApp: true, config })
    await send(chat.createFileMessage({ ...to, payload: { file: fileOf(2 * MB) } }))
    const body = (command: string) => server.requests.find(({ name }) => name === command)?.body
    expect([body('getUploadUrl')?.['uploadMethod'], body('getUploadCredentials')]).toEqual([1, { duration: 300 }])
  })

  it('may be an image, which is the original three times where there is no page to scale it in', async () => {
    const { chat, to, send, stored } = await startUploads()
    await send(chat.createImageMessage({ ...to, payload: { file: fileOf(50, 'goal.gif', 'image/gif') } }))
    const image = (type: number, variant = '') => ({
      type,
      url: expect.stringMatching(new RegExp(`^https://uploads.test/uploads/2105/alice/[^?]+${variant}$`)) as string,
      width: 0,
      height: 0,
      size: 50,
    })
    expect(stored()).toEqual({
      uuid: expect.any(String) as string,
      imageFormat: 2,
      imageInfoArray: [1, 2, 3].map((type) => image(type)),
    })
  })

  it('may be audio', async () => {
    const { chat, to, send, stored, server } = await startUploads()
    await send(chat.createAudioMessage({ ...to, payload: { file: fileOf(50, 'a.webm', 'audio/webm;codecs=opus') } }))
    expect(stored()).toMatchObject({ url: expect.stringContaining('/2106/') as string, size: 50, second: 0 })
    expect(server.uploads.find(String(stored().url))).toMatchObject({ fileType: 2106, type: 'audio/webm' })
  })

  it('may be a video, with the sides of a placeholder where there is no cover', async () => {
    const { chat, to, send, stored } = await startUploads()
    await send(chat.createVideoMessage({ ...to, payload: { file: fileOf(50, 'a.mov', 'video/quicktime') } }))
    expect(stored()).toMatchObject({
      videoUrl: expect.stringContaining('/2113/') as string,
      videoFormat: 'mov',
      videoSize: 50,
      thumbUrl: '',
      thumbWidth: 200,
      thumbHeight: 200,
      snapshotUrl: '',
    })
  })

  it('is sent the same way in binary frames', async () => {
    const { chat, to, send, stored } = await startUploads({ codec: binary })
    const { data } = await send(chat.createFileMessage({ ...to, payload: { file: fileOf(10) } }))
    expect(stored()).toMatchObject({ fileName: 'report.pdf', fileSize: 10 })
    expect(stored()).not.toHaveProperty('file')
    expect(data.message.payload).toEqual({ ...stored(), file: null })
  })

  it('may be sent to a chat room', async () => {
    const { chat, clock, server } = await startUploads()
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    const options = { to: 'room', conversationType: TYPES.CONV_GROUP, payload: { file: fileOf(10, 'a.png') } } as const
    await inTime(clock, chat.sendMessage(chat.createImageMessage(options)))
    await clock.advance(5_000)
    const { messages } = chat.liveRoom('room').get()
    expect(messages).toMatchObject([{ type: TYPES.MSG_IMAGE, status: 'success', payload: { file: null } }])
  })

  it('is announced by its real type, even if its name says another', async () => {
    const { chat, to, send, stored, server } = await startUploads()
    const file = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3)], 'a.jpg', { type: 'image/jpeg' })
    await send(chat.createImageMessage({ ...to, payload: { file } }))
    expect(stored()).toMatchObject({ imageFormat: 3 })
    expect(server.requests.find(({ name }) => name === 'getUploadUrl')?.body.mimeType).toBe('image/png')
  })

  it('is a typed message for its receivers, with or without the module', async () => {
    const { chat, to, send, server, clock } = await startUploads()
    const { chat: bob } = await loggedIn('bob', { server, clock })
    await send(chat.createAudioMessage({ ...to, payload: { file: fileOf(50, 'a.mp3', 'audio/mpeg') } }))
    await clock.advance(200)
    const message = bob.views.messages('C2Calice').get().messages.at(-1)
    expect(message).toMatchObject({ type: TYPES.MSG_AUDIO, payload: { size: 50, file: null } })
  })
})

describe('while it is uploaded', () => {
  it('is in its list with a local address, which is revoked soon after it is no longer shown', async () => {
    const { chat, clock, to, listed, server } = await startUploads()
    server.uploads.latency = 500
    const sending = chat.sendMessage(chat.createImageMessage({ ...to, payload: { file: fileOf(10, 'a.png') } }))
    await clock.advance(150)
    const shown = listed() as ImageMessage
    expect(shown).toMatchObject({ status: 'unsend', payload: { imageFormat: 3 } })
    const { url } = shown.payload.imageInfoArray[0]!
    await expect(fetch(url).then((response) => response.arrayBuffer())).resolves.toHaveProperty('byteLength', 10)
    await inTime(clock, sending)
    expect(JSON.stringify(listed()?.payload)).not.toContain('blob:')
    await clock.advance(2_000)
    await expect(fetch(url)).rejects.toThrow()
  })

  it('loses its local address also at logout, and the send is rejected', async () => {
    const { chat, clock, to, listed, server } = await startUploads()
    server.uploads.latency = 500
    const sending = chat.sendMessage(chat.createImageMessage({ ...to, payload: { file: fileOf(10, 'a.png') } }))
    const outcome = sending.catch((error: unknown) => error)
    await clock.advance(150)
    const { url } = (listed() as ImageMessage).payload.imageInfoArray[0]!
    await inTime(clock, chat.logout())
    expect(await outcome).toMatchObject({ errorName: 'SDK_DESTROYED' })
    await expect(fetch(url)).rejects.toThrow()
    await clock.advance(2_000)
    expect(clock.waiting).toBe(0)
  })

  it('leaves no local address, with any outcome', async () => {
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { chat, clock, to, send, server } = await startUploads()
    await send(chat.createFileMessage({ ...to, payload: { file: fileOf(10) } }))
    server.uploads.fate = () => 400
    await expect(send(chat.createFileMessage({ ...to, payload: { file: fileOf(10) } }))).rejects.toThrow()
    await inTime(clock, chat.logout())
    expect(made).toHaveBeenCalledTimes(2)
    expect(revoked.mock.calls.flat().sort()).toEqual(made.mock.results.map(({ value }) => value as string).sort())
  })
})

describe('without the module', () => {
  it('files give COS_UNDETECTED, when a message is made and when one is sent', async () => {
    const { chat, clock } = await loggedIn('alice')
    const untyped = chat as unknown as Record<string, (options: unknown) => unknown>
    for (const method of ['createImageMessage', 'createAudioMessage', 'createVideoMessage', 'createFileMessage'])
      expect(() => untyped[method]!({})).toThrow(expect.objectContaining({ errorName: 'COS_UNDETECTED', code: 2040 }))
    const other = await startUploads()
    const message = other.chat.createFileMessage({ ...other.to, payload: { file: fileOf(10) } })
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({ errorName: 'COS_UNDETECTED' })
    expect(chat.views.messages('C2Cbob').get().messages.at(-1)?.status).toBe('fail')
  })
})
