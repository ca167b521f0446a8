import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Opens a WebSocket without a library: data after the handshake is raw bytes. */
export const openRawSocket = (port: number, path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('data', (answer) => {
      const [status] = answer.toString('latin1').split('\r\n')
      if (status?.startsWith('HTTP/1.1 101')) resolve(socket)
      else reject(new Error(`The handshake was answered with ${status}.`))
    })
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    )
  })

/** A text frame of a client: masked with zeros, which is allowed and free. */
export const maskedFrame = (text: string): Buffer => {
  const payload = Buffer.from(text)
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), payload])
}
