import { describe, expect, it } from 'vitest'
import type { Message } from '../index'
import { inTime } from '../testing'
import { bytesOf, fileOf, MB, startUploads } from '../testing/upload-world'

/** Alice with a file of three slices that is on its way. */
const startSending = async (onProgress: (part: number) => void = () => undefined) => {
  const world = await startUploads()
  const { chat, server, to, clock } = world
  const size = 2 * MB + 5
  const message = chat.createFileMessage({ ...to, payload: { file: fileOf(size) }, onProgress })
  server.uploads.latency = 100
  const begin = (sent: Message = message) => {
    const outcome: { error: unknown; isDone: boolean } = { error: null, isDone: false }
    const sending = chat.sendMessage(sent).then(
      () => (outcome.isDone = true),
      (error: unknown) => (outcome.error = error),
    )
    return { outcome, settled: () => inTime(clock, sending) }
  }
  return { ...world, size, message, begin, ranges: () => world.puts().map(({ range }) => range ?? 'whole') }
}

const slices = (size: number) => [
  `bytes 0-${MB - 1}/${size}`,
  `bytes ${MB}-${2 * MB - 1}/${size}`,
  `bytes ${2 * MB}-${size - 1}/${size}`,
]

describe('an upload that is paused', () => {
  it('goes on where it was, also when its address has long expired', async () => {
    const { chat, clock, server, message, begin, ranges, size, stored, hasArrived } = await startSending()
    const { outcome, settled } = begin()
    await clock.advance(150)
    expect(chat.pauseUpload(message)).toBe(true)
    await clock.advance(3_600_000)
    expect(server.uploads.calls).toHaveLength(1)
    expect(outcome).toEqual({ error: null, isDone: false })
    expect(chat.resumeUpload(message)).toBe(true)
    await settled()
    expect(ranges()).toEqual(slices(size))
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
    expect(server.count('getUploadUrl')).toBe(1)
  })

  it('asks the server how much of the interrupted slice it has', async () => {
    const { chat, clock, server, message, begin, size, stored, hasArrived } = await startSending()
    const { settled } = begin()
    await clock.advance(150)
    chat.pauseUpload(message)
    chat.resumeUpload(message)
    await settled()
    expect(server.uploads.calls.map(({ method }) => method)).toContain('HEAD')
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('begins at a new address when the old one expired before anything was sent', async () => {
    const { chat, clock, server, message, begin, size, stored, hasArrived } = await startSending()
    server.network.latency = 200
    const { settled } = begin()
    await clock.advance(250)
    expect(server.count('getUploadUrl')).toBe(1)
    chat.pauseUpload(message)
    await clock.advance(3_600_000)
    chat.resumeUpload(message)
    await settled()
    expect(server.count('getUploadUrl')).toBe(2)
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('must be running: only a running upload can be paused, resumed or cancelled', async () => {
    const { chat, message, begin } = await startSending()
    for (const act of [chat.pauseUpload, chat.resumeUpload, chat.cancelUpload]) expect(act(message)).toBe(false)
    await begin().settled()
    for (const act of [chat.pauseUpload, chat.resumeUpload, chat.cancelUpload]) expect(act(message)).toBe(false)
  })
})

describe('an upload that is cancelled', () => {
  it('rejects its send by name, leaves the message as failed, and goes on where it was when that is sent again', async () => {
    const { chat, clock, message, begin, listed, ranges, size, stored, hasArrived } = await startSending()
    const first = begin()
    await clock.advance(150)
    expect(chat.cancelUpload(message)).toBe(true)
    await first.settled()
    expect(first.outcome.error).toMatchObject({ errorName: 'MESSAGE_UPLOAD_CANCELLED', code: 3140 })
    expect(listed()).toMatchObject({ ID: message.ID, status: 'fail' })
    expect((await inTime(clock, chat.resendMessage(listed()!))).data.message).toMatchObject({ status: 'success' })
    expect(ranges()).toEqual(slices(size))
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('ends also while it is paused, or waits for the network', async () => {
    const { chat, clock, server, message, begin } = await startSending()
    const paused = begin()
    await clock.advance(150)
    chat.pauseUpload(message)
    chat.cancelUpload(message)
    await paused.settled()
    expect(paused.outcome.error).toMatchObject({ errorName: 'MESSAGE_UPLOAD_CANCELLED' })
    const offline = begin()
    server.network.isUp = false
    server.network.cut()
    server.uploads.fate = () => 'lose'
    await clock.advance(5_000)
    chat.cancelUpload(message)
    await offline.settled()
    expect(offline.outcome.error).toMatchObject({ errorName: 'MESSAGE_UPLOAD_CANCELLED' })
  })
})

describe('a network that is lost', () => {
  it('pauses the upload until it is back, and no byte is sent twice', async () => {
    const { clock, server, begin, ranges, size, stored, hasArrived } = await startSending()
    const { outcome, settled } = begin()
    await clock.advance(150)
    server.network.isUp = false
    server.network.cut()
    server.uploads.fate = () => 'lose'
    await clock.advance(600_000)
    expect(outcome).toEqual({ error: null, isDone: false })
    server.network.isUp = true
    server.uploads.fate = () => 'take'
    await settled()
    expect(outcome.isDone).toBe(true)
    expect(ranges()).toEqual(slices(size))
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('for a moment delays the upload by a moment, and a lost reply causes no second upload', async () => {
    const { server, begin, ranges, size, stored, hasArrived } = await startSending()
    let calls = 0
    server.uploads.fate = ({ method }) => (method === 'PUT' && ++calls === 2 ? 'lose answer' : 'take')
    await begin().settled()
    expect(ranges()).toEqual(slices(size))
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('that works but accepts no uploads ends in a named error, after which a resend continues', async () => {
    const { chat, clock, server, begin, listed, ranges, size } = await startSending()
    server.uploads.fate = ({ range }) => (range?.startsWith('bytes 0-') ? 'take' : 'lose')
    const { outcome, settled } = begin()
    await settled()
    expect(outcome.error).toMatchObject({ errorName: 'MESSAGE_FILE_UPLOAD_FAIL', code: 2400 })
    server.uploads.fate = () => 'take'
    await inTime(clock, chat.resendMessage(listed()!))
    expect(ranges()).toEqual(slices(size))
  })

  it('that hangs is given up after two minutes', async () => {
    const { clock, server, begin, size, stored, hasArrived } = await startSending()
    server.uploads.latency = 1e9
    const { outcome, settled } = begin()
    await clock.advance(60_000)
    server.uploads.latency = 0
    expect(outcome.isDone).toBe(false)
    await clock.advance(61_000)
    await settled()
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })

  it('that is back is used at once, not only after an old request times out', async () => {
    const { clock, server, begin, size, stored, hasArrived } = await startSending()
    const { outcome, settled } = begin()
    server.uploads.latency = 1e9
    await clock.advance(150)
    server.network.cut()
    server.uploads.latency = 0
    await clock.advance(20_000)
    await settled()
    expect(outcome.isDone).toBe(true)
    expect(hasArrived(stored().fileUrl, size)).toBe(true)
  })
})

describe('a message whose file has arrived', () => {
  it('is not uploaded again when only its sending has failed', async () => {
    const { chat, clock, server, begin, listed, ranges, size } = await startSending()
    const taken = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => {
      throw server.refuse('MUTE_DENY')
    })
    await begin().settled()
    expect(listed()).toMatchObject({ status: 'fail', payload: { file: null } })
    server.answer('sendC2CMessage', taken)
    await inTime(clock, chat.resendMessage(listed()!))
    expect(ranges()).toEqual(slices(size))
  })

  it('shows its address while it waits to be sent, because the local one is revoked soon', async () => {
    const { chat, clock, server, begin, listed } = await startSending()
    server.network.fate = (data) => (data.includes('message.send_c2c') ? 'drop' : 'deliver')
    const { settled } = begin()
    await clock.advance(10_000)
    expect(chat.isReady()).toBe(true)
    expect(listed()).toMatchObject({ status: 'unsend', payload: { file: null } })
    expect(JSON.stringify(listed()?.payload)).not.toContain('blob:')
    server.network.fate = () => 'deliver'
    await settled()
  })

  it('sent twice at once is uploaded once', async () => {
    const { begin, ranges, size } = await startSending()
    const [first, second] = [begin(), begin()]
    await first.settled()
    await second.settled()
    expect(ranges()).toEqual(slices(size))
  })
})

describe('a progress listener', () => {
  it('gets values that only grow, to 1', async () => {
    const heard: number[] = []
    const { chat, clock, message, begin } = await startSending((part) => heard.push(part))
    const { settled } = begin()
    for (let time = 0; time < 5; time++) {
      await clock.advance(120)
      chat.pauseUpload(message)
      chat.resumeUpload(message)
    }
    await settled()
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b))
    expect(heard.at(-1)).toBe(1)
  })

  it('that throws ends the send; a resend continues', async () => {
    let isBroken = true
    const mistake = new Error('no bar')
    const { chat, clock, begin, listed, ranges, size } = await startSending(() => {
      if (isBroken) throw mistake
    })
    const { outcome, settled } = begin()
    await settled()
    expect(outcome.error).toMatchObject({ errorName: 'MESSAGE_ONPROGRESS_FUNCTION_ERROR', code: 2109, cause: mistake })
    isBroken = false
    await inTime(clock, chat.resendMessage(listed()!))
    expect(ranges()).toEqual(slices(size))
  })
})

it('reads only the slice it sends into memory', async () => {
  const { chat, to, send } = await startUploads()
  const file = new File([bytesOf(2 * MB + 5)], 'a.bin')
  const whole = ['arrayBuffer', 'text', 'stream', 'bytes'] as const
  for (const read of whole)
    Object.defineProperty(file, read, { value: () => Promise.reject(new Error('The whole file was read.')) })
  await expect(send(chat.createFileMessage({ ...to, payload: { file } }))).resolves.toBeDefined()
})
