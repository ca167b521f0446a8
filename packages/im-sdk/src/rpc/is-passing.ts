import { asImError } from '../protocol/im-error'

const PASSING: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'NETWORK_TIMEOUT',
  'SERVICE_OVERLOAD',
  'OVER_FREQUENCY_LIMIT',
])

/** Whether a call failed for a temporary reason, unrelated to its content. */
export const isPassing = (thrown: unknown): boolean => PASSING.has(asImError(thrown).errorName)
