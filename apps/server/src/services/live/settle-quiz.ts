import { quizPayouts, type EpochSeconds, type QuizOption } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { allStakes, endQuiz, lockQuiz, notePayouts, quizzesOfEnded, type QuizRow } from '../../store/live/quizzes'
import { findRoom } from '../../store/live/rooms'
import { post, type Transfer } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { isAnswered } from '../../store/matches/answered'
import { storedAnswer } from '../matches/stored-answer'
import { writeNotice } from '../notices/write-notice'
import { quizPurse } from './join-quiz'
import { optionLabel, quizTitle } from './quiz-texts'

/** Settles the quizzes of all matches that have ended, and returns the stakes of those that did not take place. */
export const settleQuizzes = async (context: Pick<Context, 'db' | 'bus' | 'clock'>, signal: AbortSignal) => {
  const { db, bus, clock } = context
  const now = seconds(clock)
  for (;;) {
    const ids = await quizzesOfEnded(db, isAnswered(now), AT_ONCE)
    for (const id of ids) {
      if (signal.aborted) return
      await announcing({ db: repeatable(db), bus }, async (trx) => {
        const quiz = await lockQuiz(trx, id)
        if (quiz?.state === 'open') await settleQuiz(trx, quiz, await storedAnswer(trx, quiz), now)
      })
    }
    if (ids.length < AT_ONCE) return
  }
}

const AT_ONCE = 50

/**
 * Ends a locked quiz that is open: those on the right answer share its gold, or all stakes go back if there is none. Members
 * and the room are told, all in one transaction; of a quiz in which nobody has a stake nobody is told. Rule: SRV-11.
 */
export const settleQuiz = async (
  trx: Transaction<Database>,
  quiz: QuizRow,
  winner: QuizOption | null,
  now: EpochSeconds,
): Promise<void> => {
  const stakes = await allStakes(trx, quiz.id)
  const payouts = quizPayouts(stakes, winner)
  const paid = stakes.map((stake, at) => ({ ...stake, payout: payouts[at] ?? 0 }))
  await endQuiz(trx, quiz.id, { state: winner === null ? 'void' : 'settled', winner, ended_at: now })
  await notePayouts(
    trx,
    paid.map(({ id, payout }) => ({ id, payout })),
  )
  const transfers = paid.flatMap(({ account_id, payout }): Transfer[] =>
    payout > 0 ? [{ asset: 'gold', from: quizPurse(quiz.id), to: `user:${account_id}`, amount: payout }] : [],
  )
  for (let at = 0; at < transfers.length; at += IN_ONE_POSTING)
    await post(trx, {
      idempotencyKey: `quiz:${quiz.id}:payout:${at}`,
      kind: winner === null ? 'quiz_refund' : 'quiz_payout',
      now,
      transfers: transfers.slice(at, at + IN_ONE_POSTING),
    })
  const names = { title_zh: quizTitle(quiz, 'zh'), title_pt: quizTitle(quiz, 'pt-BR') }
  const teams = { home_zh: quiz.home_zh, home_pt: quiz.home_pt, away_zh: quiz.away_zh, away_pt: quiz.away_pt }
  const match = { sport_id: quiz.sport_id, match_id: quiz.match_id }
  const answer = {
    answer_zh: winner === null ? '' : optionLabel(quiz, winner, 'zh'),
    answer_pt: winner === null ? '' : optionLabel(quiz, winner, 'pt-BR'),
  }
  for (const { account_id, gold, payout } of paid) {
    await writeNotice(
      trx,
      account_id,
      { type: 'quizEnded', data: { ...match, ...names, ...teams, ...answer, gold, payout } },
      now,
    )
    await announce(trx, `user:${account_id}`, { type: 'AccountChanged', data: { tags: ['quiz', 'user'] } }, now)
  }
  if (paid.length === 0) return
  const isWon = paid.some(({ option }) => option === winner)
  await tellRoom(trx, quiz, { ...names, ...answer, gold: isWon ? sumOf(payouts) : 0 }, now)
}

/** Each purse of a posting is a statement's parameter. */
const IN_ONE_POSTING = 1_000

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

interface Told {
  readonly title_zh: string
  readonly title_pt: string
  readonly answer_zh: string
  readonly answer_pt: string
  readonly gold: number
}

const tellRoom = async (trx: Transaction<Database>, quiz: QuizRow, told: Told, now: EpochSeconds): Promise<void> => {
  const room = await findRoom(trx, now, quiz.liveid)
  if (room === null) return
  const data = {
    liveid: quiz.liveid,
    quiz_id: quiz.id,
    title: told.title_zh,
    title_pt: told.title_pt,
    result: told.answer_zh,
    result_pt: told.answer_pt,
    gold: told.gold,
  }
  await announce(trx, `group:${room.group_id}`, { type: 'QuizBalanceFinished', data }, now)
}
