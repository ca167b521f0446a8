import type { QuizOption, QuizTemplate } from '@org/domain'
import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds. */
export interface QuizTables {
  quiz: QuizTable
  quiz_pool: QuizPoolTable
  quiz_stake: QuizStakeTable
}

export interface QuizTable {
  id: GeneratedAlways<number>
  /** The anchor who asks, whose uid is the id of the room. */
  liveid: number
  match_id: number
  template: QuizTemplate
  /** The total that is asked for: whether there are more; 0 without one. */
  line: number
  closes_at: number
  /** The scores of both teams together when it was opened. */
  opened_total: number
  created_at: number
  state: Generated<'open' | 'settled' | 'void'>
  /** The right answer, of settled ones only. */
  winner: Generated<QuizOption | null>
  /** When it was settled or voided; 0 before. */
  ended_at: Generated<number>
}

/** What all members have staked on an answer. */
export interface QuizPoolTable {
  quiz_id: number
  option: QuizOption
  gold: Generated<number>
  members: Generated<number>
}

/** One for each member and quiz. */
export interface QuizStakeTable {
  id: GeneratedAlways<number>
  quiz_id: number
  account_id: number
  option: QuizOption
  gold: number
  payout: Generated<number>
  created_at: number
}
