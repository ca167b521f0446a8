import { commandSchemas, fromWire, REPORT_PATH, type Commands, type RequestOf } from '@org/im-sdk/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../services/context'
import { fits, JSON_LIMITS } from '../services/json-limits'
import { networkOf } from '../services/auth/network-of'
import { seconds } from '../ports/clock'
import { addEvents } from '../store/im/reports'
import { Refusal } from '../services/refusal'

/**
 * Receives events of clients without a connection, as a form with the report as JSON in its only field. Callers are not
 * authenticated, so the events are stored as unverified, and nothing is sent back. Rule: SRV-1.
 */
export const registerWebReport = async (api: FastifyInstance, context: Context): Promise<void> => {
  const { config, clock, db, limiter } = context
  api.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body)
  api.post(REPORT_PATH, async (request, reply) => {
    if (config.rateLimits && !(await limiter.take(`web-report:${networkOf(request.ip)}`, PER_NETWORK)))
      throw new Refusal('tooManyRequests')
    const report = reportOf(request, config.sdkAppId)
    if (report === null) throw new Refusal('invalidRequest')
    await addEvents(db, report, { now: seconds(clock), verified: false })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

const FORM = 'application/x-www-form-urlencoded'
const PER_NETWORK = { count: 60, perMs: 60_000 }

const querySchema = v.object({
  sdkappid: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
  reqtime: v.pipe(v.string(), v.regex(/^\d{1,13}$/)),
})

/** Null for anything but a report to this app. */
const reportOf = ({ query, body }: FastifyRequest, sdkAppId: number): RequestOf<Commands['reportEvents']> | null => {
  const fields = v.safeParse(querySchema, query)
  if (!fields.success || Number(fields.output.sdkappid) !== sdkAppId || typeof body !== 'string') return null
  const sent = parse(new URLSearchParams(body).get('report') ?? '')
  if (!fits(sent, JSON_LIMITS)) return null
  const report = v.safeParse(commandSchemas.reportEvents.request, fromWire(sent))
  return report.success && report.output.header.SDKAppID === sdkAppId ? report.output : null
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
