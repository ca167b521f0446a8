import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { commands, commandSchemas, fromWire, forWire, pushes, type CommandName, type RequestFrame } from '../protocol'
import { jsonCodec } from '../rpc/codec-json'
import { storedMessage } from '../testing'
import { answerBody, binary, readRequest, writeAnswer, writeAnswerBeginning } from '.'

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const id = fc.string({ minLength: 1, maxLength: 20 })
const uint32 = fc.nat(4_294_967_295)
const count = fc.nat(Number.MAX_SAFE_INTEGER)
const element = fc.oneof(
  fc.record({
    msgType: fc.constant('TIMTextElem'),
    msgContent: fc.record({ text: fc.string({ unit: 'grapheme', minLength: 1 }) }),
  }),
  fc.record({
    msgType: fc.constant('TIMCustomElem'),
    msgContent: fc.record({ data: text, description: text, extension: text }),
  }),
)
const other = fc.record({
  msgType: fc.constantFrom('TIMFaceElem', 'TIMRelayElem'),
  msgContent: fc.record({ index: fc.integer(), data: text, list: fc.array(text) }),
})
const stored = fc
  .record({
    fromAccount: id,
    toAccount: id,
    groupID: text,
    nick: text,
    cloudCustomData: text,
    time: uint32,
    sequence: count,
    random: uint32,
    clientSequence: count,
    senderLevel: count,
    priority: fc.constantFrom('High', 'Normal', 'Low', 'Lowest'),
    element: fc.oneof(element, other),
  })
  .map(({ element: one, ...fields }) => storedMessage({ ...fields, msgBody: [one] }))

const sent = {
  msgBody: fc.array(element, { minLength: 1, maxLength: 1 }),
  clientTime: uint32,
  clientSequence: count,
  random: uint32,
}
const messageControlInfo = fc.record({
  excludedFromUnreadCount: fc.boolean(),
  excludedFromLastMessage: fc.boolean(),
  excludedFromContentModeration: fc.boolean(),
})
const SENT = ['msgBody', 'clientTime', 'clientSequence', 'random'] as const

/** As many empty messages in one field as fit. */
const emptyParts = (field: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index % 2 === 0 ? field * 8 + 2 : 0))

/** Bodies of requests, those with types of their own and one of JSON. */
const request: fc.Arbitrary<readonly [CommandName, Record<string, unknown>]> = fc.oneof(
  fc
    .record(
      { toAccount: id, cloudCustomData: text, fromAccount: id, nick: text, avatar: text, messageControlInfo, ...sent },
      { requiredKeys: ['toAccount', ...SENT] },
    )
    .map((body) => ['sendC2CMessage', body] as const),
  fc
    .record(
      { groupID: id, topicID: id, priority: fc.constantFrom('High', 'Low'), cloudCustomData: text, ...sent },
      { requiredKeys: ['groupID', ...SENT] },
    )
    .map((body) => ['sendGroupMessage', body] as const),
  fc
    .record(
      { peerAccount: id, count: fc.integer({ min: 1, max: 21 }), messageKey: text, lastMessageTime: uint32 },
      { requiredKeys: ['peerAccount', 'count'] },
    )
    .map((body) => ['roamC2CMessages', body] as const),
  fc
    .record(
      { groupID: id, topicID: id, count: fc.integer({ min: 1, max: 21 }), sequence: count },
      { requiredKeys: ['groupID', 'count'] },
    )
    .map((body) => ['roamGroupMessages', body] as const),
  fc
    .record(
      { groupID: id, key: text, startSeq: count, holdTime: fc.integer({ min: 0, max: 90 }) },
      { requiredKeys: ['groupID', 'key', 'startSeq'] },
    )
    .map((body) => ['longPoll', body] as const),
  fc.record({ groupIDList: fc.array(id, { minLength: 1 }) }).map((body) => ['getGroupInfo', body] as const),
)

