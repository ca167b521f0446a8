import { quizAnswer, quizPayouts, type EpochSeconds, type QuizOption } from '@org/domain'
import { sql, type Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import {
  allStakes,
  endQuiz,
  firstGoalOf,
  lockQuiz,
  notePayouts,
  quizzesOfEnded,
  type QuizRow,
} from '../../store/live/quizzes'
import { findRoom } from '../../store/live/rooms'
import { FINISHED } from '../../store/matches/standings'
import { post, type Transfer } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { quizPurse } from './join-quiz'
import { optionLabel, quizTitle } from './quiz-texts'

/** Postponed, abandoned and cancelled: 9, 11 and 12 in football, 12 and 14 in basketball, 4, 6 and 7 in esports. */
const OFF = sql`match.status = ANY (CASE match.sport_id WHEN 1 THEN ARRAY[9, 11, 12] WHEN 2 THEN ARRAY[12, 14] ELSE ARRAY[4, 6, 7] END)`
/** A result that has just been reported may be corrected. */
const CALM_SECONDS = 60
/** A match that has no result by then gets none. */
const PATIENCE_SECONDS = 7 * 86_400

/** Settles the quizzes of all matches that have ended, and returns the stakes of those that did not take place. */
export const settleQuizzes = async (context: Pick<Context, 'db' | 'bus' | 'clock'>, signal: AbortSignal) => {
  const { db, bus, clock } = context
  const now = seconds(clock)
  const isOver = sql<boolean>`(((${FINISHED} OR ${OFF}) AND (match.settled OR match.stamp <= ${(now - CALM_SECONDS) * 1_000}))
    OR match.kickoff_time <= ${now - PATIENCE_SECONDS})`
  for (;;) {
    const ids = await quizzesOfEnded(db, isOver, AT_ONCE)
    for (const id of ids) {
      if (signal.aborted) return
      await announcing({ db: repeatable(db), bus }, async (trx) => {
        const quiz = await lockQuiz(trx, id)
        if (quiz?.state === 'open') await settleQuiz(trx, quiz, await answerOf(trx, quiz), now)
      })
    }
    if (ids.length < AT_ONCE) return
  }
}

const AT_ONCE = 50

/** The answer by the stored result; null if there is none, or if the match was decided at the table. */
export const answerOf = async (trx: Transaction<Database>, quiz: QuizRow): Promise<QuizOption | null> => {
  const { is_played } = await trx
    .selectFrom('match')
    .select(sql<boolean>`${FINISHED} AND NOT match.awarded`.as('is_played'))
    .where('id', '=', quiz.match_id)
    .executeTakeFirstOrThrow()
  if (!is_played) return null
  return quizAnswer(quiz, { ...quiz.match_state, first_goal: await firstGoalOf(trx, quiz.match_id) })
}

/**
 * Ends a locked quiz that is open: those on the right answer share its gold, or all stakes go back if there is none. Members
 * and the room are told, all in one transaction. Rule: SRV-11.
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
