import type { Kysely, Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { announcing } from '../../outbox/announce'
import { repeatable } from '../../store/database/database'
import { claimRequest, findAnswer, keepAnswer, type RequestID } from '../../store/im/request-answers'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { Change } from './change'
import { Lanes } from './lanes'

/** The key of the request was used for a request with another body. */
export class ReusedKeyError extends Error {
  override readonly name = 'ReusedKeyError'
}

/**
 * Stores the replies of keyed requests, each in the transaction of its change. A client that lost its connection before
 * the reply repeats the request, to any process, and gets that reply.
 */
export class Answers {
  /** Repeats in this process wait here, because waiting in the database would use a connection each. */
  private readonly running = new Map<string, Promise<object>>()
  private readonly lanes = new Lanes()

  constructor(private readonly context: Pick<Context, 'db' | 'clock' | 'bus'>) {}

  /**
   * Runs the change, or returns the stored reply of the request with the same key. `request` is null without a key.
   * Throws ReusedKeyError.
   */
  async once(request: RequestID | null, change: Change<object>): Promise<object> {
    if (request === null) return this.make(null, change)
    const id = JSON.stringify(request)
    const known = this.running.get(id)
    if (known !== undefined) return known
    const made = this.make(request, change).finally(() => this.running.delete(id))
    this.running.set(id, made)
    return made
  }

  /** The stored reply of the request; null without a key, and after a refusal. Throws ReusedKeyError. */
  async before(request: RequestID | null): Promise<object | null> {
    return request === null ? null : storedAnswer(this.context.db, request)
  }

  private async make(request: RequestID | null, change: Change<object>): Promise<object> {
    const { clock, db, bus } = this.context
    let isMade = request === null
    // A repeated run finds the reply of the run before it.
    const run = async (transaction: Transaction<Database>) => {
      if (request === null) return change.make(transaction)
      const isFirst = await claimRequest(transaction, request, seconds(clock))
      isMade ||= isFirst
      const answer = isFirst ? await change.make(transaction) : await storedAnswer(transaction, request)
      // It was deleted between two statements.
      if (answer === null) throw new Error('The stored reply of a request is missing.')
      if (isFirst) await keepAnswer(transaction, request, answer)
      return answer
    }
    // What it causes is published before the next change of the lane runs: members follow a new group before it can end.
    return this.lanes.run(change.lane, async () => {
      const reply = await announcing({ db: isMade ? db : repeatable(db), bus }, run)
      if (isMade) await change.after(reply)
      return reply
    })
  }
}

const storedAnswer = async (db: Kysely<Database>, request: RequestID): Promise<object | null> => {
  const answer = await findAnswer(db, request)
  if (answer === 'otherBody') throw new ReusedKeyError(`${request.request_key} is the key of another request.`)
  return answer
}
