import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { newSubscription, pushService, VAPID } from '../../../test/push-service'
import { systemClock } from '../system-clock'
import { systemRandom } from '../system-random'
import { WebPusher } from './web-pusher'

const open = (services: readonly string[] = []) => {
  const lost: object[] = []
  const log = { warn: (facts: object) => void lost.push(facts) }
  const options = { clock: systemClock, random: systemRandom, log, waitMs: () => 1 }
  return { pusher: new WebPusher({ ...VAPID, services }, options), lost }
}

const MESSAGE = { payload: JSON.stringify({ title: '进球' }), ttl: 300, topic: 'match7' }

it('a browser reads what it gets, from a sender that the service can tell by its key', async () => {
  const { origin, received, newBrowser } = await pushService()
  const { pusher } = open([origin])
  expect(await pusher.send(newBrowser().subscription, MESSAGE)).toBe('sent')
  expect(received).toMatchObject([
    {
      text: { title: '进球' },
      headers: { ttl: '300', topic: 'match7', urgency: 'high', 'content-encoding': 'aes128gcm' },
    },
  ])
  const { authorization = '' } = received[0]?.headers ?? {}
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(VAPID.publicKey)
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ aud: origin, sub: VAPID.subject })
})

it('what a service does not take now is sent again, and given up after three times with a warning without the address', async () => {
  const { origin, received, statuses, newBrowser } = await pushService()
  const { pusher, lost } = open([origin])
  const { subscription } = newBrowser()
  statuses.push(503, 429)
  expect(await pusher.send(subscription, MESSAGE)).toBe('sent')
  expect(received).toHaveLength(3)
  statuses.push(500, 500, 500)
  expect(await pusher.send(subscription, MESSAGE)).toBe('failed')
  expect(received).toHaveLength(6)
  expect(lost).toEqual([{ service: origin, reason: 'status 500' }])
})

it.each([404, 410])('a browser that its service answers with %i for is gone', async (status) => {
  const { origin, statuses, newBrowser } = await pushService()
  statuses.push(status)
  expect(await open([origin]).pusher.send(newBrowser().subscription, MESSAGE)).toBe('gone')
})

it('no redirect is followed, because it could lead to another host', async () => {
  const { origin, received } = await pushService()
  const server = createServer((_request, reply) => reply.writeHead(307, { location: `${origin}/x` }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await open([service]).pusher.send({ ...newSubscription(), endpoint: `${service}/b` }, MESSAGE)).toBe('failed')
  expect(received).toEqual([])
})

it.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://db5p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/a',
  'https://push.example:8443/a',
])('takes the address %s of a known service', (endpoint) => {
  expect(open(['https://push.example:8443']).pusher.accepts({ ...newSubscription(), endpoint })).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilpush.apple.com.example/a',
  'https://notpush.apple.com/a',
  'https://user:secret@web.push.apple.com/a',
  'http://169.254.169.254/latest',
  'http://127.0.0.1/a',
  'file:///etc/passwd',
  'push',
])('takes no address %s, and sends nothing there', async (endpoint) => {
  const { pusher } = open()
  expect(pusher.accepts({ ...newSubscription(), endpoint })).toBe(false)
  expect(await pusher.send({ ...newSubscription(), endpoint }, MESSAGE)).toBe('gone')
})

it('takes no keys that are those of no browser', () => {
  const { pusher } = open()
  const subscription = newSubscription()
  expect(pusher.accepts(subscription)).toBe(true)
  expect(pusher.accepts({ ...subscription, auth: 'c2hvcnQ' })).toBe(false)
  expect(pusher.accepts({ ...subscription, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
})
