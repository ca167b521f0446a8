import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getQuizzes = /* @__PURE__ */ query('getQuizzes', {
  method: 'POST',
  path: '/api/quiz/getQuizzes',
  summary: 'The quizzes of a room or of a match, with the gold on each answer and the own stake.',
  needs: 'anyone',
  switch: 'race_quiz_check',
  ours: true,
  errors: ['notFound'],
  tags: () => ['quiz'],
})

export const joinQuiz = /* @__PURE__ */ mutation('joinQuiz', {
  method: 'POST',
  path: '/api/quiz/joinQuiz',
  summary:
    'Stakes gold on an answer of a quiz that takes stakes, once. Those on the right answer share all gold of the quiz.',
  needs: 'member',
  switch: 'race_quiz_check',
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'notEnoughGold', 'alreadyDone'],
  key: true,
  shows: ['failure'],
  tags: () => ['quiz', 'user'],
})

export const getMyQuizzes = /* @__PURE__ */ query('getMyQuizzes', {
  method: 'POST',
  path: '/api/quiz/getMyQuizzes',
  summary: 'The quizzes in which the member has staked gold, the last stake first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['quiz'],
})

export const openQuiz = /* @__PURE__ */ mutation('openQuiz', {
  method: 'POST',
  path: '/api/quiz/openQuiz',
  summary: 'Opens a quiz of the anchor about a match that is not over, with a question that its result answers.',
  needs: 'anchor',
  switch: 'race_quiz_check',
  ours: true,
  limit: [{ count: 30, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: ['failure'],
  tags: () => ['quiz'],
})

export const quizRows = { getQuizzes, joinQuiz, getMyQuizzes, openQuiz }
