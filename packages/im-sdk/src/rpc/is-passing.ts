import { asImError } from '../protocol/im-error'

const PASSING: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'NETWORK_TIMEOUT',
  'SERVICE_OVERLOAD',
  'OVER_FREQUENCY_LIMIT',
])

/** Whether a call has failed for a reason that passes, which says nothing of what was asked. */
export const isPassing = (thrown: unknown): boolean => PASSING.has(asImError(thrown).errorName)