/** Bodies of the server. */
const answer: fc.Arbitrary<readonly [string, Record<string, unknown>]> = fc.oneof(
  fc
    .record(
      {
        time: uint32,
        sequence: count,
        readReceiptCode: fc.constantFrom(0, 1),
        nick: text,
        avatar: text,
        nameCard: text,
        senderLevel: count,
        senderRole: text,
        msgBody: fc.tuple(element),
        cloudCustomData: text,
      },
      {
        requiredKeys: [
          'time',
          'sequence',
          'readReceiptCode',
          'nick',
          'avatar',
          'nameCard',
          'senderLevel',
          'senderRole',
        ],
      },
    )
    .map((body) => [commands.sendC2CMessage.wire, body] as const),
  fc
    .record({ messageList: fc.array(stored), complete: fc.constantFrom(0, 1), invisibleSequenceList: fc.array(count) })
    .map((body) => [commands.roamGroupMessages.wire, body] as const),
  fc
    .record({
      key: text,
      nextSeq: count,
      rspMsgList: fc.array(stored),
      nextBroadcastSeq: count,
      broadcastMessageList: fc.array(stored),
      lostCount: count,
    })
    .map((body) => [commands.longPoll.wire, body] as const),
  fc
    .record({ messageList: fc.array(stored), sessionData: text })
    .map((body) => [pushes.pushMessages.wire, body] as const),
  fc.record({ onlineMemberNum: count }).map((body) => [commands.getOnlineMemberCount.wire, body] as const),
)

const head = (servcmd: string, seq: number): RequestFrame['head'] => ({
  servcmd,
  seq,
  reqtime: 1,
  ver: '1',
  sdkversion: '2',
  platform: 3,
  sdkappid: 4,
  contenttype: 'json',
  identifier: 'alice',
  a2: 'key',
  instanceid: 'x',
  sdkability: 5,
})

const bytesOf = (frame: RequestFrame): Uint8Array => binary.encode(frame) as Uint8Array

