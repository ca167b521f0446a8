import type { Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { retryDelay } from '../connection/retry-delay'
import type { NetState } from '../protocol/constants'
import { UPLOAD_ERRORS } from '../protocol/errors/uploads'
import { asImError } from '../protocol/im-error'
import type { Calls, Reply, RequestBody } from '../rpc/caller'
import type { View } from '../store/view'
import type { Gate } from './gate'
import { uploadError } from './upload-error'
import { connected, sleep } from './waits'

export interface AskContext {
  readonly caller: Calls
  readonly clock: Clock
  readonly random: Random
  readonly netState: View<NetState>
}

/**
 * Requests the URLs of a file. Retries once, then fails with COS_GET_SIG_FAIL. If the server refuses the file itself,
 * it fails at once. Failures without a connection do not count. Rule: IM-48.
 */
export const askAddress = async (
  request: RequestBody<'getUploadUrl'>,
  { caller, clock, random, netState }: AskContext,
  gate: Gate,
): Promise<Reply<'getUploadUrl'>> => {
  for (let failures = 0; ;) {
    const signal = await gate.pass()
    await connected(netState, signal)
    if (signal.aborted) continue
    try {
      return await caller.call('getUploadUrl', request)
    } catch (thrown) {
      await gate.pass()
      const refusal = refusalOf(thrown)
      if (refusal !== null) throw refusal
      if (netState.get() === 'connected') failures += 1
      if (failures > 1) throw uploadError('COS_GET_SIG_FAIL', undefined, thrown)
      await sleep(clock, retryDelay(failures, random), signal)
    }
  }
}

/** A server error by name. Only this module bundles the names of the file errors. */
const refusalOf = (thrown: unknown) => {
  const { code, message } = asImError(thrown)
  const names = Object.keys(UPLOAD_ERRORS) as (keyof typeof UPLOAD_ERRORS)[]
  const name = names.find((known) => UPLOAD_ERRORS[known].code === code)
  return name === undefined ? null : uploadError(name, message, thrown)
}
