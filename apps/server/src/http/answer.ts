import {
  API_STATUS,
  bodiesOf,
  type CommonFields,
  commonFields,
  contractFaults,
  type Endpoint,
  type EndpointName,
  endpoints,
  refusalsOf,
  type ReplyEnvelope,
} from '@org/api-client/contract'
import { siteOfSource } from '@org/site-brands'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { deviceName } from '../services/auth/device-name'
import { type Credentials, resolveViewer, type Viewer } from '../services/auth/viewer'
import { ReusedKeyError, type Answers } from '../services/changes/answers'
import { Change } from '../services/changes/change'
import type { Context } from '../services/context'
import { networkOf } from '../services/auth/network-of'
import { CaptchaUnavailableError } from '../ports/captcha'
import { SmsUnavailableError } from '../ports/sms'
import { PasswordsBusyError } from '../ports/passwords'
import { bodyHash, type RequestID } from '../store/im/request-answers'
import { admit } from './admit'
import type { Handler } from './handler'
import { handlers } from './handlers'
import { languageOf } from '../services/language'
import { countCall, countNetworkCall, isCounted } from './rate-limits'
import type { Sites } from '../services/sites/sites'
import { Refusal, REFUSALS } from '../services/refusal'
import type { SiteSwitches } from '../services/sites/site-switches'
import { WrittenReply } from '../services/written-reply'

/**
 * Runs one call of the contract: limits, request, viewer, switch, handler, reply. Throws a `Refusal`, or an Error for a
 * fault of the server.
 */
export const answer = async (
  { context, switches, sites, answers }: RestContext,
  name: EndpointName,
  request: FastifyRequest,
): Promise<ReplyEnvelope | Uint8Array | WrittenReply<unknown>> => {
  const row: Endpoint = endpoints[name]
  const network = networkOf(request.ip)
  const counts = isCounted(request)
  if (counts) {
    await countNetworkCall(context, network)
    await countCall(context, row, { address: network })
  }
  const input = inputOf(request)
  const common = parse(commonFields, input)
  const fields = parse(bodiesOf(name).request, input)
  const managed = row.manages?.(fields) ?? null
  const viewer = await resolveViewer(context, credentialsOf(request, common), { managed, network })
  admit(row.needs, viewer)
  const site = sites.siteAt(request.host, siteOfSource(common.sp_source ?? ''))
  if (await switches.isClosed(site, row)) throw new Refusal('switchedOff')
  if (counts)
    await countCall(context, row, { viewer: viewer.kind === 'visitor' ? network : viewer.userID, ...mobileOf(fields) })

  // The row has checked request and viewer; TypeScript cannot follow a look-up by a name that varies.
  const handle = handlers[name] as Handler<Endpoint>
  const device = deviceName(request.headers['user-agent'] ?? '', common.mobile_model)
  const call = { context, viewer, lang: languageOf(common.lang), network, device, common, site }
  const run = async () => {
    try {
      const handled = await handle(fields, call)
      return handled instanceof Change ? await answers.once(requestOf(name, viewer, common, fields), handled) : handled
    } catch (error) {
      // A repeated request could be refused, because the first one has used up its proof.
      const before =
        row.key && error instanceof Refusal ? await answers.before(requestOf(name, viewer, common, fields)) : null
      if (before === null) throw error
      return before
    }
  }
  const data = await named(context, () => (context.config.checkReplies ? checked(row, run) : run()))
  if (data instanceof WrittenReply) return data
  return row.binary === undefined ? { status: 0, msg: '', data } : (data as Uint8Array)
}

/** The dependencies of `answer`. */
export interface RestContext {
  readonly context: Context
  readonly switches: SiteSwitches
  readonly sites: Sites
  readonly answers: Answers
}

/** The identity of a keyed request. Null without a key, and for visitors. */
const requestOf = (
  name: EndpointName,
  viewer: Viewer,
  { request_key }: CommonFields,
  fields: unknown,
): RequestID | null =>
  request_key === undefined || viewer.kind === 'visitor'
    ? null
    : { user_id: viewer.userID, command: `rest.${name}`, request_key, body_hash: bodyHash(fields) }

const mobileOf = (fields: unknown) => {
  const { mobile } = Object(fields) as { readonly mobile?: unknown }
  return typeof mobile === 'string' ? { mobile } : {}
}

type Input = Readonly<Record<string, unknown>>

/** One flat record: the path wins over the body, the body over the query. A token in a query is ignored. */
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

const parse = <Schema extends v.GenericSchema>(schema: Schema, input: Input): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new Refusal('invalidRequest', result.issues.map(fieldOf).join(', '))
  return result.output
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'body'

/** Turns errors of services into refusals. */
const named = async <T>({ log }: Context, run: () => T | Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ReusedKeyError) throw new Refusal('invalidRequest', 'request_key')
    if (error instanceof PasswordsBusyError) throw new Refusal('busy')
    if (error instanceof SmsUnavailableError) {
      log.error({ reason: error.message }, 'the provider of SMS cannot be used')
      throw new Refusal('smsUnavailable')
    }
    if (!(error instanceof CaptchaUnavailableError)) throw error
    log.error({ reason: error.message }, 'the provider of captchas cannot be used')
    throw new Refusal('captchaUnavailable')
  }
}

/** For development and tests: throws if a reply or a refusal does not match the row. */
const checked = async (row: Endpoint, handle: () => unknown): Promise<unknown> => {
  const data = await Promise.resolve(handle()).catch((error: unknown) => {
    if (error instanceof Refusal && !isNamed(row, error))
      throw new Error(`${row.name} is refused with ${error.refusal}, which its row does not name.`, { cause: error })
    throw error
  })
  const faults = contractFaults(row.name, data instanceof WrittenReply ? data.read() : data)
  if (faults !== null) throw new Error(`The reply of ${row.name} violates the contract. ${faults}`)
  return data
}

const isNamed = (row: Endpoint, { refusal }: Refusal) =>
  [...refusalsOf(row)].some((name) => API_STATUS[name] === REFUSALS[refusal].status)
