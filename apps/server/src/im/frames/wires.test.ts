import { binary } from '@org/im-sdk/binary'
import { commands, ERRORS, type StoredMessage } from '@org/im-sdk/protocol'
import { describe, expect, it } from 'vitest'
import { imError } from '../im-error'
import { SharedPush, SharedReply, WIRES, type WireName } from './wires'

const message = (text: string): StoredMessage => ({
  fromAccount: 'bob',
  toAccount: '',
  groupID: 'room',
  groupType: 'AVChatRoom',
  tinyID: 't',
  time: 1,
  sequence: 170_000_000_000,
  random: 4_294_967_295,
  clientSequence: 1,
  clientTime: 1,
  priority: 'High',
  msgBody: [{ msgType: 'TIMTextElem', msgContent: { text } }],
  cloudCustomData: '',
  nick: '鮑勃',
  avatar: '',
  nameCard: '',
  senderLevel: 3,
  senderRole: '',
})

/** Decodes the parts of one WebSocket frame with the engine's codec. */
const read = async (...parts: readonly Buffer[]) => {
  const frame = Buffer.concat(parts)
  const length = frame[1] ?? 0
  const payload = frame.subarray(length < 126 ? 2 : length === 126 ? 4 : 10)
  expect(frame[0]).toBe(0x82)
  return binary.decode(Uint8Array.from(payload))
}

const poll = { servcmd: commands.longPoll.wire, seq: 7 }
const join = { servcmd: commands.joinGroup.wire, seq: 8 }
const long = message('goal '.repeat(1_000))

describe.each<WireName>(['binary', 'packed'])('the %s wire', (name) => {
  const wire = WIRES[name]

  it('encodes typed replies and replies in JSON', async () => {
    expect(
      await read(wire.reply({ servcmd: commands.sendC2CMessage.wire, seq: 1 }, { time: 5, sequence: 6 })),
    ).toMatchObject({
      seq: 1,
      body: { errorCode: 0, time: 5, sequence: 6 },
    })
    expect(await read(wire.reply({ servcmd: commands.hello.wire, seq: 2 }, { timeStamp: 5 }))).toMatchObject({
      seq: 2,
      body: { errorCode: 0, timeStamp: 5 },
    })
  })

  it('encodes refusals, also with unknown command names', async () => {
    const frame = await read(wire.failure(poll, imError('MEMBER_NOT_IN_GROUP', 'not any more')))
    expect(frame).toMatchObject({
      seq: 7,
      body: {
        errorCode: ERRORS.MEMBER_NOT_IN_GROUP.code,
        errorInfo: expect.stringContaining('not any more'),
        errorName: 'MEMBER_NOT_IN_GROUP',
      },
    })
  })

  it('appends a shared end, encoded once, to replies', async () => {
    const shared = new SharedReply('longPoll', {
      nextSeq: 9,
      rspMsgList: [long],
      nextBroadcastSeq: 0,
      broadcastMessageList: [],
      lostCount: 2,
    })
    const frames = ['a', 'b'].map((key) => shared.with({ key }).frame(name, poll))
    expect(frames[0]?.[1]).toBe(frames[1]?.[1])
    expect(await read(...(frames[1] ?? []))).toMatchObject({
      seq: 7,
      broken: 0,
      body: { key: 'b', nextSeq: 9, rspMsgList: [long], lostCount: 2 },
    })
  })

  it('does the same for a reply in JSON', async () => {
    const reply = new SharedReply('joinGroup', { messageList: [long] }).with({ startSeq: 3 })
    expect((await read(...reply.frame(name, join)))?.body).toMatchObject({ startSeq: 3, messageList: [long] })
    const nothing = new SharedReply('joinGroup', { messageList: [] }).with({})
    expect((await read(...nothing.frame(name, join)))?.body).toMatchObject({ messageList: [] })
  })

  it('encodes a push once per format', async () => {
    const push = new SharedPush('pushMessages', { messageList: [long], sessionData: 's' })
    expect(push.frame(name)).toBe(push.frame(name))
    expect((await read(push.frame(name)))?.body).toEqual({ messageList: [long], sessionData: 's' })
  })
})

describe('the packed wire', () => {
  it('compresses large bodies only', () => {
    const sizeOf = (name: WireName, text: string) =>
      new SharedPush('pushMessages', { messageList: [message(text)], sessionData: '' }).frame(name).length
    expect(sizeOf('packed', 'goal '.repeat(1_000))).toBeLessThan(sizeOf('binary', 'goal '.repeat(1_000)) / 10)
    expect(sizeOf('packed', 'goal')).toBe(sizeOf('binary', 'goal'))
    expect(sizeOf('binary', 'goal')).toBeLessThan(sizeOf('text', 'goal') / 3)
  })
})
