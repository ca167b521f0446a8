import { LIMITS } from '@org/domain'
import type { Endpoint } from '../contract/define-endpoint'
import type { ReplyEnvelope } from '../contract/reply'
import { ApiError } from './api-error'
import { buildRequest, type CallContext } from './build-request'
import { deadline } from './deadline'
import type { ApiClientOptions } from './options'
import { readEnvelope } from './read-envelope'

export interface Exchange {
  readonly row: Endpoint
  readonly fields: object
  readonly sentWith: CallContext
  readonly signal: AbortSignal | undefined
}

/** Sends a request and reads the envelope of its reply. Rejects with CANCELLED, TIMEOUT, NETWORK or BAD_REPLY. */
export const exchange = async (
  options: Pick<ApiClientOptions, 'fetch' | 'timeoutMs'>,
  { row, fields, sentWith, signal }: Exchange,
): Promise<ReplyEnvelope> => {
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const { url, ...init } = buildRequest(row, { ...fields }, sentWith)
  const until = deadline(options.timeoutMs ?? LIMITS.apiTimeoutMs, signal)
  try {
    return await readEnvelope(await send(url, { ...init, signal: until.signal }), row.name)
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('CANCELLED', `${row.name} was cancelled.`, -1, { cause })
    if (until.isLate) throw new ApiError('TIMEOUT', `${row.name} timed out.`, -1, { cause })
    if (cause instanceof ApiError) throw cause
    throw new ApiError('NETWORK', `${row.name} could not reach the server.`, -1, { cause })
  } finally {
    until.stop()
  }
}
