import { createHmac } from 'node:crypto'
import type { SmsProvider } from '../../config/sms-settings'
import { errorLine } from '../../ports/back-off'
import { seconds, type Clock } from '../../ports/clock'
import { type Sms, SmsUnavailableError } from '../../ports/sms'

/**
 * Posts each message to a URL of the operator. The signature is the HMAC-SHA256 of `<x-timestamp>.<body>` in hexadecimal
 * digits. A message is sent once: the user asks for another code if it does not arrive.
 */
export const webhookSms = (
  { url, key }: Extract<SmsProvider, { kind: 'webhook' }>,
  clock: Clock,
  timeoutMs = 5_000,
): Sms => ({
  send: async (message) => {
    const timestamp = String(seconds(clock))
    const body = JSON.stringify(message)
    const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new SmsUnavailableError(errorLine(error))
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new SmsUnavailableError(`status ${reply.status}`)
  },
})
