import type { ReplyEnvelope } from '../contract/reply'
import { ApiError } from './api-error'

/** Reads the reply. Throws BAD_REPLY if it is not JSON or has no envelope. */
export const readEnvelope = async (response: Response, name: string): Promise<ReplyEnvelope> => {
  const answer = await readJson(response, name)
  if (typeof answer !== 'object' || answer === null || !('status' in answer) || typeof answer.status !== 'number')
    throw new ApiError('BAD_REPLY', `${name}: HTTP ${response.status} without the envelope of a reply.`)
  const msg = 'msg' in answer && typeof answer.msg === 'string' ? answer.msg : ''
  return { status: answer.status, msg, data: 'data' in answer ? answer.data : null }
}

const readJson = async (response: Response, name: string): Promise<unknown> => {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('BAD_REPLY', `${name}: HTTP ${response.status} without JSON.`, -1, { cause })
  }
}
