import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrame } from './read-frame'

const LIMITS = { jsonDepth: 6, jsonValues: 40 }
const head = { servcmd: 'session.ping', seq: 7 }
const read = (frame: unknown) => readFrame(JSON.stringify(frame), LIMITS)
const nested = (depth: number): unknown => (depth === 0 ? 1 : { A: nested(depth - 1) })

describe('readFrame', () => {
  it('returns the head, and the body in camelCase', () => {
    const frame = read({ head, body: { To_Account: '1', MsgBody: [{ MsgType: 'TIMTextElem' }] } })
    expect(frame).toMatchObject({
      ok: true,
      head: { servcmd: 'session.ping', seq: 7, a2: '' },
      body: { toAccount: '1', msgBody: [{ msgType: 'TIMTextElem' }] },
    })
  })

  it('rejects JSON that is too deep or has too many values, and returns the id for the reply', () => {
    expect(read({ head, body: nested(4) })).toMatchObject({ ok: true })
    expect(read({ head, body: nested(6) })).toMatchObject({ ok: false, servcmd: 'session.ping', seq: 7 })
    expect(read({ head, body: { List: Array(30).fill(0) } })).toMatchObject({ ok: true })
    expect(read({ head, body: { List: Array(50).fill(0) } })).toMatchObject({ ok: false, seq: 7 })
    expect(readFrame('['.repeat(60_000), LIMITS)).toMatchObject({ ok: false })
    expect(readFrame('['.repeat(30_000) + ']'.repeat(30_000), LIMITS)).toMatchObject({ ok: false })
  })

  it('refuses a head that is not valid', () => {
    for (const broken of [
      { ...head, seq: -1 },
      { ...head, seq: 1.5 },
      { ...head, servcmd: '' },
      { ...head, a2: 5 },
      null,
    ])
      expect(read({ head: broken, body: {} }), JSON.stringify(broken)).toMatchObject({ ok: false })
    expect(read({ head, body: [] })).toMatchObject({ ok: false })
  })

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readFrame(text, LIMITS)))
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (rawHead, body) => {
        const frame = read({ head: rawHead, body })
        expect(frame.ok || (typeof frame.servcmd === 'string' && Number.isSafeInteger(frame.seq))).toBe(true)
      }),
    )
  })

  it('is safe against prototype pollution', () => {
    const frame = readFrame(`{"head":${JSON.stringify(head)},"body":{"__proto__":{"isAdmin":true}}}`, LIMITS)
    expect(frame.ok && (frame.body as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
