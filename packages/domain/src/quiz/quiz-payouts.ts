import { recordsOf } from '../input'
import { shareCents } from '../money/money'
import type { QuizOption } from './quiz-templates'

/** What a member has staked on an answer. */
export interface QuizStake {
  readonly option: QuizOption
  /** Gold. */
  readonly gold: number
}

/**
 * What each stake of a quiz pays, in their order: those on the right answer share all gold by their size, to the last coin.
 * Without a right answer, and if nobody has chosen it, each gets its own gold back.
 *
 * @example
 * const stakes = [{ option: 'home', gold: 10 }, { option: 'home', gold: 20 }, { option: 'away', gold: 40 }]
 * quizPayouts(stakes, 'home') // => [23, 47, 0]
 * quizPayouts(stakes, null) // => [10, 20, 40]
 */
export const quizPayouts = (stakes: readonly QuizStake[], answer: QuizOption | null): number[] => {
  const all = recordsOf(stakes).map(({ option, gold }) => ({ option, gold: Number.isSafeInteger(gold) ? gold : 0 }))
  if (!all.some(({ option, gold }) => option === answer && gold > 0)) return all.map(({ gold }) => gold)
  const pool = all.reduce((sum, { gold }) => sum + gold, 0)
  return shareCents(
    pool,
    all.map(({ option, gold }) => (option === answer ? gold : 0)),
  )
}
