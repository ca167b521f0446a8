import { QUIZ_TEMPLATES, type QuizOption, type QuizTemplate } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds } from '../fields'

export const quizTemplate: v.GenericSchema<QuizTemplate> = v.picklist(
  Object.keys(QUIZ_TEMPLATES) as [QuizTemplate, ...QuizTemplate[]],
)

export const quizAnswerOption: v.GenericSchema<QuizOption> = v.picklist([
  'home',
  'draw',
  'away',
  'none',
  'over',
  'under',
  'yes',
  'no',
])

const quizFields = {
  id: count,
  /** The anchor who asks, whose uid is the id of the room. */
  liveid: count,
  nick_name: v.string(),
  match_id: count,
  sport_id: v.picklist([1, 2, 3]),
  home_name: v.string(),
  away_name: v.string(),
  template: quizTemplate,
  /** The total that is asked for: whether there are more; 0 without one. */
  line: count,
  title: v.string(),
  /** `closed`: takes no stakes any more and waits for the result. `void`: all stakes were returned. */
  state: v.picklist(['open', 'closed', 'settled', 'void']),
  /** When it takes no stakes any more, unless the match closes it before. */
  closes_at: epochSeconds,
  /** In gold, of all members. */
  pool: count,
  options: v.array(
    v.object({
      option: quizAnswerOption,
      label: v.string(),
      /** The gold on it, and how many members have staked that. */
      gold: count,
      members: count,
    }),
  ),
  /** The right answer; null until it is settled. */
  winner: v.nullable(quizAnswerOption),
  /** What the member has staked; `payout` is 0 until it is settled. Null for nothing. */
  own: v.nullable(v.object({ option: quizAnswerOption, gold: count, payout: count })),
  created_at: epochSeconds,
}

export interface QuizSchema extends v.ObjectSchema<typeof quizFields, undefined> {}
export const quiz: QuizSchema = v.object(quizFields)

export type Quiz = v.InferOutput<typeof quiz>
