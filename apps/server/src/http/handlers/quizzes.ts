import type { quizRows } from '@org/api-client/contract'
import { joinQuiz } from '../../services/live/join-quiz'
import { myQuizzes, quizzesOf } from '../../services/live/list-quizzes'
import { openQuiz } from '../../services/live/open-quiz'
import type { Handlers } from '../handler'

export const quizHandlers = {
  getQuizzes: (of, { context, viewer, lang }) =>
    quizzesOf(context, { uid: viewer.kind === 'member' ? viewer.uid : 0, lang }, of),

  joinQuiz: (staked, { context, viewer, lang }) => joinQuiz(context, { uid: viewer.uid, lang }, staked),

  getMyQuizzes: (page, { context, viewer, lang }) => myQuizzes(context, { uid: viewer.uid, lang }, page),

  openQuiz: (asked, { context, viewer, lang }) => openQuiz(context, { uid: viewer.uid, lang }, asked),
} satisfies Handlers<typeof quizRows>