describe('binary frames', () => {
  it('carry the same requests to a gateway as text frames', () => {
    fc.assert(
      fc.property(request, uint32, ([name, body], seq) => {
        const frame = { head: head(commands[name].wire, seq), body }
        const read = readRequest(bytesOf(frame))
        const said = read?.names === 'wire' ? fromWire(read.body) : read?.body
        const { contenttype: _json, ...fields } = frame.head
        expect(read?.head).toMatchObject(fields)
        expect(v.parse(commandSchemas[name].request, said)).toEqual(v.parse(commandSchemas[name].request, body))
      }),
    )
  })

  it('carry the same replies and pushes to a client as text frames', async () => {
    await fc.assert(
      fc.asyncProperty(answer, uint32, async ([servcmd, body], number) => {
        const isPush = servcmd.startsWith('push.')
        const seq = isPush ? {} : { seq: number }
        const status = isPush ? {} : { errorCode: 0, errorInfo: '', actionStatus: 'OK' }
        const bytes = writeAnswer({ servcmd, ...seq }, answerBody(servcmd, body))
        const words = JSON.stringify({ head: { servcmd, ...seq }, body: forWire({ ...status, ...body }) })
        expect(await binary.decode(bytes)).toEqual(await jsonCodec.decode(words))
      }),
    )
  })

  it('distinguish repeated texts', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', '球', '\0'), maxLength: 4 })
    fc.assert(
      fc.property(fc.array(short, { minLength: 1, maxLength: 300 }), (nicks) => {
        const messageList = nicks.map((said) => storedMessage({ nick: said }))
        const { wire } = pushes.pushMessages
        const bytes = writeAnswer({ servcmd: wire }, answerBody(wire, { messageList, sessionData: '' }))
        for (let round = 0; round < 3; round++) expect(binary.decode(bytes)).toMatchObject({ body: { messageList } })
      }),
    )
  })

  it('carry a refusal with its code and text', () => {
    const bytes = writeAnswer(
      { servcmd: 'group.quit', seq: 7, errorCode: 10_007, errorInfo: 'not yours' },
      new Uint8Array(),
    )
    expect(binary.decode(bytes)).toMatchObject({ seq: 7, body: { errorCode: 10_007, errorInfo: 'not yours' } })
  })

  it.each([false, true])('may end with bytes that many receivers share (packed: %s)', async (isPacked) => {
    const servcmd = commands.longPoll.wire
    const [mine, shared] = [
      answerBody(servcmd, { key: 'mine' }),
      answerBody(servcmd, { rspMsgList: [storedMessage()], nextSeq: 9 }),
    ]
    const end = isPacked ? gzipSync(shared) : shared
    const beginning = writeAnswerBeginning({ servcmd, seq: 1 }, mine, { length: end.length, isPacked })
    const frame = await binary.decode(Buffer.concat([beginning, end]))
    expect(frame?.body).toMatchObject({ key: 'mine', nextSeq: 9, rspMsgList: [{ fromAccount: 'bob' }] })
  })

  it('are never more than four megabytes when unpacked', async () => {
    const words = (length: number) => JSON.stringify({ Reason: 'x'.repeat(length - 13) })
    const unpacked = (length: number) =>
      binary.decode(writeAnswer({ servcmd: 'push.kicked_out' }, new Uint8Array(), gzipSync(words(length))))
    expect(words(100)).toHaveLength(100)
    expect(await unpacked(4_194_304)).toMatchObject({ servcmd: 'push.kicked_out' })
    expect(await unpacked(4_194_305)).toBeNull()
  })

  it('are rejected when they unpack to many almost empty values', async () => {
    const { wire } = pushes.pushMessages
    const empty = emptyParts(1, 4_194_304)
    expect(binary.decode(writeAnswer({ servcmd: wire }, empty))).toBeNull()
    expect(await binary.decode(writeAnswer({ servcmd: wire }, new Uint8Array(), gzipSync(empty)))).toBeNull()
    const messageList = Array.from({ length: 5_000 }, () => storedMessage({ nick: 'n'.repeat(65) }))
    const full = writeAnswer({ servcmd: wire }, answerBody(wire, { messageList, sessionData: '' }))
    expect(binary.decode(full)).toMatchObject({ body: { messageList } })
  })

  it('of a client contain the elements of one message', () => {
    const { wire } = commands.sendC2CMessage
    const hollow = writeAnswer({ servcmd: wire, seq: 7 }, emptyParts(4, 65_000))
    expect(readRequest(hollow)).toMatchObject({ head: { servcmd: wire, seq: 7 }, body: null })
  })

  it('return null for any other bytes and never throw or reject', async () => {
    const sound = writeAnswer(
      { servcmd: 'push.messages' },
      answerBody('push.messages', { messageList: [storedMessage()], sessionData: 's' }),
      gzipSync('x'),
    )
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(sound.length).map((length) => sound.slice(0, length)),
      fc.tuple(fc.nat(sound.length - 1), fc.nat(255)).map(([at, byte]) => sound.slice().fill(byte, at, at + 1)),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(bytes, fc.anything()), async (data) => {
        const frame = await binary.decode(data)
        expect(frame === null || typeof frame.servcmd === 'string').toBe(true)
        if (data instanceof Uint8Array) readRequest(data)
      }),
      { numRuns: 2_000 },
    )
  })

  const check =
    (...names: readonly string[]) =>
    () =>
      execFileSync(process.execPath, ['scripts/generate-frame.mjs', '--check', ...names], {
        cwd: new URL('../..', import.meta.url),
        stdio: 'pipe',
      })

  it('are read by the modules that frame.proto gives', () => {
    expect(check('request-reader', 'answer-reader')).not.toThrow()
  })

  it('are written by the modules that frame.proto gives', { tags: ['deep'] }, () => {
    expect(check('request-writer', 'answer-writer')).not.toThrow()
  })
})
