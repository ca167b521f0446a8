import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { PaymentProvider } from '../ports/payments'
import { paymentAt, takeNotice } from '../services/money/recharge'
import type { Context } from '../services/context'
import { localPayPage } from './local-pay-page'

const FORM = 'application/x-www-form-urlencoded'
const BODY_BYTES = 65_536

/** The pages on which money is paid, and the door for what providers say. Only there with a provider. */
export const registerPayments = async (app: FastifyInstance, context: Context): Promise<void> => {
  const { payments } = context
  if (payments === null) return
  await app.register(async (pay) => {
    pay.removeAllContentTypeParsers()
    pay.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      async (_request: unknown, body: string) => body,
    )
    addPage(pay, context, payments)
    pay.post(`/webapi/pay/notify/${payments.name}`, async (request, reply) => {
      const notice = payments.readNotice(String(request.body ?? ''), request.headers)
      const isTaken = notice !== null && (await takeNotice(context, payments.name, notice)) !== null
      return reply
        .code(isTaken ? 200 : 400)
        .type('text/plain')
        .send(isTaken ? 'ok' : 'refused')
    })
  })
}

const addPage = (pay: FastifyInstance, context: Context, payments: PaymentProvider) => {
  const path = `/pay/${payments.name}/:id`
  pay.get<{ Params: { id: string }; Querystring: { sign?: string } }>(path, async ({ params, query }, reply) => {
    const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0
    const payment = await paymentAt(context, { id, provider: payments.name, signature: String(query.sign ?? '') })
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (payment === null) return reply.redirect('/m/wallet', 303)
    const page = await payments.open(payment)
    if ('redirect' in page) return reply.redirect(page.redirect, 303)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .send(localPayPage(payment, page.choices))
  })
  // A button of the page of the local provider, which sends the notice that it stands for.
  pay.post(path, async (request, reply) => {
    const told = v.safeParse(v.pipe(v.string(), v.parseJson(), button), formField(request.headers, request.body))
    const notice = told.success ? payments.readNotice(told.output.body, told.output.headers) : null
    const backTo = notice && (await takeNotice(context, payments.name, notice))
    return reply.redirect(backTo ?? '/m/wallet', 303)
  })
}

const button = v.object({ body: v.string(), headers: v.record(v.string(), v.string()) })

const formField = (headers: Readonly<Record<string, unknown>>, body: unknown): string =>
  String(headers['content-type'] ?? '').startsWith(FORM) ? (new URLSearchParams(String(body)).get('notice') ?? '') : ''
