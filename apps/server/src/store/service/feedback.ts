import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { FeedbackTable } from './service-tables'

export type Feedback = Selectable<FeedbackTable>

/** The id of the new feedback. */
export const addFeedback = async (db: Kysely<Database>, row: Insertable<FeedbackTable>): Promise<number> =>
  (await db.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id

/** That of a member and of the guests that became the member, the latest first; only with a smaller id than `before`. */
export const feedbackOf = (
  db: Kysely<Database>,
  uid: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Feedback[]> => {
  const senders = sql<string>`ANY (array_append(ARRAY(SELECT id FROM guest WHERE account_id = ${uid}), ${String(uid)}))`
  const query = db.selectFrom('feedback').selectAll().where('user_id', '=', senders)
  return (before === null ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute()
}

/** Null if there is no such feedback. */
export const answerFeedback = async (
  transaction: Transaction<Database>,
  id: number,
  answer: Pick<Feedback, 'answer' | 'answered_at'>,
): Promise<Feedback | null> =>
  (await transaction.updateTable('feedback').set(answer).where('id', '=', id).returningAll().executeTakeFirst()) ?? null
