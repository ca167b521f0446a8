import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Notification } from '../../ports/notifier'
import { systemClock } from '../system-clock'
import { WebhookNotifier, type WebhookOptions } from './webhook-notifier'

const notification = (userID: string): Notification => ({
  userID,
  conversationID: 'C2Cann',
  fromAccount: 'ann',
  nick: 'Ann',
  sequence: 1,
  time: 1,
  isMention: false,
  title: '',
  description: '',
  extension: '',
  ignoreIOSBadge: false,
  androidOPPOChannelID: '',
  devices: [],
})

/** A receiver that gives these replies one after the other, the last one for ever. */
const receiver = async (...statuses: number[]) => {
  const got: { users: string[]; batch: unknown; isSigned: boolean }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { 'x-timestamp': time, 'x-signature': signature, 'x-batch': batch } = request.headers
      const isSigned =
        signature ===
        createHmac('sha256', 'k')
          .update(`${String(time)}.${body}`)
          .digest('hex')
      const { notifications } = JSON.parse(body) as { notifications: Notification[] }
      got.push({ users: notifications.map(({ userID }) => userID), batch, isSigned })
      reply.writeHead(statuses[Math.min(got.length, statuses.length) - 1] ?? 200).end('thanks')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const lost: object[] = []
  const open = (options: Partial<WebhookOptions> = {}) => {
    const { port } = server.address() as AddressInfo
    const log = { warn: (facts: object) => void lost.push(facts) }
    const base = { clock: systemClock, log, waitMs: () => 1 }
    const notifier = new WebhookNotifier({ url: `http://127.0.0.1:${port}/`, key: 'k' }, { ...base, ...options })
    onTestFinished(() => notifier.stop())
    return notifier
  }
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { got, lost, open }
}

it('notifications are posted in signed batches, in order', async () => {
  const { got, open } = await receiver(200)
  open({ batchSize: 2 }).notify(['a', 'b', 'c'].map(notification))
  await expect.poll(() => got.flatMap(({ users }) => users)).toEqual(['a', 'b', 'c'])
  expect(got.map(({ users, isSigned }) => [users.length, isSigned])).toEqual([
    [2, true],
    [1, true],
  ])
})

it('a batch that was refused is sent again with the same name, before the next one', async () => {
  const { got, lost, open } = await receiver(500, 429, 200)
  open({ batchSize: 1 }).notify(['a', 'b'].map(notification))
  await expect.poll(() => got.map(({ users: [user] }) => user)).toEqual(['a', 'a', 'a', 'b'])
  expect(new Set(got.map(({ batch }) => batch)).size).toBe(2)
  expect(lost).toEqual([])
})

it('a batch that waits for its next attempt is lost with a warning when the server stops', async () => {
  const { got, lost, open } = await receiver(500)
  const notifier = open({ waitMs: () => 60_000 })
  notifier.notify(['a', 'b'].map(notification))
  await expect.poll(() => got.length).toBe(1)
  notifier.stop()
  await expect.poll(() => lost).toMatchObject([{ count: 2, reason: 'the server stops' }])
})

it('what cannot be delivered is given up, and what does not fit is not taken, both with a warning', async () => {
  const { got, lost, open } = await receiver(500)
  const notifier = open({ batchSize: 1, maxQueued: 2, attempts: 2 })
  notifier.notify(['a', 'b', 'c', 'd'].map(notification))
  await expect.poll(() => lost.length).toBe(3)
  expect(got.map(({ users: [user] }) => user)).toEqual(['a', 'a', 'b', 'b'])
  expect(lost).toMatchObject([
    { count: 2, lost: 2, reason: 'too many wait' },
    { count: 1, lost: 3, reason: 'status 500' },
    { count: 1, lost: 4 },
  ])
})
