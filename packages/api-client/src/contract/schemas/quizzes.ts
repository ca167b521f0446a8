import * as v from 'valibot'
import { quiz, quizAnswerOption, quizTemplate } from '../entities/quiz'
import { count, rowId, wholeNumber, writtenNumber } from '../fields'
import { idOf } from '../id-fields'
import { pagedByCursor } from '../paged'

/** The quizzes of a room, or of a match. One of both must be given; 0 is for none. */
export const getQuizzes = {
  request: v.object({
    liveid: v.optional(idOf('room', wholeNumber()), 0),
    matchid: v.optional(idOf('match', writtenNumber()), 0),
  }),
  /** Those that take stakes first, then the newest; at most 50. */
  reply: v.object({ list: v.array(quiz) }),
}

export const joinQuiz = {
  request: v.object({ quiz_id: idOf('quiz', rowId), option: quizAnswerOption, gold: wholeNumber(1, 100_000) }),
  reply: v.object({
    quiz,
    /** The gold that is left. */
    gold: count,
  }),
}

export const getMyQuizzes = pagedByCursor(quiz, {})

export const openQuiz = {
  request: v.object({
    matchid: idOf('match', rowId),
    template: quizTemplate,
    /** The total that is asked for: whether there are more; 0 for questions without one. */
    line: v.optional(wholeNumber(0, 1_000), 0),
    /** How long it takes stakes; 0 until the kick-off, or for ten minutes of a match in play. */
    minutes: v.optional(wholeNumber(0, 120), 0),
  }),
  reply: v.object({ quiz }),
}
