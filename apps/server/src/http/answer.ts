import {
  type CommonFields,
  commonFields,
  type Endpoint,
  type EndpointName,
  endpoints,
  type ReplyEnvelope,
} from '@org/api-client/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Credentials, resolveViewer, type Viewer } from '../services/auth/viewer'
import type { Context } from '../services/context'
import { networkOf } from '../services/auth/network-of'
import { CaptchaUnavailableError } from '../ports/captcha'
import { PasswordsBusyError } from '../ports/passwords'
import type { Handler } from './handler'
import { handlers } from './handlers'
import { languageOf } from '../services/language'
import { ENDPOINT_LIMITS, NETWORK_LIMIT } from './rate-limits'
import { Refusal } from '../services/refusal'

/**
 * Runs one call of the contract: limits, request, viewer, handler, reply. Throws a `Refusal`, or what is a fault of
 * ours.
 */
export const answer = async (
  context: Context,
  name: EndpointName,
  request: FastifyRequest,
): Promise<ReplyEnvelope | Uint8Array> => {
  const row: Endpoint = endpoints[name]
  const network = networkOf(request.ip)
  await takeTurn(context, name, network)
  const input = inputOf(request)
  const common = parse(commonFields, input)
  const fields = parse(row.request, input)
  const credentials = credentialsOf(request, common)
  const viewer = await resolveViewer(context, credentials)
  admit(row, viewer)

  // The row has checked request and viewer; TypeScript cannot follow a look-up by a name that varies.
  const handle = handlers[name] as Handler<Endpoint>
  const call = { context, viewer, lang: languageOf(common.lang), network, common }
  const data = await nameUnavailable(context, () => handle(fields, call))
  if (context.config.checkReplies) checkReply(name, row, data)
  return row.binary === undefined ? { status: 0, msg: '', data } : (data as Uint8Array)
}

type Input = Readonly<Record<string, unknown>>

/** One flat record: the path wins over the body, the body over the query. A token in a query counts for nothing. */
const inputOf = (request: FastifyRequest): Input => {
  const { token: _ignored, ...query } = asRecord(request.query)
  return { ...query, ...asRecord(request.body), ...asRecord(request.params) }
}

const asRecord = (value: unknown): Record<string, unknown> => {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new Refusal('invalidRequest')
  return value as Record<string, unknown>
}

const credentialsOf = (request: FastifyRequest, { uid, token }: CommonFields): Credentials => {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return { uid: String(uid ?? ''), token: token || (bearer ?? '') }
}

const takeTurn = async ({ config, limiter }: Context, name: EndpointName, network: string) => {
  if (!config.rateLimits) return
  const own = ENDPOINT_LIMITS[name]
  const free = await limiter.take(`rest:${network}`, NETWORK_LIMIT)
  if (!free || (own !== undefined && !(await limiter.take(`rest:${name}:${network}`, own))))
    throw new Refusal('tooManyRequests')
}

const parse = <Schema extends v.GenericSchema>(schema: Schema, input: Input): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new Refusal('invalidRequest', result.issues.map(fieldOf).join(', '))
  return result.output
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'body'

const admit = ({ viewer: wanted }: Endpoint, viewer: Viewer) => {
  if (wanted === 'anyone' || viewer.kind === 'member') return
  if (viewer.kind === 'visitor') throw new Refusal('loginExpired')
  if (wanted === 'member') throw new Refusal('membersOnly')
}

/** What the server cannot do at the moment is refused by name. */
const nameUnavailable = async <T>({ log }: Context, run: () => T | Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof PasswordsBusyError) throw new Refusal('busy')
    if (!(error instanceof CaptchaUnavailableError)) throw error
    log.error({ reason: error.message }, 'the provider of captchas cannot be used')
    throw new Refusal('captchaUnavailable')
  }
}

const checkReply = (name: EndpointName, row: Endpoint, data: unknown) => {
  const result = v.safeParse(row.reply, data)
  if (result.success) return
  const faults = result.issues.map((issue) => `${fieldOf(issue)}: ${issue.message}`)
  throw new Error(`The reply of ${name} breaks the contract. ${faults.join('; ')}`)
}
