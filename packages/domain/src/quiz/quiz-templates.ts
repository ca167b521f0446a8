import { fieldsOf, rowOf } from '../input'
import { SPORT, type MatchSportId } from '../sport/sport'

export type QuizOption = 'home' | 'draw' | 'away' | 'none' | 'over' | 'under' | 'yes' | 'no'

interface QuizTemplateRow {
  readonly sports: readonly MatchSportId[]
  readonly options: readonly QuizOption[]
  /** The least and the greatest total that can be asked for: whether there are more; null without a total. */
  readonly lines: readonly [number, number] | null
}

const { football, basketball, esport } = SPORT

/**
 * The questions of quizzes, each of which the stored result of a match answers. Football is asked about without extra
 * time, basketball with overtimes, except for its first quarter.
 */
export const QUIZ_TEMPLATES = {
  fullTime: { sports: [football], options: ['home', 'draw', 'away'], lines: null },
  totalGoals: { sports: [football], options: ['over', 'under'], lines: [0, 9] },
  firstGoal: { sports: [football], options: ['home', 'none', 'away'], lines: null },
  bothScore: { sports: [football], options: ['yes', 'no'], lines: null },
  winner: { sports: [basketball, esport], options: ['home', 'away'], lines: null },
  totalPoints: { sports: [basketball], options: ['over', 'under'], lines: [50, 399] },
  firstQuarter: { sports: [basketball], options: ['home', 'draw', 'away'], lines: null },
  totalMaps: { sports: [esport], options: ['over', 'under'], lines: [2, 6] },
} as const satisfies Record<string, QuizTemplateRow>

export type QuizTemplate = keyof typeof QUIZ_TEMPLATES

/**
 * The answers of a question in their order; none for an unknown question.
 *
 * @example
 * quizOptions('bothScore') // => ['yes', 'no']
 */
export const quizOptions = (template: QuizTemplate): readonly QuizOption[] =>
  rowOf<QuizTemplateRow>(QUIZ_TEMPLATES, template)?.options ?? []

/**
 * Whether a question can be asked about a match of a sport. `line` is the total that it asks for, whether there are more,
 * and 0 without one.
 *
 * @example
 * isQuizAskable({ template: 'totalGoals', line: 2 }, SPORT.football) // => true
 * isQuizAskable({ template: 'totalGoals', line: 10 }, SPORT.football) // => false
 */
export const isQuizAskable = (
  question: { readonly template: QuizTemplate; readonly line: number },
  sport: number,
): boolean => {
  const { template, line } = fieldsOf(question)
  const row = rowOf<QuizTemplateRow>(QUIZ_TEMPLATES, template)
  if (row === null || !row.sports.some((each) => each === sport)) return false
  if (row.lines === null) return line === 0
  const [least, greatest] = row.lines
  return Number.isSafeInteger(line) && line >= least && line <= greatest
}
