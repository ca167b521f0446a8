import { LIMITS } from '@org/domain'
import * as v from 'valibot'
import type { CommonFields } from '../contract/common-fields'
import { endpoints, type EndpointName, type Endpoints } from '../contract/endpoints'
import type { ReplyOf, RequestOf } from '../contract/define-endpoint'
import { replyEnvelope } from '../contract/reply'
import { ApiError } from './api-error'
import { buildRequest, type CallContext } from './build-request'
import { deadline } from './deadline'
import { judgeReply, LOGIN_EXPIRED_MESSAGE, type ReplyVerdict } from './reply-policy'

export interface ApiClientOptions {
  /** The host of the next call, such as `rotateHosts` gives; empty for the page's own. */
  host(): string
  common(): CommonFields
  lang?(): string
  channelCode?(): string
  /** Milliseconds. Source: app.md §9. */
  timeoutMs?: number
  fetch?: typeof fetch
  /** Told when a call that shows 加载中... starts (+1) and ends (-1). */
  onLoading?(change: 1 | -1): void
  /**
   * Told of every reply that is no success, before the call rejects. `common` is what the call was sent with: an
   * expired login may be that of a viewer who has left since.
   */
  onRefused?(verdict: Exclude<ReplyVerdict, { kind: 'success' }>, name: EndpointName, common: CommonFields): void
}

export interface CallOptions {
  signal?: AbortSignal
  hideLoading?: boolean
  noToast?: boolean
}

export interface ApiClient {
  /** Rejects with `ApiError`. */
  call<Name extends EndpointName>(
    name: Name,
    request: RequestOf<Endpoints[Name]>,
    options?: CallOptions,
  ): Promise<ReplyOf<Endpoints[Name]>>
  /** The address of a picture endpoint, for an `<img>`. */
  url<Name extends EndpointName>(name: Name, request: RequestOf<Endpoints[Name]>): string
}

/** The one HTTP client of the app. Source: app.md §7 and §8. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const context = (): CallContext => ({
    host: options.host(),
    common: options.common(),
    lang: options.lang?.() ?? 'cn',
    channelCode: options.channelCode?.() ?? '',
  })

  const exchange = async (
    name: EndpointName,
    args: object,
    sentWith: CallContext,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    const { url, ...init } = buildRequest(endpoints[name], { ...args }, sentWith)
    const until = deadline(options.timeoutMs ?? LIMITS.apiTimeoutMs, signal)
    try {
      return await readJson(await send(url, { ...init, signal: until.signal }), name)
    } catch (cause) {
      if (signal?.aborted) throw new ApiError('CANCELLED', `${name} was cancelled.`, -1, { cause })
      if (until.isLate) throw new ApiError('TIMEOUT', `${name} got no answer in time.`, -1, { cause })
      if (cause instanceof ApiError) throw cause
      throw new ApiError('NETWORK', `${name} could not reach the server.`, -1, { cause })
    } finally {
      until.stop()
    }
  }

  const call: ApiClient['call'] = async (name, request, callOptions = {}) => {
    const row = endpoints[name]
    const loading = !(callOptions.hideLoading ?? row.hideLoading ?? false)
    if (loading) options.onLoading?.(1)
    try {
      const sentWith = context()
      const answer = await exchange(name, request, sentWith, callOptions.signal)
      const envelope = v.safeParse(replyEnvelope, answer)
      if (!envelope.success) throw new ApiError('BAD_REPLY', `${name}: the answer is no reply envelope.`)
      const verdict = judgeReply(envelope.output, { name, noToast: callOptions.noToast ?? row.noToast ?? false })
      if (verdict.kind === 'success') return parseReply(name, verdict.data)
      options.onRefused?.(verdict, name, sentWith.common)
      throw verdict.kind === 'expired'
        ? new ApiError('LOGIN_EXPIRED', LOGIN_EXPIRED_MESSAGE, envelope.output.status)
        : new ApiError('REFUSED', verdict.message, verdict.status)
    } finally {
      if (loading) options.onLoading?.(-1)
    }
  }

  return {
    call,
    url: (name, request) => buildRequest(endpoints[name], { ...request }, { ...context(), common: {} }).url,
  }
}

const readJson = async (response: Response, name: string): Promise<unknown> => {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('BAD_REPLY', `${name}: HTTP ${response.status} without JSON.`, -1, { cause })
  }
}

const parseReply = <Name extends EndpointName>(name: Name, data: unknown): ReplyOf<Endpoints[Name]> => {
  const parsed = v.safeParse(endpoints[name].reply, data)
  if (!parsed.success)
    throw new ApiError(
      'BAD_REPLY',
      `${name}: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`,
    )
  // The row's own schema has just checked it; TypeScript cannot follow the look-up by a generic name.
  return parsed.output as ReplyOf<Endpoints[Name]>
}
