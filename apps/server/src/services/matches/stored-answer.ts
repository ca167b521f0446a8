import { quizAnswer, type QuizOption, type QuizTemplate } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { MatchState } from '../../ports/match-writer'
import { firstGoalOf } from '../../store/live/quizzes'
import { FINISHED } from '../../store/matches/standings'
import type { Database } from '../../store/schema'

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
