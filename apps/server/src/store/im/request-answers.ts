import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** The identity of a request: its user, its command and the client's key. */
export interface RequestID {
  readonly user_id: string
  readonly command: string
  readonly request_key: string
  /** Another request with the same key has another hash. */
  readonly body_hash: string
}

export const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64')

/**
 * Claims a request in the transaction that will store its reply. False if it has a reply; waits while another
 * transaction has claimed it.
 */
export const claimRequest = async (trx: Transaction<Database>, request: RequestID, now: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('request_answer')
    .values({ ...request, answer: null, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Stores the reply of a claimed request. The latest `KEPT_ANSWERS` of a user are kept. */
export const keepAnswer = async (trx: Transaction<Database>, request: RequestID, answer: object): Promise<void> => {
  await trx
    .updateTable('request_answer')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', request.user_id)
    .where('command', '=', request.command)
    .where('request_key', '=', request.request_key)
    .execute()
  // Skip rows that another transaction is deleting, to avoid a deadlock.
  await sql`
    DELETE FROM request_answer WHERE user_id = ${request.user_id} AND id IN (
      SELECT id FROM request_answer WHERE user_id = ${request.user_id}
      ORDER BY id DESC OFFSET ${KEPT_ANSWERS} FOR UPDATE SKIP LOCKED
    )
  `.execute(trx)
}

/** Null if there is no reply, or it was deleted; 'otherBody' if it is the reply of another request with the same key. */
export const findAnswer = async (db: Kysely<Database>, request: RequestID): Promise<object | 'otherBody' | null> => {
  const row = await db
    .selectFrom('request_answer')
    .select(['answer', 'body_hash'])
    .where('user_id', '=', request.user_id)
    .where('command', '=', request.command)
    .where('request_key', '=', request.request_key)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.body_hash !== null && row.body_hash !== request.body_hash) return 'otherBody'
  return typeof row.answer === 'object' ? row.answer : null
}

/** A client gives up a request after seconds, so a day is enough. */
export const deleteOldAnswers = async (db: Kysely<Database>, now: number): Promise<void> => {
  await db
    .deleteFrom('request_answer')
    .where('answered_at', '<=', now - KEPT_SECONDS)
    .execute()
}

const KEPT_SECONDS = 86_400
/** More than a client has in progress at once: at most a hundred wait for the connection. */
const KEPT_ANSWERS = 200
