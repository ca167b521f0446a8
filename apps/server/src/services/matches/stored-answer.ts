import { quizAnswer, type EpochSeconds, type QuizOption, type QuizTemplate } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { MatchState } from '../../ports/match-writer'
import { firstGoalOf } from '../../store/live/quizzes'
import { FINISHED } from '../../store/matches/standings'
import type { Database } from '../../store/schema'

/** Postponed, abandoned and cancelled: 9, 11 and 12 in football, 12 and 14 in basketball, 4, 6 and 7 in esports. */
const OFF = sql`match.status = ANY (CASE match.sport_id WHEN 1 THEN ARRAY[9, 11, 12] WHEN 2 THEN ARRAY[12, 14] ELSE ARRAY[4, 6, 7] END)`
/** A result that has just been reported may be corrected. */
const CALM_SECONDS = 60
/** A match that has no result by then gets none. */
const PATIENCE_SECONDS = 7 * 86_400

/** An SQL condition on `match`: what was asked about it can be answered now, or never. */
export const isAnswered = (now: EpochSeconds) =>
  sql<boolean>`(((${FINISHED} OR ${OFF}) AND (match.settled OR match.stamp <= ${(now - CALM_SECONDS) * 1_000}))
    OR match.kickoff_time <= ${now - PATIENCE_SECONDS})`

interface Question {
  readonly match_id: number
  readonly template: QuizTemplate
  readonly line: number
  readonly match_state: MatchState
}

/** The answer by the stored result; null if there is none, or if the match was decided at the table. */
export const storedAnswer = async (db: Kysely<Database>, question: Question): Promise<QuizOption | null> => {
  const { is_played } = await db
    .selectFrom('match')
    .select(sql<boolean>`${FINISHED} AND NOT match.awarded`.as('is_played'))
    .where('id', '=', question.match_id)
    .executeTakeFirstOrThrow()
  if (!is_played) return null
  return quizAnswer(question, { ...question.match_state, first_goal: await firstGoalOf(db, question.match_id) })
}
