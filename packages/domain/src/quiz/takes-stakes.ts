import { fieldsOf } from '../input'
import { BASKETBALL_STATUS } from '../match/basketball-status'
import { FOOTBALL_STATUS } from '../match/football-status'
import { isInPlay, isWaiting } from '../match/match-phase'
import type { MatchState } from '../match/match-state'
import { SPORT } from '../sport/sport'
import type { EpochSeconds } from '../time/instant'
import type { QuizTemplate } from './quiz-templates'

/** What a quiz was opened with. */
export interface QuizTerms {
  readonly template: QuizTemplate
  /** 0 without a total. */
  readonly line: number
  readonly closes_at: EpochSeconds
  /** The scores of both teams together when it was opened. */
  readonly opened_total: number
}

/** A match as a quiz sees it. */
export interface QuizMatch extends Pick<MatchState, 'status' | 'home_score' | 'away_score'> {
  readonly sport_id: number
}

/**
 * Whether a quiz takes stakes at a moment: until its time is over, and in play only while nothing has happened that favours
 * those who see the match earlier. A score closes it in football and esports, the last quarter in basketball.
 *
 * @example
 * const quiz = { template: 'fullTime', line: 0, closes_at: 600, opened_total: 0 }
 * const match = { sport_id: SPORT.football, status: 2, home_score: 0, away_score: 0 }
 * takesStakes(quiz, match, 599) // => true
 * takesStakes(quiz, match, 600) // => false
 * takesStakes(quiz, { ...match, home_score: 1 }, 599) // => false
 */
export const takesStakes = (quiz: QuizTerms, match: QuizMatch, now: EpochSeconds): boolean => {
  const { template, line, closes_at, opened_total } = fieldsOf(quiz)
  const { sport_id, status, home_score, away_score } = fieldsOf(match)
  const total = home_score + away_score
  if (!(now < closes_at) || isDecided({ template, line }, { home_score, away_score })) return false
  if (isWaiting(sport_id, status)) return true
  if (!isInPlay(sport_id, status)) return false
  if (sport_id === SPORT.basketball)
    return status < (template === 'firstQuarter' ? BASKETBALL_STATUS.q1Done : BASKETBALL_STATUS.q4)
  return total === opened_total && (sport_id !== SPORT.football || status < FOOTBALL_STATUS.extraTime)
}

/** Whether what is still to be played cannot change the answer. */
const isDecided = (
  { template, line }: Pick<QuizTerms, 'template' | 'line'>,
  { home_score, away_score }: Pick<QuizMatch, 'home_score' | 'away_score'>,
): boolean => {
  switch (template) {
    case 'totalGoals':
    case 'totalPoints':
    case 'totalMaps':
      return home_score + away_score > line
    case 'firstGoal':
      return home_score + away_score > 0
    case 'bothScore':
      return home_score > 0 && away_score > 0
    default:
      return false
  }
}
