import { describe, expect, it } from 'vitest'
import { TYPES, type Message } from '../index'
import { inTime } from '../testing'
import { fileOf, MB, startUploads } from '../testing/upload-world'

type World = Awaited<ReturnType<typeof startUploads>>

const small = ({ chat, to }: World) => chat.createFileMessage({ ...to, payload: { file: fileOf(100) } })
const large = ({ chat, to }: World) => chat.createFileMessage({ ...to, payload: { file: fileOf(3 * MB) } })

describe('the address of an upload', () => {
  it('is requested once more if the request fails, then the send fails with COS_GET_SIG_FAIL', async () => {
    const world = await startUploads()
    const { server, send, listed } = world
    const given = server.handler('getUploadUrl')
    let refusals = 1
    server.answer('getUploadUrl', (...call) => {
      if (refusals-- > 0) throw server.refuse('SERVICE_OVERLOAD')
      return given(...call)
    })
    await send(small(world))
    expect(server.count('getUploadUrl')).toBe(2)
    refusals = Infinity
    await expect(send(small(world))).rejects.toMatchObject({ errorName: 'COS_GET_SIG_FAIL', code: 2041 })
    expect(server.count('getUploadUrl')).toBe(4)
    expect(listed()?.status).toBe('fail')
  })

  it('is not requested again when the server refuses the file', async () => {
    const world = await startUploads()
    const { server, send } = world
    server.answer('getUploadUrl', () => {
      throw server.refuse('MESSAGE_FILE_SIZE_LIMIT', 'The limit is 1 MB.')
    })
    const refusal = { errorName: 'MESSAGE_FILE_SIZE_LIMIT', code: 2402, message: 'The limit is 1 MB.' }
    await expect(send(small(world))).rejects.toMatchObject(refusal)
    expect(server.count('getUploadUrl')).toBe(1)
  })

  it('is requested once there is a connection', async () => {
    const world = await startUploads()
    const { chat, clock, server } = world
    const message = small(world)
    server.network.isUp = false
    server.network.cut()
    const sending = chat.sendMessage(message)
    await clock.advance(120_000)
    server.network.isUp = true
    await expect(inTime(clock, sending)).resolves.toMatchObject({ data: { message: { status: 'success' } } })
  })

  it('is requested again after each lost connection', async () => {
    const world = await startUploads()
    const { chat, clock, server } = world
    const sending = chat.sendMessage(small(world))
    server.network.fate = (data) => (data.includes('upload.get_url') ? 'drop' : 'deliver')
    for (let loss = 0; loss < 3; loss++) {
      while (server.network.connections === 0) await clock.advance(500)
      await clock.advance(2_000)
      server.network.isUp = false
      server.network.cut()
      await clock.advance(20_000)
      server.network.isUp = true
    }
    server.network.fate = () => 'deliver'
    await expect(inTime(clock, sending)).resolves.toMatchObject({ data: { message: { status: 'success' } } })
  })

  it('that is empty for downloads gives MESSAGE_FILE_URL_IS_EMPTY', async () => {
    const world = await startUploads()
    const { server, send } = world
    const given = server.handler('getUploadUrl')
    server.answer('getUploadUrl', async (...call) => ({ ...(await given(...call)), downloadUrl: '' }))
    await expect(send(small(world))).rejects.toMatchObject({ errorName: 'MESSAGE_FILE_URL_IS_EMPTY', code: 2403 })
    const sent = { ...small(world), payload: { uuid: '', fileName: '', fileSize: 0, fileUrl: '', file: null } }
    await expect(send(sent)).rejects.toMatchObject({ errorName: 'MESSAGE_FILE_URL_IS_EMPTY' })
  })

  it('may be a path on the host of the socket', async () => {
    const world = await startUploads()
    const { chat, server, send, stored, hasArrived } = world
    server.uploads.base = ''
    const calls: string[] = []
    server.uploads.fate = ({ url }) => {
      calls.push(url.origin)
      return 'take'
    }
    const { data } = await send(small(world))
    expect(calls).toEqual(['http://default'])
    expect(stored().fileUrl).toMatch(/^\/uploads\//)
    expect(hasArrived(stored().fileUrl, 100)).toBe(true)
    const { url } = (await inTime(world.clock, chat.getMessageFileURL(data.message))).data
    expect(url).toMatch(/^http:\/\/default\/uploads\/.*authkey=/)
  })
})

describe('an upload that is refused with 403', () => {
  it('continues with new credentials, requested once', async () => {
    const world = await startUploads()
    const { server, send, stored, hasArrived, puts } = world
    let slices = 0
    server.uploads.fate = ({ method }) => {
      if (method === 'PUT' && ++slices === 2) {
        server.uploads.expireUrls()
        server.uploads.expireCredentials()
      }
      return 'take'
    }
    await send(large(world))
    expect(hasArrived(stored().fileUrl, 3 * MB)).toBe(true)
    expect(server.count('getUploadCredentials')).toBe(2)
    expect(server.count('getUploadUrl')).toBe(1)
    expect(puts()).toHaveLength(4)
  })

  it('twice begins at a new address, once; then it fails by the name of its kind', async () => {
    const world = await startUploads()
    const { server, send, stored, hasArrived } = world
    let refusals = 2
    server.uploads.fate = () => (refusals-- > 0 ? 403 : 'take')
    await send(small(world))
    expect(server.count('getUploadUrl')).toBe(2)
    expect(hasArrived(stored().fileUrl, 100)).toBe(true)
    refusals = Infinity
    await expect(send(small(world))).rejects.toMatchObject({ errorName: 'MESSAGE_FILE_UPLOAD_FAIL', cause: 'HTTP 403' })
    expect(server.count('getUploadUrl')).toBe(4)
  })

  it('continues without credentials that cannot be fetched, while its address is valid', async () => {
    const world = await startUploads()
    const { server, send, stored, hasArrived } = world
    server.answer('getUploadCredentials', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await send(large(world))
    expect(hasArrived(stored().fileUrl, 3 * MB)).toBe(true)
  })
})

describe('credentials', () => {
  it('are fetched again 120 s before they expire, with a check every minute during an upload', async () => {
    const world = await startUploads()
    const { chat, clock, server } = world
    const message = large(world)
    server.uploads.latency = 100
    const sending = chat.sendMessage(message)
    sending.catch(() => undefined)
    await clock.advance(50)
    chat.pauseUpload(message)
    await clock.advance(420_000)
    expect(server.count('getUploadCredentials')).toBe(1)
    await clock.advance(60_000)
    expect(server.count('getUploadCredentials')).toBe(2)
    chat.cancelUpload(message)
    await clock.advance(3_600_000)
    expect(server.count('getUploadCredentials')).toBe(2)
  })

  it('are shared by all uploads', async () => {
    const world = await startUploads()
    const { chat, clock, server } = world
    const sending = Promise.all([chat.sendMessage(large(world)), chat.sendMessage(large(world))])
    await inTime(clock, sending)
    expect(server.count('getUploadCredentials')).toBe(1)
  })
})

describe('an upload that fails', () => {
  it.each([
    [TYPES.MSG_IMAGE, 'a.png', 'image/png', 1, 'MESSAGE_FILE_UPLOAD_FAIL'],
    [TYPES.MSG_AUDIO, 'a.mp3', 'audio/mpeg', 1, 'MESSAGE_AUDIO_UPLOAD_FAIL'],
    [TYPES.MSG_VIDEO, 'a.mp4', 'video/mp4', 2, 'MESSAGE_VIDEO_UPLOAD_FAIL'],
    [TYPES.MSG_FILE, 'a.pdf', 'application/pdf', 1, 'MESSAGE_FILE_UPLOAD_FAIL'],
  ] as const)(
    'of the type %s (%s, %s) is tried %i times, then it is %s',
    async (type, name, mime, tries, errorName) => {
      const { chat, to, send, server, listed } = await startUploads()
      const create = {
        [TYPES.MSG_IMAGE]: chat.createImageMessage,
        [TYPES.MSG_AUDIO]: chat.createAudioMessage,
        [TYPES.MSG_VIDEO]: chat.createVideoMessage,
        [TYPES.MSG_FILE]: chat.createFileMessage,
      }
      server.uploads.fate = () => 415
      const message: Message = create[type]({ ...to, payload: { file: fileOf(100, name, mime) } })
      await expect(send(message)).rejects.toMatchObject({
        errorName,
        cause: 'HTTP 415',
        message: expect.stringContaining('could not be uploaded: HTTP 415.'),
      })
      expect(server.uploads.calls).toHaveLength(tries)
      expect(listed()).toMatchObject({ status: 'fail', type })
      server.uploads.fate = () => 'take'
      await expect(send(listed()!)).resolves.toMatchObject({ data: { message: { status: 'success' } } })
    },
  )
})

describe('the limits of the cloud', () => {
  it('apply to the next file', async () => {
    const world = await startUploads()
    const { chat, to, clock, server } = world
    const push = { cloudControlConfig: '{"upload_size_limit":"{\\"f\\":2}"}', version: 2, expiredTime: 60 }
    server.push('alice', 'pushCloudConfig', push)
    await clock.advance(10)
    expect(() => large(world)).toThrow(
      expect.objectContaining({ code: 2402, message: 'The size of the file must not exceed 2 MB.' }),
    )
    expect(chat.createFileMessage({ ...to, payload: { file: fileOf(2 * MB) } }).payload.fileSize).toBe(2 * MB)
  })
})

describe('the address of a stored file', () => {
  const urlOf = async ({ chat, clock }: World, message: Message): Promise<string> =>
    (await inTime(clock, chat.getMessageFileURL(message))).data.url

  it('has a key that is kept while it is valid', async () => {
    const world = await startUploads()
    const { clock, server, send } = world
    const { message } = (await send(small(world))).data
    const [first, again] = await inTime(clock, Promise.all([urlOf(world, message), urlOf(world, message)]))
    expect(first).toBe(again)
    expect((await server.uploads.fetch(first!)).status).toBe(200)
    expect(server.count('getDownloadAuthKey')).toBe(1)
    await clock.advance(7_150_000)
    expect((await server.uploads.fetch(await urlOf(world, message))).status).toBe(200)
    expect(server.count('getDownloadAuthKey')).toBe(2)
  })

  it('needs no key for an image', async () => {
    const { chat, clock, server, to, send } = await startUploads()
    const { message } = (
      await send(chat.createImageMessage({ ...to, payload: { file: fileOf(9, 'a.png', 'image/png') } }))
    ).data
    const { url } = (await inTime(clock, chat.getMessageFileURL(message))).data
    expect((await server.uploads.fetch(url)).status).toBe(200)
    expect(server.count('getDownloadAuthKey')).toBe(0)
  })

  it.each([
    ['https://uploads.test/uploads/2107/alice/file1', true],
    ['/uploads/2107/alice/file1', true],
    ['http://default/uploads/2107/alice/file1', true],
    ['https://evil.example/uploads/2107/alice/file1', false],
    ['https://uploads.test.evil.example/uploads/x', false],
    ['https://uploads.test@evil.example/uploads/x', false],
    ['https://uploads.test/elsewhere/x', false],
    ['https://uploads.test/uploads/../elsewhere/x', false],
  ])('gives the key of the back end to its own addresses only: %s', async (fileUrl, isSigned) => {
    const world = await startUploads()
    const { message } = (await world.send(small(world))).data
    const url = await urlOf(world, { ...message, payload: { ...message.payload, fileUrl } } as Message)
    expect(new URL(url).searchParams.has('authkey')).toBe(isSigned)
    expect(new URL(url).host).toBe(new URL(fileUrl, 'http://default').host)
  })

  it.each(['javascript:alert(1)', 'data:text/html,hi', 'blob:http://default/1', 'https://'])(
    'is nowhere when a message says %s',
    async (url) => {
      const world = await startUploads()
      const { message } = (await world.send(small(world))).data
      const image = { ...message, type: TYPES.MSG_IMAGE, payload: { imageInfoArray: [{ url }], file: null } }
      for (const said of [{ ...message, payload: { ...message.payload, fileUrl: url } }, image])
        await expect(urlOf(world, said as Message)).rejects.toMatchObject({ errorName: 'MESSAGE_FILE_URL_IS_EMPTY' })
    },
  )

  it('is missing for a text, and for a file that was not sent', async () => {
    const world = await startUploads()
    const { chat, to } = world
    const text = chat.createTextMessage({ ...to, payload: { text: 'hi' } })
    await expect(chat.getMessageFileURL(text)).rejects.toMatchObject({ errorName: 'MESSAGE_INSTANCE_REQUIRED' })
    await expect(chat.getMessageFileURL(small(world))).rejects.toMatchObject({ errorName: 'MESSAGE_FILE_URL_IS_EMPTY' })
  })
})
