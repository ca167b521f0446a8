import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerBody, binary, writeAnswer } from '../binary'
import { EVENT } from '../index'
import { cloudConfig } from '../config'
import type { CoreChat } from '../chat'
import { commands, ERRORS, pushes } from '../protocol'
import { forWire } from '../protocol/wire-names'
import { FakeClock, inTime, loggedIn, storedMessage, type FakeServer } from '../testing'
import type { FrameData } from '../protocol/envelope'
import type { Codec } from './codec'
import { jsonCodec } from './codec-json'

const names = new Set<number>(Object.values(ERRORS).map(({ code }) => code))

/** Anything but a sound frame: bytes, JSON of any shape, frames with bodies of any shape, frames cut short or with a byte changed. */
const badText = (): fc.Arbitrary<string> => {
  const sound = JSON.stringify({
    head: { servcmd: pushes.pushMessages.wire },
    body: forWire({ messageList: [storedMessage({ fromAccount: 'bob' })], sessionData: 's' }),
  })
  const wire = fc.constantFrom(
    ...Object.values(pushes).map((row) => row.wire),
    'session.login',
    'session.ping',
    'push.nothing',
  )
  const body = fc.dictionary(
    fc.constantFrom(
      'MessageList',
      'SessionData',
      'KickType',
      'From_Account',
      'To_Account',
      'GroupId',
      'MessageReadSeq',
      'OverloadCommand',
      'WaitingTime',
      'ErrorCode',
      '__proto__',
    ),
    fc.jsonValue(),
  )
  return fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .tuple(wire, fc.option(fc.nat(5)), body)
      .map(([servcmd, seq, fields]) =>
        JSON.stringify({ head: seq === null ? { servcmd } : { servcmd, seq }, body: fields }),
      ),
    fc.nat(sound.length).map((length) => sound.slice(0, length)),
    fc
      .tuple(fc.nat(sound.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
      .map(([at, text]) => sound.slice(0, at) + text + sound.slice(at + 1)),
  )
}

/** The same in bytes: any, and frames cut short or with a byte changed. */
const badBytes = (): fc.Arbitrary<Uint8Array<ArrayBuffer>> => {
  const body = { messageList: [storedMessage({ fromAccount: 'bob' })], sessionData: 's' }
  const sound = Uint8Array.from(
    writeAnswer({ servcmd: pushes.pushMessages.wire }, answerBody(pushes.pushMessages.wire, body)),
  )
  return fc.oneof(
    fc.uint8Array({ maxLength: 100 }).map((bytes) => Uint8Array.from(bytes)),
    fc.nat(sound.length).map((length) => sound.slice(0, length)),
    fc.tuple(fc.nat(sound.length - 1), fc.nat(255)).map(([at, byte]) => sound.slice().fill(byte, at, at + 1)),
  )
}

describe('an incoming frame', () => {
  it.each([
    ['text', undefined, badText()],
    ['bytes', binary, badBytes()],
  ] as const)(
    'as %s never throws out of the socket handler, and is at most a named error',
    async (_kind, codec, bad) => {
      await fc.assert(
        fc.asyncProperty(fc.array<FrameData>(bad, { maxLength: 20 }), async (frames) => {
          const thrown: unknown[] = []
          const onHandlerError = (error: unknown) => thrown.push(error)
          const { chat, server, clock } = await loggedIn('alice', { codec, onHandlerError })
          const codes: number[] = []
          let kicked = 0
          chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
          chat.on(EVENT.KICKED_OUT, () => (kicked += 1))
          for (const frame of frames) server.pushRaw(frame)
          await clock.advance(1_000)
          /** It still works afterwards. What a corrupted byte declares compressed is unpacked in real time. */
          server.say({ from: 'zoe', to: 'alice' })
          await clock.advance(1_000)
          const shown = () => chat.views.messages('C2Czoe').get().messages.length
          await expect.poll(() => (kicked > 0 ? 'kicked' : shown())).toBeOneOf([1, 'kicked'])
          expect(codes.filter((code) => !names.has(code))).toEqual([])
          expect(thrown).toEqual([])
        }),
        { numRuns: 300 },
      )
    },
    60_000,
  )

  it.each([
    ['no JSON', '{', 'FRAME_INVALID'],
    ['no frame', '[]', 'FRAME_INVALID'],
    ['no head', '{"body":{}}', 'FRAME_INVALID'],
    ['an unknown push', '{"head":{"servcmd":"push.later"},"body":{}}', 'UNKNOWN_PROTOCOL'],
    ['a broken message', '{"head":{"servcmd":"push.messages"},"body":{"MessageList":[1]}}', 'FRAME_INVALID'],
  ] as const)('that is %s gives a named error', async (_title, frame, name) => {
    const { chat, server, clock } = await loggedIn('alice')
    const codes: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    server.pushRaw(frame)
    await clock.advance(10)
    expect(codes).toEqual([ERRORS[name].code])
  })

  it.each([70, 3_000, 100_000])(
    'that is %d deep gives a named error, as a push or a reply, on both wires',
    async (depth) => {
      for (const deep of ['['.repeat(depth) + ']'.repeat(depth), `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`]) {
        const message = `{"From_Account":"bob","To_Account":"alice","Sequence":1,"Random":1,"MsgBody":[{"MsgType":"New","MsgContent":{"A":${deep}}}]}`
        const { wire } = pushes.pushCloudConfig
        const texts = [
          `{"head":{"servcmd":"${wire}"},"body":{"Version":${deep}}}`,
          `{"head":{"servcmd":"${wire}"},"body":${deep}}`,
          `{"head":{"servcmd":"${pushes.pushMessages.wire}"},"body":{"MessageList":[${message}]}}`,
          `{"head":{"servcmd":"conversation.get_list","seq":1},"body":{"Conversations":[{"LastMessage":${message}}]}}`,
          deep,
        ]
        expect(await errorsOf(texts)).toEqual(texts.map(() => ERRORS.FRAME_INVALID.code))
        const bytes = [
          writeAnswer({ servcmd: wire }, new TextEncoder().encode(`{"Version":${deep}}`)),
          writeAnswer({ servcmd: 'conversation.get_list', seq: 1 }, new TextEncoder().encode(`{"More":${deep}}`)),
        ].map((frame) => Uint8Array.from(frame))
        expect(await errorsOf(bytes, binary)).toEqual(bytes.map(() => ERRORS.FRAME_INVALID.code))
      }
    },
  )

  it('is processed in the order of arrival, also if it must be unpacked first', async () => {
    const { chat, server, clock } = await loggedIn('alice', { codec: binary, gzip: true })
    const received: unknown[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data.map(({ sequence }) => sequence)))
    const { wire } = pushes.pushMessages
    for (const sequence of [1, 2, 3, 4]) {
      const message = storedMessage({ fromAccount: 'bob', toAccount: 'alice', sequence, random: sequence })
      const body = answerBody(wire, { messageList: [message], sessionData: '' })
      const isPacked = sequence % 2 === 1
      const frame = isPacked
        ? writeAnswer({ servcmd: wire }, new Uint8Array(), gzipSync(body))
        : writeAnswer({ servcmd: wire }, body)
      server.pushRaw(Uint8Array.from(frame))
    }
    await clock.advance(10)
    await expect.poll(() => received).toEqual([1, 2, 3, 4])
  })

  it('is processed in that order even if unpacking takes long', async () => {
    const { chat, server, clock } = await slowlyUnpacking([200, 300, 0])
    const received: unknown[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data.map(({ sequence }) => sequence)))
    server.say({ from: 'bob', to: 'alice' })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(250)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(1_000)
    expect(received).toEqual([1, 2, 3])
  })

  it('is dropped if its user logs out while it is unpacked', async () => {
    const { chat, server, clock } = await slowlyUnpacking([20_000], 'push.overload')
    overload(server, 600)
    await clock.advance(10)
    const next = chat.logout().then(() => chat.login({ userID: 'zoe', userSig: 'sig' }))
    await inTime(clock, next)
    server.say({ from: 'bob', to: 'zoe' })
    await clock.advance(10)
    await inTime(clock, read(chat))
    expect(server.count('setC2CRead')).toBe(1)
  })

  it('cannot slip fields into a body by way of its prototype', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const codes: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    server.pushRaw(`{"head":{"servcmd":"push.messages"},"body":{"__proto__":{"MessageList":[{"GroupId":"g"}]}}}`)
    await clock.advance(10)
    expect(codes).toEqual([])
    expect(chat.views.conversations.get()).toEqual([])
  })

  it('without a sender is an invalid message, and creates no conversation', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const codes: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
    const message = forWire(storedMessage({ fromAccount: '' }))
    server.pushRaw(JSON.stringify({ head: { servcmd: 'push.messages' }, body: { MessageList: [message] } }))
    await clock.advance(10)
    expect(codes).toEqual([ERRORS.FRAME_INVALID.code])
    expect(chat.views.conversations.get()).toEqual([])
  })

  it('blocks a command that the server calls overloaded, for at most ten minutes', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    for (const waitingTime of [10, 1e12]) {
      server.say({ from: 'bob', to: 'alice' })
      await clock.advance(10)
      overload(server, waitingTime)
      await clock.advance(10)
      await expect(inTime(clock, read(chat))).rejects.toMatchObject({ code: 60022 })
      await clock.advance(waitingTime === 10 ? 10_000 : 600_000)
      await inTime(clock, read(chat))
    }
    expect(server.count('setC2CRead')).toBe(2)
  })

  it.each([0, -1, 'soon', null, undefined, { toString: 1 }])(
    'leaves none alone for %j seconds',
    async (waitingTime) => {
      const { chat, server, clock } = await loggedIn('alice')
      const codes: number[] = []
      chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
      server.say({ from: 'bob', to: 'alice' })
      overload(server, waitingTime)
      await clock.advance(10)
      await inTime(clock, read(chat))
      expect(server.count('setC2CRead')).toBe(1)
      expect(codes).toEqual([])
    },
  )

  it('blocks no command for the next user', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    overload(server, 600)
    await clock.advance(10)
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'zoe', userSig: 'sig' }))
    server.say({ from: 'bob', to: 'zoe' })
    await clock.advance(10)
    await inTime(clock, read(chat))
    expect(server.count('setC2CRead')).toBe(1)
  })

  it('never blocks the commands that the session needs', async () => {
    const { server, clock } = await loggedIn('alice', { modules: [cloudConfig] })
    server.cloudConfig = { ...server.cloudConfig, cloudControlConfig: '', expiredTime: 60 }
    server.answer('getCommercialConfig', () => ({ purchaseBits: '1', expiredTime: 60 }))
    const vital = ['login', 'ping', 'hello', 'getCloudConfig', 'getCommercialConfig'] as const
    const before = vital.map((name) => server.count(name))
    const cmd_frequency_limit = Object.fromEntries(
      vital.map((name) => [commands[name].wire, { interval: 1e9, count: 1 }]),
    )
    server.push('alice', 'pushCloudConfig', {
      cloudControlConfig: JSON.stringify({ cmd_frequency_limit }),
      version: 2,
      expiredTime: 60,
    })
    server.push('alice', 'pushCommercialConfig', { purchaseBits: '1', expiredTime: 60 })
    for (const name of vital)
      server.push('alice', 'pushOverload', { overloadCommand: commands[name].wire, waitingTime: 1e12 })
    await clock.advance(300_000)
    server.network.cut()
    await clock.advance(300_000)
    server.network.cut()
    await clock.advance(10_000)
    vital.forEach((name, index) => expect(server.count(name) - before[index]!).toBeGreaterThan(1))
  })
})

