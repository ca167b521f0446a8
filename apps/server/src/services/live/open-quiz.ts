import { isQuizAskable, isWaiting, takesStakes, type EpochSeconds, type QuizTemplate } from '@org/domain'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { findQuiz, insertQuiz, openQuizzesOf, type QuizRow } from '../../store/live/quizzes'
import { findRoom } from '../../store/live/rooms'
import { matchById } from '../../store/matches/matches'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { isTaking, wireQuizzes } from './list-quizzes'

interface Asked {
  readonly matchid: number
  readonly template: QuizTemplate
  readonly line: number
  /** 0 until the kick-off, or for ten minutes of a match in play. */
  readonly minutes: number
}

/** An anchor asks about a match that is not over. */
export const openQuiz = (
  { clock }: Context,
  { uid, lang }: { readonly uid: number; readonly lang: Language },
  asked: Asked,
) =>
  new Change(async (trx) => {
    const now = seconds(clock)
    const row = await askQuiz(trx, uid, asked, now)
    const [quiz] = await wireQuizzes(trx, [row], { uid, lang, now })
    if (quiz === undefined) throw new Refusal('notFound')
    return { quiz }
  })

/** Opens a quiz in the room of an anchor. Throws a Refusal if it cannot be asked now. */
export const askQuiz = async (
  trx: Transaction<Database>,
  liveid: number,
  { matchid, template, line, minutes }: Asked,
  now: EpochSeconds,
): Promise<QuizRow> => {
  const match = await matchById(trx, matchid, '')
  if (match === null) throw new Refusal('notFound')
  if ((await findRoom(trx, now, liveid)) === null) throw new Refusal('notAllowed')
  if (!isQuizAskable({ template, line }, match.sport_id)) throw new Refusal('quizUnfit')
  const { sport_id, kickoff_time, state } = match
  const asked_for = now + (minutes > 0 ? minutes : USUAL_MINUTES) * 60
  const isBefore = isWaiting(sport_id, state.status) && kickoff_time > now
  const closes_at = isBefore ? (minutes > 0 ? Math.min(asked_for, kickoff_time) : kickoff_time) : asked_for
  const terms = { template, line, closes_at, opened_total: state.home_score + state.away_score }
  if (!takesStakes(terms, { ...state, sport_id }, now)) throw new Refusal('quizClosed')
  await lockMember(trx, liveid)
  const open = await openQuizzesOf(trx, { liveid, match_id: matchid })
  if (open.some((quiz) => quiz.template === template && quiz.line === line && isTaking(quiz, now)))
    throw new Refusal('quizAsked')
  if (open.length >= MOST_OPEN) throw new Refusal('quizzesEnough')
  const id = await insertQuiz(trx, { ...terms, liveid, match_id: matchid, created_at: now })
  const row = await findQuiz(trx, id)
  if (row === null) throw new Refusal('notFound')
  return row
}

const USUAL_MINUTES = 10
/** Of an anchor and a match. */
const MOST_OPEN = 12
