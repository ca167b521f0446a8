import { connect as connectTcp, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { RunningServer } from '../src/server'

/** The query of a socket's URL. */
export const socketQuery = (server: RunningServer, fields: Record<string, string> = {}): string =>
  new URLSearchParams({
    sdkappid: String(server.context.config.sdkAppId),
    instanceid: 'x',
    platform: '3',
    random: '1',
    ...fields,
  }).toString()

/** An upgraded socket without a WebSocket library. */
export const rawSocket = async (server: RunningServer, path = '/info'): Promise<Socket> => {
  const socket = connectTcp(Number(new URL(server.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(
    `GET ${path}?${socketQuery(server)} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

/** A masked frame of up to 64 KiB, as a client sends it; not `isFinal` when more parts of it follow. */
export const maskedFrame = (opcode: number, payload: Buffer, isFinal = true): Buffer => {
  const long = payload.length > 125
  const header = Buffer.alloc(long ? 8 : 6)
  header[0] = (isFinal ? 0x80 : 0) | opcode
  header[1] = 0x80 | (long ? 126 : payload.length)
  if (long) header.writeUInt16BE(payload.length, 2)
  return Buffer.concat([header, payload])
}

/** The code of the closing frame that ends what a raw socket receives. */
export const closeCode = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    let received = Buffer.alloc(0)
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      const at = received.lastIndexOf(0x88)
      if (at !== -1 && received.length >= at + 4) resolve(received.readUInt16BE(at + 2))
    })
  })
