import { getMyQuizzes, getQuizzes, joinQuiz, openQuiz } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const quizApi = injectRows(api, { getQuizzes, joinQuiz, openQuiz })
export const quizPagesApi = injectPages(api, { getMyQuizzes })
