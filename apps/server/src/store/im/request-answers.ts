import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** A request as it is known again: its user, its command and the key that the client gave it. */
export interface RequestID {
  readonly user_id: string
  readonly command: string
  readonly request_key: string
}

/**
 * Takes a request into a transaction that will keep its answer. False when it has been answered already; while another
 * transaction is at it, this waits for its end.
 */
export const claimRequest = async (trx: Transaction<Database>, request: RequestID, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('request_answer')
    .values({ ...request, answer: null, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Keeps the answer of a claimed request. A user has the latest `KEPT_ANSWERS`. */
export const keepAnswer = async (trx: Transaction<Database>, request: RequestID, answer: object): Promise<void> => {
  await trx
    .updateTable('request_answer')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', request.user_id)
    .where('command', '=', request.command)
    .where('request_key', '=', request.request_key)
    .execute()
  // What another transaction is deleting is none of ours: to wait for each other might never end.
  await sql`
    DELETE FROM request_answer WHERE user_id = ${request.user_id} AND id IN (
      SELECT id FROM request_answer WHERE user_id = ${request.user_id}
      ORDER BY id DESC OFFSET ${KEPT_ANSWERS} FOR UPDATE SKIP LOCKED
    )
  `.execute(trx)
}

/** Null when the request was not answered, or that is forgotten. */
export const findAnswer = async (db: Kysely<Database>, request: RequestID): Promise<object | null> => {
  const row = await db
    .selectFrom('request_answer')
    .select('answer')
    .where('user_id', '=', request.user_id)
    .where('command', '=', request.command)
    .where('request_key', '=', request.request_key)
    .executeTakeFirst()
  return typeof row?.answer === 'object' ? row.answer : null
}

/** A client gives up a request after seconds, so that a day is plenty. */
export const deleteOldAnswers = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db
    .deleteFrom('request_answer')
    .where('answered_at', '<=', now - KEPT_SECONDS)
    .execute()
}

const KEPT_SECONDS = 86_400
/** More than a client has under way at once: a hundred wait for the connection at most. */
const KEPT_ANSWERS = 200
