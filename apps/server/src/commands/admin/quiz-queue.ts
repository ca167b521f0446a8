import { quizOptions, type QuizOption } from '@org/domain'
import * as v from 'valibot'
import { settleQuiz } from '../../services/live/settle-quiz'
import { storedAnswer } from '../../services/matches/stored-answer'
import { lockQuiz } from '../../store/live/quizzes'
import { fail, fieldsOf } from '../lives/fields'
import type { Queue, QueueOrder } from './queue'

const openQuiz = async ({ db, id }: QueueOrder) => {
  const quiz = await lockQuiz(db, id)
  return quiz?.state === 'open' ? quiz : fail(`Quiz ${id} is not open.`)
}

/** The quizzes that wait for their result. */
export const quizQueue: Queue = {
  table: 'quiz',
  usage: `  quiz settle N [answer=]   by the stored result of its match, or with an answer; its gold is paid
  quiz void N               all stakes go back`,
  list: (db) =>
    db
      .selectFrom('quiz')
      .innerJoin('match', 'match.id', 'quiz.match_id')
      .select(['quiz.id', 'quiz.liveid', 'quiz.match_id', 'match.status', 'template', 'line', 'closes_at'])
      .where('quiz.state', '=', 'open')
      .orderBy('quiz.id')
      .limit(100)
      .execute(),
  verbs: {
    settle: async (order) => {
      const quiz = await openQuiz(order)
      const options = quizOptions(quiz.template)
      const answer = v.optional(v.picklist(options, `It is one of ${options.join(', ')}.`))
      const given: QuizOption | undefined = fieldsOf(v.strictObject({ answer }), order.words).answer
      const winner = given ?? (await storedAnswer(order.db, quiz))
      if (winner === null) fail(`The stored result of match ${quiz.match_id} does not answer quiz ${quiz.id}.`)
      await settleQuiz(order.db, quiz, winner, order.now)
    },
    void: async (order) => {
      fieldsOf(v.strictObject({}), order.words)
      await settleQuiz(order.db, await openQuiz(order), null, order.now)
    },
  },
}
