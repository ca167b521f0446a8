import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { binaryFrame, framePayload, PING_FRAME, splitFrames, textFrame, textFrameParts } from './frames'

/** A real client, and the raw socket connected to it. */
const connected = async () => {
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const opened = new Promise<Socket>((resolve) =>
    http.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, () => resolve(socket as Socket)),
    ),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const received: string[] = []
  client.on('message', (data) => received.push(String(data)))
  onTestFinished(() => {
    client.terminate()
    http.close()
  })
  return { client, received, socket: await opened }
}

describe('textFrame', () => {
  it('is read by a WebSocket client at every length of its header', async () => {
    const { client, received, socket } = await connected()
    const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
    texts.push('进球 ⚽ 😀', 'é'.repeat(63))
    socket.write(Buffer.concat(texts.map(textFrame)))
    const closed = new Promise((resolve) => client.on('close', resolve))
    await expect.poll(() => received.length).toBe(texts.length)
    expect(received).toEqual(texts)
    client.close()
    await closed
  })
})

describe('frames written together', () => {
  it('are split into their payloads', () => {
    const payloads = [0, 125, 126, 65_535, 65_536].map((length) => Buffer.alloc(length, length % 251))
    const frames = [...payloads.map(binaryFrame), PING_FRAME, textFrame('比分')]
    const split = splitFrames(Buffer.concat(frames))
    expect(split.map((frame, i) => frame.equals(frames[i] ?? PING_FRAME))).toEqual(frames.map(() => true))
    expect(split.slice(0, 5).map((frame, i) => framePayload(frame).equals(payloads[i] ?? PING_FRAME))).toEqual(
      payloads.map(() => true),
    )
    expect(split.slice(5).map((frame) => framePayload(frame).toString())).toEqual(['', '比分'])
  })
})

describe('textFrameParts', () => {
  it('builds one frame from its own start and a shared end', async () => {
    const { received, socket } = await connected()
    const end = Buffer.from(`${'末'.repeat(30_000)}}`)
    for (const beginning of ['{"a":1,', '{"b":"进",'])
      for (const part of textFrameParts(beginning, end)) socket.write(part)
    await expect.poll(() => received.length).toBe(2)
    expect(received).toEqual([`{"a":1,${end.toString()}`, `{"b":"进",${end.toString()}`])
  })
})

describe('PING_FRAME', () => {
  it('is answered by the client automatically', async () => {
    const { socket } = await connected()
    const answered = new Promise<Buffer>((resolve) => socket.once('data', resolve))
    socket.write(PING_FRAME)
    expect((await answered)[0]).toBe(0x8a)
  })
})
