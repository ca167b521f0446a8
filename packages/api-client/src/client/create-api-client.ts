import { LIMITS } from '@org/domain'
import type { CommonFields } from '../contract/common-fields'
import type { Endpoint, ReplyOf, RequestOf } from '../contract/define-endpoint'
import type { ReplyEnvelope } from '../contract/reply'
import { ApiError } from './api-error'
import { buildRequest, type CallContext } from './build-request'
import { deadline } from './deadline'
import { readEnvelope } from './read-envelope'
import { requestKeys } from './request-keys'
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
  onRefused?(verdict: Exclude<ReplyVerdict, { kind: 'success' }>, name: string, common: CommonFields): void
  /**
   * For development: says what in the data of a reply breaks the contract, null for nothing (`contractFaults`). The call
   * then rejects with BAD_REPLY. In production replies are not read twice.
   */
  faultsOf?(name: string, data: unknown): Promise<string | null>
}

export interface CallOptions {
  signal?: AbortSignal
  hideLoading?: boolean
  noToast?: boolean
  /** For a row with a key: one that outlives a reload, where that matters. */
  requestKey?: string
}

export interface ApiClient {
  /**
   * Rejects with `ApiError`. A row with a key is sent with one of its own; where no answer came, the same request is sent
   * with the same key when it is called again, so that it is made once.
   */
  call<Row extends Endpoint>(row: Row, request: RequestOf<Row>, options?: CallOptions): Promise<ReplyOf<Row>>
  /** The address of a picture endpoint, for an `<img>`. */
  url<Row extends Endpoint>(row: Row, request: RequestOf<Row>): string
}

/** The one HTTP client of the app. It takes rows, so that an app carries those it calls. Source: app.md §7 and §8. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const context = (): CallContext => ({
    host: options.host(),
    common: options.common(),
    lang: options.lang?.() ?? 'cn',
    channelCode: options.channelCode?.() ?? '',
  })

  const exchange = async (
    row: Endpoint,
    args: object,
    sentWith: CallContext,
    signal: AbortSignal | undefined,
  ): Promise<ReplyEnvelope> => {
    const { url, ...init } = buildRequest(row, { ...args }, sentWith)
    const until = deadline(options.timeoutMs ?? LIMITS.apiTimeoutMs, signal)
    try {
      return await readEnvelope(await send(url, { ...init, signal: until.signal }), row.name)
    } catch (cause) {
      if (signal?.aborted) throw new ApiError('CANCELLED', `${row.name} was cancelled.`, -1, { cause })
      if (until.isLate) throw new ApiError('TIMEOUT', `${row.name} got no answer in time.`, -1, { cause })
      if (cause instanceof ApiError) throw cause
      throw new ApiError('NETWORK', `${row.name} could not reach the server.`, -1, { cause })
    } finally {
      until.stop()
    }
  }

  /** The data of a success. */
  const checked = async (name: string, data: unknown): Promise<unknown> => {
    if (data === null || data === undefined) throw new ApiError('BAD_REPLY', `${name}: a success without data.`)
    const faults = (await options.faultsOf?.(name, data)) ?? null
    if (faults !== null) throw new ApiError('BAD_REPLY', `${name}: ${faults}`)
    return data
  }

  const sendUnderKey = requestKeys()
  const call: ApiClient['call'] = async (row, request, callOptions = {}) => {
    const { name, shows } = row
    const loading = !(callOptions.hideLoading ?? !shows.includes('loading'))
    if (loading) options.onLoading?.(1)
    try {
      const sentWith = context()
      const envelope = await sendUnderKey(row, Object(request), callOptions.requestKey, (fields) =>
        exchange(row, fields, sentWith, callOptions.signal),
      )
      const noToast = callOptions.noToast ?? !shows.includes('failure')
      const verdict = judgeReply(envelope, { name, noToast })
      // The server holds its replies to the row's schema, and so does `faultsOf`; TypeScript cannot see either.
      if (verdict.kind === 'success') return (await checked(name, verdict.data)) as ReplyOf<typeof row>
      options.onRefused?.(verdict, name, sentWith.common)
      throw verdict.kind === 'expired'
        ? new ApiError('LOGIN_EXPIRED', LOGIN_EXPIRED_MESSAGE, envelope.status)
        : new ApiError('REFUSED', verdict.message, verdict.status)
    } finally {
      if (loading) options.onLoading?.(-1)
    }
  }

  return {
    call,
    url: (row, request) => buildRequest(row, Object(request), { ...context(), common: {} }).url,
  }
}
