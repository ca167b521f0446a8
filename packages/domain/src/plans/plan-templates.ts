import { rowOf } from '../input'
import { SPORT, type MatchSportId } from '../sport/sport'
import type { QuizOption, QuizTemplate } from '../quiz/quiz-templates'

/** What a plan of a master may say about a match: questions that the stored result answers and that have odds. */
export const PLAN_TEMPLATES = [
  'fullTime',
  'totalGoals',
  'winner',
  'totalPoints',
] as const satisfies readonly QuizTemplate[]

export type PlanTemplate = (typeof PLAN_TEMPLATES)[number]

/** What a plan says: the question, the total that it asks for (0 without one), and the answer of the master. */
export interface PlanPick {
  readonly template: PlanTemplate
  readonly line: number
  readonly option: QuizOption
}

/**
 * The questions that plans about a sport may answer: the outcome first, then the total. None for other sports.
 *
 * @example
 * planTemplates(SPORT.football) // => ['fullTime', 'totalGoals']
 */
export const planTemplates = (sport: number): readonly PlanTemplate[] => rowOf(OF_SPORT, sport) ?? []

const OF_SPORT: Readonly<Partial<Record<MatchSportId, readonly PlanTemplate[]>>> = {
  [SPORT.football]: ['fullTime', 'totalGoals'],
  [SPORT.basketball]: ['winner', 'totalPoints'],
}
