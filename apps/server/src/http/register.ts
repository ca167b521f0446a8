import cors from '@fastify/cors'
import { type EndpointName, endpoints, type ReplyEnvelope } from '@org/api-client/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Answers } from '../services/changes/answers'
import type { Context } from '../services/context'
import { isUnstorable } from '../store/database/unstorable'
import { answer } from './answer'
import { sendWritten } from './compression'
import { languageOf } from '../services/language'
import type { Sites } from '../services/sites/sites'
import { Refusal, type RefusalName, REFUSALS } from '../services/refusal'
import { SiteSwitches } from '../services/sites/site-switches'
import { WrittenReply } from '../services/written-reply'
import { registerSiteFiles } from './site-files'
import { registerWebReport } from './web-report'

/** Registers every row of the contract. Errors of all routes expose only the contract's messages. */
export const registerRest = async (app: FastifyInstance, context: Context, sites: Sites): Promise<void> => {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => sendError(context, error, request, reply))
  await app.register(async (api) => {
    await allowOrigins(api, context.config.corsOrigins)
    await api.register((form) => registerWebReport(form, context))
    registerSiteFiles(api, context.config)
    const rest = { context, sites, switches: new SiteSwitches(context), answers: new Answers(context) }
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path, binary } = endpoints[name]
      api.route({
        method,
        url: path,
        handler: async (request, reply) => {
          const body = await answer(rest, name, request)
          reply.header('cache-control', 'no-store')
          if (body instanceof WrittenReply) return sendWritten(body, request, reply)
          return binary === undefined ? body : reply.type(binary).send(body)
        },
      })
    }
  })
}

/** The reply for unknown paths. */
export const noSuchPath = (request: FastifyRequest, reply: FastifyReply) => sendRefusal('noSuchPath', request, reply)

/** The reply for malformed URLs. */
export const badAddress = (request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal('invalidRequest', request, reply)

const allowOrigins = async (api: FastifyInstance, origins: readonly string[]) => {
  if (origins.length === 0) return
  await api.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'authorization'],
    maxAge: 86_400,
  })
}

const sendError = (
  context: Context,
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (error instanceof Refusal)
    return sendRefusal(error.refusal, request, reply, { detail: context.config.production ? '' : error.detail })
  // What Fastify itself refuses: broken JSON, a body too large, a type that is not JSON.
  if (error.statusCode !== undefined && error.statusCode < 500)
    return sendRefusal('invalidRequest', request, reply, { http: error.statusCode })
  // The contract's schemas reject such values first; this is for values that reach the database another way.
  if (isUnstorable(error)) {
    context.log.warn({ path: request.routeOptions.url, reason: error.message }, 'the database cannot hold a value')
    return sendRefusal('invalidRequest', request, reply)
  }
  // A caller that disconnects during compression is not an error.
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
    context.log.error({ err: error, path: request.routeOptions.url }, 'a call failed')
  return sendRefusal('failed', request, reply)
}

const sendRefusal = (
  name: RefusalName,
  request: FastifyRequest,
  reply: FastifyReply,
  { http, detail = '' }: { readonly http?: number; readonly detail?: string } = {},
) => {
  const { status, texts, http: usual } = REFUSALS[name]
  const text = texts[languageOf(languageField(request))]
  const body: ReplyEnvelope = { status, msg: detail === '' ? text : `${text} (${detail})`, data: null }
  return reply
    .code(http ?? usual)
    .header('cache-control', 'no-store')
    .send(body)
}

const languageField = ({ query, body }: FastifyRequest): string | undefined => {
  const fields = { ...(query as object | null), ...(typeof body === 'object' ? body : {}) } as { lang?: unknown }
  return typeof fields.lang === 'string' ? fields.lang : undefined
}
