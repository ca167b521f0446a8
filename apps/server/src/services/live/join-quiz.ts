import { quizOptions, type QuizOption } from '@org/domain'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { insertStake, lockQuiz } from '../../store/live/quizzes'
import { balancesOf, type Owner } from '../../store/money/ledger'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { spend } from '../money/spend'
import { Refusal } from '../refusal'
import { isTaking, wireQuizzes } from './list-quizzes'

/** The purse in which the gold of a quiz waits for its result. */
export const quizPurse = (id: number): Owner => `system:quiz:${id}`

interface Staked {
  readonly quiz_id: number
  readonly option: QuizOption
  readonly gold: number
}

/** Stakes gold of a member in a quiz, once: it goes from their purse into that of the quiz. Rule: SRV-11. */
export const joinQuiz = (
  { clock }: Context,
  { uid, lang }: { readonly uid: number; readonly lang: Language },
  { quiz_id, option, gold }: Staked,
) =>
  new Change(
    async (trx) => {
      const now = seconds(clock)
      const quiz = await lockQuiz(trx, quiz_id)
      if (quiz === null) throw new Refusal('notFound')
      if (!quizOptions(quiz.template).includes(option)) throw new Refusal('invalidRequest', `${option} is no answer.`)
      if (!isTaking(quiz, now)) throw new Refusal('quizClosed')
      const isFirst = await insertStake(trx, { quiz_id, account_id: uid, option, gold, created_at: now })
      if (!isFirst) throw new Refusal('quizJoined')
      await spend(trx, {
        idempotencyKey: `quiz:${quiz_id}:stake:${uid}`,
        kind: 'quiz_stake',
        uid,
        to: quizPurse(quiz_id),
        gold,
        now,
      })
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['quiz', 'user'] } }, now)
      const [wire] = await wireQuizzes(trx, [quiz], { uid, lang, now })
      if (wire === undefined) throw new Refusal('notFound')
      return { quiz: wire, gold: (await balancesOf(trx, uid)).gold }
    },
    () => {},
    `quiz:${quiz_id}`,
  )
