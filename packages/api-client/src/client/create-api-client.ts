import type { Endpoint, ReplyOf, RequestOf } from '../contract/define-endpoint'
import { ApiError } from './api-error'
import { buildRequest, type CallContext } from './build-request'
import { badArgument, checkCall, checkHost, checkOptions, shown } from './check-arguments'
import { exchange } from './exchange'
import { requestKeys } from './request-keys'
import type { ApiClientOptions, CallOptions } from './options'
import { expiredMessage, judgeReply } from './reply-policy'

export interface ApiClient {
  /**
   * Rejects with `ApiError`. A row with a key is sent with a request key. If no reply arrived, calling it again sends
   * the same request with the same key, so the server runs it only once.
   */
  call<Row extends Endpoint>(row: Row, request: RequestOf<Row>, options?: CallOptions): Promise<ReplyOf<Row>>
  /** The URL of a picture endpoint, for an `<img>`. */
  url<Row extends Endpoint>(row: Row, request: RequestOf<Row>): string
}

/**
 * The app's only HTTP client. Calls take rows, so an app bundles only the rows it uses. Throws BAD_ARGUMENT if an
 * option is wrong. Rules: API-1, API-8.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  checkOptions(options)
  const context = (): CallContext => {
    const [host, common] = [options.host(), options.common()]
    checkHost(host)
    if (typeof common !== 'object' || common === null)
      throw badArgument(`\`common\` must return an object of fields, not ${shown(common)}.`)
    return { host, common, lang: options.lang?.() ?? 'cn', channelCode: options.channelCode?.() ?? '' }
  }

  /** Returns the data of a successful reply. */
  const checked = async (name: string, data: unknown): Promise<unknown> => {
    if (data === null || data === undefined) throw new ApiError('BAD_REPLY', `${name}: a success without data.`)
    const faults = (await options.faultsOf?.(name, data)) ?? null
    if (faults !== null) throw new ApiError('BAD_REPLY', `${name}: ${faults}`)
    return data
  }

  const sendUnderKey = requestKeys()
  const call: ApiClient['call'] = async (row, request, callOptions = {}) => {
    checkCall(row, request)
    const { name, shows } = row
    const loading = !(callOptions.hideLoading ?? !shows.includes('loading'))
    if (loading) options.onLoading?.(1)
    try {
      const sentWith = context()
      const envelope = await sendUnderKey(row, Object(request), callOptions.requestKey, (fields) =>
        exchange(options, { row, fields, sentWith, signal: callOptions.signal }),
      )
      const noToast = callOptions.noToast ?? !shows.includes('failure')
      const verdict = judgeReply(envelope, { name, noToast })
      // The server checks its replies against the row's schema, and so does `faultsOf`; TypeScript cannot see either.
      if (verdict.kind === 'success') return (await checked(name, verdict.data)) as ReplyOf<typeof row>
      options.onRefused?.(verdict, name, sentWith.common)
      throw verdict.kind === 'expired'
        ? new ApiError('LOGIN_EXPIRED', expiredMessage(sentWith.lang, verdict.message), envelope.status)
        : new ApiError('REFUSED', verdict.message, verdict.status)
    } finally {
      if (loading) options.onLoading?.(-1)
    }
  }

  return {
    call,
    url: (row, request) => {
      checkCall(row, request)
      return buildRequest(row, Object(request), { ...context(), common: {} }).url
    },
  }
}
