import { describe, expect, it } from 'vitest'
import { inTime, loggedIn, startChat } from '../testing'

const reading = async () => {
  const started = await loggedIn('alice')
  const { chat, server, clock } = started
  server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
  const read = (conversationID = 'C2Cbob') => chat.setMessageRead({ conversationID })
  const say = async (ms = 10) => {
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(ms)
  }
  const marks = (name: 'setC2CRead' | 'setGroupRead' = 'setC2CRead') =>
    server.requests.filter((request) => request.name === name).map(({ body }) => body.messageReadSeq)
  const mark = () => server.world.readMark('alice', { peer: 'bob', groupID: '' })
  return { ...started, read, say, marks, mark }
}

describe('a read report', () => {
  it('is sent at once, then at most once a second with the newest mark', async () => {
    const { clock, read, say, marks, mark } = await reading()
    const calls: Promise<unknown>[] = []
    for (let index = 0; index < 100; index++) {
      await say(25)
      calls.push(read())
    }
    await inTime(clock, Promise.all(calls))
    expect(marks()[0]).toBe(1)
    expect(marks().length).toBeLessThanOrEqual(4)
    expect([marks().at(-1), mark()]).toEqual([100, 100])
  })

  it('of one conversation does not wait for that of another', async () => {
    const { server, clock, read, say, marks } = await reading()
    server.say({ from: 'bob', groupID: 'fans' })
    await say()
    await inTime(clock, Promise.all([read(), read('GROUPfans')]))
    expect([marks(), marks('setGroupRead')]).toEqual([[1], [1]])
  })

  it('resolves when the server has the read mark of the call', async () => {
    const { clock, read, say, mark } = await reading()
    await say()
    await inTime(clock, read())
    await say()
    const second = read()
    await clock.advance(100)
    expect(mark()).toBe(1)
    await inTime(clock, second)
    expect(mark()).toBe(2)
  })

  it('that was cut off is sent again after the reconnect', async () => {
    const { server, clock, read, say, mark } = await reading()
    await say()
    const answer = server.handler('setC2CRead')
    server.answer('setC2CRead', () => {
      server.network.cut()
      return {}
    })
    const call = read().catch(() => undefined)
    await clock.advance(100)
    server.answer('setC2CRead', answer)
    await inTime(clock, call)
    await clock.advance(5_000)
    expect(mark()).toBe(1)
  })

  it('that is not answered in time is sent again by itself, until it is acknowledged', async () => {
    const { server, clock, read, say, marks, mark } = await reading()
    await say()
    server.network.fate = (data, direction) =>
      direction === 'up' && data.includes('set_c2c_read') ? 'drop' : 'deliver'
    await expect(inTime(clock, read())).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT' })
    await clock.advance(40_000)
    expect(mark()).toBe(0)
    server.network.fate = () => 'deliver'
    await clock.advance(40_000)
    expect(mark()).toBe(1)
    const count = marks().length
    await clock.advance(60_000)
    expect(marks()).toHaveLength(count)
  })

  it('without a connection reaches the server after the reconnect, even if that takes long', async () => {
    const { server, clock, read, say, mark, marks } = await reading()
    await say()
    server.network.isUp = false
    server.network.cut()
    for (let index = 0; index < 5; index++) read().catch(() => undefined)
    await clock.advance(120_000)
    server.network.isUp = true
    await clock.advance(60_000)
    expect(mark()).toBe(1)
    expect(marks().length).toBeLessThanOrEqual(2)
  })

  it('is retried automatically if the service is busy, and not if it is refused', async () => {
    const { server, clock, read, say, marks, mark } = await reading()
    await say()
    const answer = server.handler('setC2CRead')
    server.answer('setC2CRead', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    await expect(inTime(clock, read())).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    server.answer('setC2CRead', answer)
    await clock.advance(40_000)
    expect(mark()).toBe(1)
    await say()
    server.answer('setC2CRead', () => {
      throw server.refuse('INVALID_ID')
    })
    await expect(inTime(clock, read())).rejects.toMatchObject({ errorName: 'INVALID_ID' })
    const count = marks().length
    await clock.advance(60_000)
    expect(marks()).toHaveLength(count)
  })

  it('is dropped at the logout', async () => {
    const { chat, server, clock, read, say, marks } = await reading()
    await say()
    await inTime(clock, read())
    await say()
    const waiting = read()
    waiting.catch(() => undefined)
    await inTime(clock, chat.logout())
    await expect(inTime(clock, waiting)).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    await clock.advance(2_000)
    expect([marks(), clock.waiting]).toEqual([[1], 0])
    const zoe = startChat({ server, clock })
    await inTime(clock, zoe.chat.login({ userID: 'zoe', userSig: 'sig' }))
    expect(marks()).toEqual([1])
  })
})
