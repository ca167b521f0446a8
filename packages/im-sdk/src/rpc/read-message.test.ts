import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forWire, fromWire } from '../protocol/wire-names'
import { storedMessage } from '../testing'
import { readMessage, readMessages } from './read-message'

describe('reading a message of a frame', () => {
  it('reads the same as the general renaming of keys', () => {
    const message = storedMessage({
      cloudCustomData: '{}',
      avatar: 'a.png',
      nameCard: 'card',
      senderLevel: 12,
      senderRole: 'Admin',
      priority: 'High',
      groupType: 'Public',
      groupID: 'g',
    })
    expect(readMessage(forWire(message))).toEqual(message)
    expect(fromWire(forWire(message))).toEqual(message)
  })

  it('reads the three fields of a custom message', () => {
    const message = storedMessage({
      msgBody: [{ msgType: 'TIMCustomElem', msgContent: { data: 'd', description: 'e', extension: 'f' } }],
    })
    expect(readMessage(forWire(message))).toEqual(message)
  })

  it('keeps the content of an unknown element', () => {
    const message = storedMessage({ msgBody: [{ msgType: 'TIMFaceElem', msgContent: { index: 3, data: 'x' } }] })
    expect(readMessage(forWire(message))).toEqual(message)
  })

  it('fills fields a server leaves out', () => {
    const { nick: _nick, senderLevel: _level, ...rest } = storedMessage()
    expect(readMessage(forWire(rest))).toMatchObject({ nick: '', senderLevel: 0 })
  })

  it('counts invalid messages and keeps the others', () => {
    const whole = storedMessage()
    const others = ['x', -1, 0.5, 1e300].map((sequence) => forWire({ ...whole, sequence }))
    const { messages, broken } = readMessages([null, 1, {}, forWire(whole), ...others])
    expect(messages).toEqual([whole])
    expect(broken).toBe(7)
    expect(readMessage(forWire({ ...whole, time: 1e300 }))).toEqual({ ...whole, time: 0 })
  })

  it('never throws, for any input', () => {
    const keys = fc.constantFrom('From_Account', 'To_Account', 'Sequence', 'Random', 'MsgBody', 'GroupId')
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(keys, fc.anything()), (value, wire) => {
        expect(readMessages([value, wire]).messages.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
