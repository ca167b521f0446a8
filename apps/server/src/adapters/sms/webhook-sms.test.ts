import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { smsProvider } from '../../config/sms-settings'
import { SmsUnavailableError } from '../../ports/sms'
import { systemClock } from '../system-clock'
import { webhookSms } from './webhook-sms'

const MESSAGE = { mobile: '13800138000', text: 'Seu código é 482913' }
const KEY = 'the operator’s key'

/** A receiver that answers with a status, and what it got. */
const receiver = async (status: number) => {
  const got: { body: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      got.push({ body, headers: request.headers })
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { got, url, sms: webhookSms({ kind: 'webhook', url, key: KEY }, systemClock) }
}

it('posts a message with the signature of its time and body', async () => {
  const { got, sms } = await receiver(204)
  await sms.send(MESSAGE)
  const [{ body, headers } = { body: '', headers: {} as Record<string, unknown> }] = got
  expect(JSON.parse(body)).toEqual(MESSAGE)
  const signed = `${String(headers['x-timestamp'])}.${body}`
  expect(headers['x-signature']).toBe(createHmac('sha256', KEY).update(signed).digest('hex'))
})

it('says that SMS is unavailable if the receiver refuses a message or cannot be reached', async () => {
  const { sms } = await receiver(500)
  await expect(sms.send(MESSAGE)).rejects.toThrow(SmsUnavailableError)
  const nobody = webhookSms({ kind: 'webhook', url: 'http://127.0.0.1:1', key: KEY }, systemClock)
  await expect(nobody.send(MESSAGE)).rejects.toThrow(SmsUnavailableError)
})

it.each([
  [{}, { kind: 'outbox' }],
  [{ NODE_ENV: 'production' }, null],
  [{ NODE_ENV: 'production', SMS: 'outbox' }, { kind: 'outbox' }],
  [
    { SMS: 'webhook', SMS_URL: 'https://sms.example/send', SMS_KEY: KEY },
    { kind: 'webhook', url: 'https://sms.example/send', key: KEY },
  ],
])('the environment %j gives the provider %j', (env, provider) => {
  expect(smsProvider(env)).toEqual(provider)
})

it.each([
  [{ SMS: 'pigeon' }, 'SMS=pigeon'],
  [{ SMS: 'webhook', SMS_KEY: KEY }, 'SMS_URL='],
  [{ SMS: 'webhook', SMS_URL: 'https://sms.example' }, 'SMS_KEY'],
])('the environment %j is refused with %s', (env, part) => {
  expect(() => smsProvider(env)).toThrow(part)
})
