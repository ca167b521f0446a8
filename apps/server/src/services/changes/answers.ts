import { seconds } from '../../ports/clock'
import { announcing } from '../../outbox/announce'
import { claimRequest, findAnswer, keepAnswer, type RequestID } from '../../store/im/request-answers'
import type { Context } from '../context'
import type { Change } from './change'

export interface Answers {
  /** Makes the change, or gives the answer of the request that has made it under the same key. Null for one without. */
  once(request: RequestID | null, change: Change<object>): Promise<object>
  /** What the request was answered before; null for one without a key, and for one that was refused. */
  before(request: RequestID | null): Promise<object | null>
}

/**
 * Keeps what keyed requests were answered, each in the transaction of its change: a client whose connection goes before
 * the answer asks again, of this process or another, and is told what it missed.
 */
export const createAnswers = ({ db, clock, bus }: Pick<Context, 'db' | 'clock' | 'bus'>): Answers => {
  /** In this process one waits for the other here: each that waited in the database would take a connection. */
  const running = new Map<string, Promise<object>>()

  const make = async (request: RequestID | null, change: Change<object>): Promise<object> => {
    let isFirst = true
    const reply = await announcing({ db, bus }, async (transaction) => {
      if (request === null) return change.make(transaction)
      isFirst = await claimRequest(transaction, request, seconds(clock))
      const answer = isFirst ? await change.make(transaction) : await findAnswer(transaction, request)
      // It was forgotten between two statements.
      if (answer === null) throw new Error('The answer of a request is gone.')
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