/** Alice, whose codec takes so many milliseconds for each such push in turn, and none for the rest. */
const slowlyUnpacking = async (turns: readonly number[], wire = 'push.messages') => {
  const clock = new FakeClock()
  const left = [...turns]
  const decode: Codec['decode'] = (data) => {
    const frame = jsonCodec.decode(data)
    const ms = String(data).includes(wire) ? left.shift() : undefined
    return ms === undefined || ms === 0 ? frame : new Promise((resolve) => void clock.after(ms, () => resolve(frame)))
  }
  return loggedIn('alice', { clock, codec: { ...jsonCodec, decode } })
}

/** The codes of the errors that frames give. */
const errorsOf = async (frames: readonly FrameData[], codec?: Codec): Promise<number[]> => {
  const { chat, server, clock } = await loggedIn('alice', { codec })
  const codes: number[] = []
  chat.on(EVENT.ERROR, ({ data }) => codes.push(data.code))
  for (const frame of frames) server.pushRaw(frame)
  await clock.advance(100)
  return codes
}

const overload = (server: FakeServer, waitingTime: unknown) =>
  server.push('alice', 'pushOverload', {
    overloadCommand: 'message.set_c2c_read',
    waitingTime: waitingTime as number,
  })

const read = (chat: Pick<CoreChat, 'setMessageRead'>) => chat.setMessageRead({ conversationID: 'C2Cbob' })
