import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const sender = createECDH('prime256v1')

/** The keys of a sender. */
export const VAPID = {
  publicKey: sender.generateKeys('base64url'),
  privateKey: sender.getPrivateKey('base64url'),
  subject: 'mailto:push@example.invalid',
}

/** What a browser of a service that is never called has subscribed to. */
export const newSubscription = () => browserOf('https://fcm.googleapis.com/fcm/send').subscription

/** A browser with its keys, at a push service. */
const browserOf = (service: string) => {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys()
  const auth = randomBytes(16)
  const read = (message: Buffer): unknown => {
    const [salt, theirs, record] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
    const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    cipher.setAuthTag(record.subarray(-16))
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    return JSON.parse(text.subarray(0, -1).toString())
  }
  const id = randomBytes(8).toString('hex')
  return {
    id,
    read,
    subscription: {
      endpoint: `${service}/${id}`,
      p256dh: p256dh.toString('base64url'),
      auth: auth.toString('base64url'),
    },
  }
}

interface Received {
  readonly browser: string
  readonly text: unknown
  readonly headers: IncomingHttpHeaders
}

/** A push service at the edge of the network, until the end of the test. Its browsers read what they get. */
export const pushService = async () => {
  const browsers = new Map<string, ReturnType<typeof browserOf>>()
  /** What it answers from now on; 201 by default. */
  const statuses: number[] = []
  /** The ids of browsers that take no more. */
  const gone = new Set<string>()
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const id = request.url?.slice(1) ?? ''
      const text = browsers.get(id)?.read(Buffer.concat(parts))
      received.push({ browser: id, text, headers: request.headers })
      reply.writeHead(gone.has(id) ? 410 : (statuses.shift() ?? 201)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const newBrowser = () => {
    const browser = browserOf(origin)
    browsers.set(browser.id, browser)
    return browser
  }
  return { origin, statuses, gone, received, newBrowser }
}
