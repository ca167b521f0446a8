import { seconds } from '../../ports/clock'
import { announcing } from '../../outbox/announce'
import { claimRequest, findAnswer, keepAnswer, type RequestID } from '../../store/im/request-answers'
import type { Context } from '../context'
import type { Change } from './change'

export interface Answers {
  /** Runs the change, or returns the stored reply of the request with the same key. `id` is null without a key. */
  once(request: RequestID | null, change: Change<object>): Promise<object>
  /** The stored reply of the request; null without a key, and after a refusal. */
  before(request: RequestID | null): Promise<object | null>
}

/**
 * Stores the replies of keyed requests, each in the transaction of its change. A client that lost its connection before
 * the reply repeats the request, to any process, and gets that reply.
 */
export const createAnswers = ({ db, clock, bus }: Pick<Context, 'db' | 'clock' | 'bus'>): Answers => {
  /** Repeats in this process wait here, because waiting in the database would use a connection each. */
  const running = new Map<string, Promise<object>>()

  const make = async (request: RequestID | null, change: Change<object>): Promise<object> => {
    let isFirst = true
    const reply = await announcing({ db, bus }, async (transaction) => {
      if (request === null) return change.make(transaction)
      isFirst = await claimRequest(transaction, request, seconds(clock))
      const answer = isFirst ? await change.make(transaction) : await findAnswer(transaction, request)
      // It was deleted between two statements.
      if (answer === null) throw new Error('The stored reply of a request is missing.')
      if (isFirst) await keepAnswer(transaction, request, answer)
      return answer
    })
    if (isFirst) change.after(reply)
    return reply
  }

  return {
    once: async (request, change) => {
      if (request === null) return make(null, change)
      const id = JSON.stringify(request)
      const known = running.get(id)
      if (known !== undefined) return known
      const made = make(request, change).finally(() => running.delete(id))
      running.set(id, made)
      return made
    },
    before: async (request) => (request === null ? null : findAnswer(db, request)),
  }
}
