import { getQuizzes, joinQuiz, openQuiz } from '@org/api-client/contract'
import { FOOTBALL_STATUS } from '@org/domain'
import { expect, it } from 'vitest'
import { registerPerson } from '../../test/people'
import { giveGold, goldOf, playMatch, purseOf, QUIZ_MATCH, quizWorld } from '../../test/quiz-world'
import { changeContent } from './change-content'

it('an operator settles a quiz by the stored result or with an answer, or voids it, once, and each is noted', async () => {
  const { server, anchor } = await quizWorld()
  const { db, clock } = server.context
  const admin = (words: string) =>
    changeContent(db, words.split(' '), { name: 'ana', now: Math.floor(clock.now() / 1_000) })
  const ask = async (template: 'fullTime' | 'bothScore' | 'firstGoal') =>
    (await anchor.api.call(openQuiz, { matchid: QUIZ_MATCH, template })).quiz.id
  const [byResult, byAnswer, voided] = [await ask('fullTime'), await ask('bothScore'), await ask('firstGoal')]
  const fan = await registerPerson(server)
  await giveGold(server, fan.uid, 100)
  for (const [quiz_id, option] of [
    [byResult, 'home'],
    [byAnswer, 'yes'],
    [voided, 'none'],
  ] as const)
    await fan.api.call(joinQuiz, { quiz_id, option, gold: 10 })
  expect(await admin('quiz')).toContain('bothScore')

  await expect(admin(`quiz settle ${byResult}`), 'without a result').rejects.toThrow('does not answer')
  await expect(admin(`quiz settle ${byAnswer} answer=home`)).rejects.toThrow('yes, no')
  await admin(`quiz settle ${byAnswer} answer=no`)
  await admin(`quiz void ${voided}`)
  await playMatch(server, { status: FOOTBALL_STATUS.finished, home_score: 1 })
  await admin(`quiz settle ${byResult}`)
  for (const id of [byResult, byAnswer, voided]) {
    await expect(admin(`quiz void ${id}`)).rejects.toThrow('not open')
    expect(await purseOf(server, id)).toBe(0)
  }
  expect(await goldOf(server, fan.uid)).toBe(100)
  const { list } = await fan.api.call(getQuizzes, { matchid: QUIZ_MATCH })
  expect(list.map(({ id, state, winner }) => [id, state, winner])).toEqual([
    [voided, 'void', null],
    [byAnswer, 'settled', 'no'],
    [byResult, 'settled', 'home'],
  ])
  expect(await admin(`quiz history ${voided}`)).toMatch(/ana +void/)
})
