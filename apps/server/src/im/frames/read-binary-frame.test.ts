import { binary, writeAnswer } from '@org/im-sdk/binary'
import { commands } from '@org/im-sdk/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBinaryFrame } from './read-binary-frame'

const LIMITS = { jsonDepth: 6, jsonValues: 40 }

const request = (servcmd: string, body: Record<string, unknown>): Uint8Array =>
  binary.encode({
    head: {
      servcmd,
      seq: 7,
      reqtime: 1,
      ver: '1',
      sdkversion: '1',
      platform: 3,
      sdkappid: 1,
      contenttype: 'json',
      identifier: 'alice',
      instanceid: 'x',
      sdkability: 1,
    },
    body,
  }) as Uint8Array

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

describe('readBinaryFrame', () => {
  it('returns the head, and bodies of both kinds in camelCase', () => {
    expect(
      readBinaryFrame(request(commands.setC2CRead.wire, { peerAccount: 'bob', messageReadSeq: 3 }), LIMITS),
    ).toMatchObject({
      ok: true,
      head: { servcmd: 'message.set_c2c_read', seq: 7, identifier: 'alice', a2: '' },
      body: { peerAccount: 'bob', messageReadSeq: 3 },
    })
    expect(
      readBinaryFrame(request(commands.longPoll.wire, { groupID: 'g', key: 'k', startSeq: 2 }), LIMITS),
    ).toMatchObject({
      ok: true,
      body: { groupID: 'g', key: 'k', startSeq: 2 },
    })
  })

  it('rejects a body of thousands of empty elements unread, and returns the id for the reply', () => {
    const { wire } = commands.sendC2CMessage
    const hollow = Uint8Array.from({ length: 60_000 }, (_, index) => (index % 2 === 0 ? 0x22 : 0))
    const bytes = writeAnswer({ servcmd: wire, seq: 7 }, hollow)
    const reason = 'The body is not what its command has.'
    expect(readBinaryFrame(bytes, LIMITS)).toEqual({ ok: false, servcmd: wire, seq: 7, reason })
  })

  it('rejects JSON that is too deep or has too many values, and returns the id for the reply', () => {
    const { wire } = commands.quitGroup
    expect(readBinaryFrame(request(wire, { deep: nested(5) }), LIMITS)).toMatchObject({ ok: true })
    expect(readBinaryFrame(request(wire, { deep: nested(6) }), LIMITS)).toMatchObject({
      ok: false,
      servcmd: wire,
      seq: 7,
    })
    expect(readBinaryFrame(request(wire, { list: Array(50).fill(0) }), LIMITS)).toMatchObject({ ok: false, seq: 7 })
  })

  it('never throws, whatever the bytes', () => {
    const sound = request(commands.sendC2CMessage.wire, {
      toAccount: 'bob',
      msgBody: [{ msgType: 'TIMTextElem', msgContent: { text: 'hi' } }],
      clientTime: 1,
      clientSequence: 1,
      random: 1,
    })
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.nat(sound.length).map((length) => sound.slice(0, length)),
      fc.tuple(fc.nat(sound.length - 1), fc.nat(255)).map(([at, byte]) => sound.slice().fill(byte, at, at + 1)),
    )
    fc.assert(
      fc.property(bytes, (data) => {
        expect(typeof readBinaryFrame(data, LIMITS).ok).toBe('boolean')
      }),
      { numRuns: 3_000 },
    )
  })
})
