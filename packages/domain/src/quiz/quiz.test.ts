import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASKETBALL_STATUS } from '../match/basketball-status'
import { FOOTBALL_STATUS } from '../match/football-status'
import { SPORT } from '../sport/sport'
import { quizAnswer, type QuizResult } from './quiz-answer'
import { quizPayouts } from './quiz-payouts'
import { isQuizAskable, QUIZ_TEMPLATES, quizOptions, type QuizTemplate } from './quiz-templates'
import { takesStakes } from './takes-stakes'

const result = (home: number, away: number, more: Partial<QuizResult> = {}): QuizResult => ({
  home_score: home,
  away_score: away,
  home_extra_score: null,
  away_extra_score: null,
  home_quarter_scores: [],
  away_quarter_scores: [],
  first_goal: null,
  ...more,
})

describe('the right answer', () => {
  test.each<[QuizTemplate, number, QuizResult, string | null]>([
    ['fullTime', 0, result(2, 1), 'home'],
    ['fullTime', 0, result(1, 2), 'away'],
    ['fullTime', 0, result(3, 1, { home_extra_score: 2, away_extra_score: 0 }), 'draw'],
    ['totalGoals', 2, result(2, 1), 'over'],
    ['totalGoals', 2, result(2, 1, { home_extra_score: 1, away_extra_score: 0 }), 'under'],
    ['firstGoal', 0, result(0, 0), 'none'],
    ['firstGoal', 0, result(2, 0), 'home'],
    ['firstGoal', 0, result(0, 1), 'away'],
    ['firstGoal', 0, result(1, 1, { first_goal: 'away' }), 'away'],
    ['firstGoal', 0, result(1, 1), null],
    ['firstGoal', 0, result(1, 0, { home_extra_score: 1, away_extra_score: 0 }), 'none'],
    ['bothScore', 0, result(1, 1), 'yes'],
    ['bothScore', 0, result(1, 1, { home_extra_score: 0, away_extra_score: 1 }), 'no'],
    ['winner', 0, result(101, 99), 'home'],
    ['winner', 0, result(99, 99), null],
    ['totalPoints', 200, result(101, 99), 'under'],
    ['totalPoints', 199, result(101, 99), 'over'],
    ['totalMaps', 2, result(2, 1), 'over'],
    ['firstQuarter', 0, result(99, 98, { home_quarter_scores: [20, 1], away_quarter_scores: [20, 9] }), 'draw'],
    ['firstQuarter', 0, result(99, 98), null],
  ])('of %s %s', (template, line, played, answer) => {
    expect(quizAnswer({ template, line }, played)).toBe(answer)
  })

  test('is one of the answers that can be chosen, whatever the result is', () => {
    const score = fc.nat(5)
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(QUIZ_TEMPLATES)), score, score, (name, home, away) => {
        const template = name as QuizTemplate
        const answer = quizAnswer({ template, line: 2 }, result(home, away))
        expect([null, ...quizOptions(template)]).toContain(answer)
      }),
    )
  })
})

describe('payouts', () => {
  const stake = fc.record({
    option: fc.constantFrom('home' as const, 'draw' as const, 'away' as const),
    gold: fc.integer({ min: 1, max: 100_000 }),
  })

  test('add up to the staked gold, and none of those on the right answer gets less than it has staked', () => {
    fc.assert(
      fc.property(
        fc.array(stake, { maxLength: 60 }),
        fc.constantFrom('home' as const, 'draw' as const, null),
        (stakes, answer) => {
          const paid = quizPayouts(stakes, answer)
          const pool = stakes.reduce((sum, { gold }) => sum + gold, 0)
          expect(paid.reduce((sum, gold) => sum + gold, 0)).toBe(pool)
          expect(stakes.filter(({ option, gold }, at) => option === answer && Number(paid[at]) < gold)).toEqual([])
        },
      ),
    )
  })

  test('are the stakes themselves if nobody has the right answer', () => {
    expect(quizPayouts([{ option: 'home', gold: 7 }], 'away')).toEqual([7])
  })
})

describe('a quiz takes stakes', () => {
  const { football, basketball, esport } = SPORT
  const quiz = { template: 'fullTime', line: 0, closes_at: 600, opened_total: 1 } as const
  const match = {
    sport_id: football as number,
    status: FOOTBALL_STATUS.secondHalf as number,
    home_score: 1,
    away_score: 0,
  }

  test('before the kick-off and in both halves, until its time is over or a goal falls', () => {
    expect(takesStakes(quiz, { ...match, status: 1 }, 599)).toBe(true)
    expect(takesStakes(quiz, match, 599)).toBe(true)
    expect(takesStakes(quiz, match, 600)).toBe(false)
    expect(takesStakes(quiz, { ...match, away_score: 1 }, 599)).toBe(false)
    for (const status of [FOOTBALL_STATUS.extraTime, FOOTBALL_STATUS.finished, FOOTBALL_STATUS.interrupted])
      expect(takesStakes(quiz, { ...match, status }, 599)).toBe(false)
  })

  test('not when the answer is known', () => {
    expect(takesStakes({ ...quiz, template: 'firstGoal' }, match, 1)).toBe(false)
    expect(takesStakes({ ...quiz, template: 'totalGoals', line: 0 }, match, 1)).toBe(false)
    expect(takesStakes({ ...quiz, template: 'totalGoals', line: 1 }, match, 1)).toBe(true)
    expect(takesStakes({ ...quiz, template: 'bothScore', opened_total: 2 }, { ...match, away_score: 1 }, 1)).toBe(false)
  })

  test('in basketball whatever the score is, until the last quarter or the end of the first', () => {
    const game = { sport_id: basketball, status: BASKETBALL_STATUS.q1 as number, home_score: 20, away_score: 9 }
    const winner = { ...quiz, template: 'winner' } as const
    const first = { ...quiz, template: 'firstQuarter' } as const
    expect([takesStakes(winner, game, 1), takesStakes(first, game, 1)]).toEqual([true, true])
    const later = { ...game, status: BASKETBALL_STATUS.q1Done }
    expect([takesStakes(winner, later, 1), takesStakes(first, later, 1)]).toEqual([true, false])
    expect(takesStakes(winner, { ...game, status: BASKETBALL_STATUS.q4 }, 1)).toBe(false)
  })

  test('in esports until a map ends', () => {
    const series = { sport_id: esport, status: 2, home_score: 1, away_score: 0 }
    expect(takesStakes({ ...quiz, template: 'winner' }, series, 1)).toBe(true)
    expect(takesStakes({ ...quiz, template: 'winner' }, { ...series, away_score: 1 }, 1)).toBe(false)
  })
})

test('a question is asked only about its sports, with a total within bounds where it has one', () => {
  expect(isQuizAskable({ template: 'winner', line: 0 }, SPORT.basketball)).toBe(true)
  expect(isQuizAskable({ template: 'winner', line: 0 }, SPORT.football)).toBe(false)
  expect(isQuizAskable({ template: 'winner', line: 1 }, SPORT.esport)).toBe(false)
  expect(isQuizAskable({ template: 'totalGoals', line: 10 }, SPORT.football)).toBe(false)
  expect(isQuizAskable({ template: 'totalPoints', line: 180 }, SPORT.basketball)).toBe(true)
})
