import * as v from 'valibot'
import { reviewMaterial } from '../../services/content/materials'
import { decide } from '../../services/service/applications'
import { answerTo } from '../../services/service/feedback'
import { closeReport } from '../../services/service/reports'
import { fail, fieldsOf, text as line } from '../lives/fields'
import type { Queue, QueueOrder } from './queue'
import { MARK_QUEUES } from './mark-queues'
import { planQueue } from './plan-queue'
import { quizQueue } from './quiz-queue'
import { withdrawQueue } from './withdraw-queue'

/** A text of several lines for a user. */
const message = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('It is empty.'),
  v.maxLength(1_000, 'It has at most 1000 characters.'),
  v.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'It has control characters.'),
)

const decision =
  (state: 'approved' | 'rejected', reason: v.GenericSchema<string | undefined, string>) =>
  async ({ db, id, words, now }: QueueOrder): Promise<void> => {
    const fields = fieldsOf(v.strictObject({ reason }), words)
    if (!(await decide(db, id, { state, reason: fields.reason }, now))) fail(`Application ${id} is not open.`)
  }

const review =
  (state: 'approved' | 'rejected', reason: v.GenericSchema<string | undefined, string>) =>
  async ({ db, id, words, now }: QueueOrder): Promise<void> => {
    const fields = fieldsOf(v.strictObject({ reason }), words)
    if (!(await reviewMaterial(db, id, { state, reason: fields.reason }, now))) fail(`Material ${id} is not in review.`)
  }

/** What users write and operators decide, by the noun of the command. */
export const QUEUES: Readonly<Record<string, Queue>> = {
  comment: {
    table: 'comment',
    usage: '  comment delete N          removes a comment on a video, a moment or an article; the newest are listed',
    list: (db) =>
      db
        .selectFrom('comment')
        .select(['id', 'target', 'target_id', 'account_id', 'created_at', 'text'])
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
    verbs: {
      delete: async ({ db, id }) => {
        await db.deleteFrom('comment').where('id', '=', id).execute()
      },
    },
  },
  ...MARK_QUEUES,
  quiz: quizQueue,
  plan: planQueue,
  withdraw: withdrawQueue,
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
  report: {
    table: 'user_report',
    usage: '  report close N outcome=     what was done about it, which a member who reported reads',
    list: (db) =>
      db
        .selectFrom('user_report')
        .select(['id', 'type', 'subject_id', 'reason', 'user_id', 'created_at', 'text'])
        .where('closed_at', '=', 0)
        .orderBy('id')
        .limit(100)
        .execute(),
    verbs: {
      close: async ({ db, id, words, now }) => {
        const { outcome } = fieldsOf(v.strictObject({ outcome: message }), words)
        if (!(await closeReport(db, id, outcome, now))) fail(`Report ${id} is closed.`)
      },
    },
  },
  material: {
    table: 'material',
    usage: `  material approve N [reason=]   the picture is a moment and the video a short video from now on
  material reject N reason=      the member reads the reason`,
    list: (db) =>
      db
        .selectFrom('material')
        .select(['id', 'kind', 'account_id', 'submitted_at', 'seconds', 'file', 'title'])
        .where('state', '=', 'pending')
        .orderBy('id')
        .limit(100)
        .execute(),
    verbs: {
      approve: review('approved', v.optional(line(200), '')),
      reject: review('rejected', v.pipe(line(200), v.nonEmpty('It is empty.'))),
    },
  },
  application: {
    table: 'application',
    usage: `  application approve N [reason=]   the member is an anchor or a master from now on
  application reject N reason=      the member reads the reason and may apply again`,
    list: (db) =>
      db
        .selectFrom('application')
        .select(['id', 'type', 'account_id', 'submitted_at', 'real_name', 'contact', 'statement'])
        .where('state', '=', 'pending')
        .orderBy('id')
        .limit(100)
        .execute(),
    verbs: {
      approve: decision('approved', v.optional(line(200), '')),
      reject: decision('rejected', v.pipe(line(200), v.nonEmpty('It is empty.'))),
    },
  },
}
