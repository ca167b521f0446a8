import { API_STATUS } from '@org/api-client/contract'
import type { ApiFailure } from '@org/api-client/rtk'
import { ImError } from '@org/im-sdk'

const MISSING: ReadonlySet<string> = new Set([
  'CANNOT_FIND_GROUP',
  'GROUP_NOT_FOUND',
  'INVALID_GROUP_ID',
  'INVALID_ID',
  'MEMBER_NOT_IN_GROUP',
])
const NETWORK: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'NETWORK_TIMEOUT'])

/** Why the chat client could not read something, as a failure of the API; with a text, as a refusal that says it. */
export const chatFailure = (error: unknown, text = ''): ApiFailure => {
  if (text !== '') return { errorName: 'REFUSED', message: text, status: 0 }
  const { errorName = '', message = '' } = error instanceof ImError ? error : {}
  return {
    errorName: NETWORK.has(errorName) ? 'NETWORK' : 'BAD_REPLY',
    message,
    status: MISSING.has(errorName) ? API_STATUS.notFound : 0,
  }
}
