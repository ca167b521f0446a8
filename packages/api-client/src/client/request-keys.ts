import type { Endpoint } from '../contract/define-endpoint'
import type { ReplyEnvelope } from '../contract/reply'

type Send = (fields: object) => Promise<ReplyEnvelope>

/**
 * Adds request keys to rows with a key, so that the server runs each request once. A request without a reply is
 * identified by its row and fields; repeating it uses the same key.
 */
export const requestKeys = () => {
  const unanswered = new Map<string, string>()
  return async (row: Endpoint, request: object, given: string | undefined, send: Send): Promise<ReplyEnvelope> => {
    if (!row.key) return send(request)
    const id = `${row.name} ${JSON.stringify(request)}`
    const request_key = given ?? unanswered.get(id) ?? newKey()
    unanswered.delete(id)
    try {
      return await send({ ...request, request_key })
    } catch (error) {
      unanswered.set(id, request_key)
      throw error
    }
  }
}

/** Keys need to be unique but not secret. */
const newKey = () => `${Date.now().toString(36)}-${part()}-${part()}`
const part = () => Math.random().toString(36).slice(2)
