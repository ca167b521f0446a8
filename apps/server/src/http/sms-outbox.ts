import type { FastifyInstance } from 'fastify'
import type { Context } from '../services/context'
import { sentSms } from '../services/auth/sent-sms'
import { escaped } from './escaped'

/** The page of the local provider of SMS, which shows what it has sent. Only there if that provider is configured. */
export const registerSmsOutbox = (app: FastifyInstance, context: Context): void => {
  if (context.config.sms?.kind !== 'outbox') return
  app.get('/outbox/sms', async (_request, reply) => {
    const rows = (await sentSms(context)).map(
      ({ mobile, text, sent_at }) =>
        `<tr><td>${new Date(sent_at * 1_000).toISOString()}<td>${escaped(mobile)}<td>${escaped(text)}`,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`${HEAD}${rows.join('\n')}`)
  })
}

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sent SMS</title><h1>Sent SMS</h1><table><tr><th>Time<th>Mobile<th>Text
`
