import * as v from 'valibot'
import { answerTo } from '../../services/service/feedback'
import { fieldsOf } from '../lives/fields'
import type { Queue } from './queue'

/** A text of several lines for a user. */
const message = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('It is empty.'),
  v.maxLength(1_000, 'It has at most 1000 characters.'),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'It has control characters.'),
)

/** What users write and operators decide, by the noun of the command. */
export const QUEUES: Readonly<Record<string, Queue>> = {
  feedback: {
    table: 'feedback',
    usage: '  feedback answer N text=   the sender reads it on their page of feedback, and a member gets a message',
    list: (db) =>
      db
        .selectFrom('feedback')
        .select(['id', 'user_id', 'created_at', 'contact', 'text'])
        .where('answered_at', '=', 0)
        .orderBy('id')
        .limit(100)
        .execute(),
    verbs: {
      answer: async ({ db, id, words, now }) => {
        const { text } = fieldsOf(v.strictObject({ text: message }), words)
        await answerTo(db, id, text, now)
      },
    },
  },
}
