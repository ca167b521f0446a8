import { describe, expect, it } from 'vitest'
import { FrameWriter } from './frame-writer'

/** A socket that accepts all bytes at once, or none. */
const fakeSocket = (isStalled = false) => {
  const writes: Buffer[] = []
  return {
    writes,
    destroyed: false,
    writableLength: 0,
    write(bytes: Buffer) {
      writes.push(bytes)
      if (isStalled) this.writableLength += bytes.length
    },
  }
}

const setUp = (maxQueuedBytes = 1_000) => {
  const due: (() => void)[] = []
  const writer = new FrameWriter({ maxQueuedBytes, schedule: (flush) => due.push(flush) })
  return { writer, endTick: () => due.splice(0).forEach((flush) => flush()) }
}

const frames = (...texts: string[]) => texts.map((text) => Buffer.from(text))

describe('FrameWriter', () => {
  it('writes the frames of a tick together and in order', () => {
    const { writer, endTick } = setUp()
    const socket = fakeSocket()
    const outbox = writer.open(socket, () => {})
    for (const frame of frames('one ', 'two ', 'three')) outbox.send(frame)
    expect(socket.writes).toEqual([])
    endTick()
    expect(socket.writes.map(String)).toEqual(['one two three'])
    outbox.send(...frames('four ', 'five'))
    endTick()
    expect(socket.writes.map(String)).toEqual(['one two three', 'four five'])
  })

  it('shares the bytes between sockets that got the same frames', () => {
    const { writer, endTick } = setUp()
    const sockets = [fakeSocket(), fakeSocket(), fakeSocket(), fakeSocket()]
    const shared = frames('goal ', 'again')
    sockets.forEach((socket, i) => {
      const outbox = writer.open(socket, () => {})
      for (const frame of shared) outbox.send(frame)
      if (i === 3) outbox.send(Buffer.from('!'))
    })
    endTick()
    const [a, b, c, d] = sockets.map(({ writes }) => writes[0])
    expect(b).toBe(a)
    expect(c).toBe(a)
    expect([String(a), String(d)]).toEqual(['goal again', 'goal again!'])
  })

  it('closes a socket that reads too slowly and queues nothing more for it', () => {
    const { writer, endTick } = setUp(100)
    const socket = fakeSocket(true)
    let overflows = 0
    const outbox = writer.open(socket, () => (overflows += 1))
    for (let i = 0; i < 50; i += 1) outbox.send(Buffer.alloc(10))
    endTick()
    expect(overflows).toBe(1)
    expect(socket.writableLength).toBeLessThanOrEqual(110)
  })

  it('does not treat a burst beyond the limit as a slow reader while the system accepts it', () => {
    const { writer, endTick } = setUp(100)
    const socket = fakeSocket()
    let overflows = 0
    const outbox = writer.open(socket, () => (overflows += 1))
    for (let i = 0; i < 50; i += 1) outbox.send(Buffer.from('0123456789'))
    endTick()
    expect(overflows).toBe(0)
    expect(Buffer.concat(socket.writes).toString()).toBe('0123456789'.repeat(50))
  })

  it('writes flushed frames at once, and not a second time', () => {
    const { writer, endTick } = setUp()
    const socket = fakeSocket()
    const outbox = writer.open(socket, () => {})
    outbox.send(...frames('a', 'b'))
    outbox.flush()
    expect(socket.writes.map(String)).toEqual(['ab'])
    outbox.send(...frames('c'))
    endTick()
    expect(socket.writes.map(String)).toEqual(['ab', 'c'])
  })

  it('writes nothing to a closed socket', () => {
    const { writer, endTick } = setUp()
    const socket = fakeSocket()
    const outbox = writer.open(socket, () => {})
    outbox.send(...frames('a'))
    socket.destroyed = true
    endTick()
    outbox.send(...frames('b'))
    endTick()
    expect(socket.writes).toEqual([])
  })
})
