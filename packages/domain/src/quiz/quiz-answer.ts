import { fieldsOf, listOf } from '../input'
import type { MatchState } from '../match/match-state'
import type { QuizOption, QuizTemplate } from './quiz-templates'

/** What the stored result of a match says, for quizzes. */
export interface QuizResult extends Pick<
  MatchState,
  'home_score' | 'away_score' | 'home_extra_score' | 'away_extra_score' | 'home_quarter_scores' | 'away_quarter_scores'
> {
  /** Who scored first without extra time; null if nobody did or the source does not say. */
  first_goal: 'home' | 'away' | null
}

/**
 * The right answer of a question by the result of its match. Null if the result does not answer it: stakes are refunded.
 *
 * @example
 * const result = { home_score: 3, away_score: 2, home_extra_score: 1, away_extra_score: 0,
 *   home_quarter_scores: [], away_quarter_scores: [], first_goal: 'away' }
 * quizAnswer({ template: 'fullTime', line: 0 }, result) // => 'draw'
 * quizAnswer({ template: 'totalGoals', line: 2 }, result) // => 'over'
 */
export const quizAnswer = (
  question: { readonly template: QuizTemplate; readonly line: number },
  result: QuizResult,
): QuizOption | null => {
  const { template, line } = fieldsOf(question)
  const played = fieldsOf(result)
  const [home, away] = [played.home_score, played.away_score]
  const [homeRegular, awayRegular] = [home - (played.home_extra_score ?? 0), away - (played.away_extra_score ?? 0)]
  if (!isCount(home) || !isCount(away) || !isCount(homeRegular) || !isCount(awayRegular)) return null
  switch (template) {
    case 'fullTime':
      return moreOf(homeRegular, awayRegular)
    case 'totalGoals':
      return overOf(homeRegular + awayRegular, line)
    case 'firstGoal':
      return firstOf(homeRegular, awayRegular, played.first_goal)
    case 'bothScore':
      return homeRegular > 0 && awayRegular > 0 ? 'yes' : 'no'
    case 'winner':
      return home === away ? null : moreOf(home, away)
    case 'totalPoints':
    case 'totalMaps':
      return overOf(home + away, line)
    case 'firstQuarter': {
      const [one] = listOf(played.home_quarter_scores)
      const [other] = listOf(played.away_quarter_scores)
      return isCount(one) && isCount(other) ? moreOf(one, other) : null
    }
    default:
      return null
  }
}

const isCount = (value: number | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const moreOf = (home: number, away: number): QuizOption => (home > away ? 'home' : home < away ? 'away' : 'draw')

const overOf = (total: number, line: number): QuizOption => (total > line ? 'over' : 'under')

const firstOf = (home: number, away: number, first: QuizResult['first_goal']): QuizOption | null => {
  if (home + away === 0) return 'none'
  if (home === 0) return 'away'
  if (away === 0) return 'home'
  return first === 'home' || first === 'away' ? first : null
}
