import { describe, expect, test } from 'vitest'
import { extraTimeLine, halfTimeLine, matchWinner, quarterLines, scoreLine, shootoutLine, SPORT } from '../index'
import { buildMatch } from '../../test/build-match'

const statusesWithScore = (sport_id: 1 | 2 | 3) =>
  Array.from({ length: 17 }, (_, status) => status).filter((status) => scoreLine(buildMatch({ sport_id, status })))

describe('a score is shown', () => {
  test('in play, finished, and where a match was stopped after its start', () => {
    expect(statusesWithScore(SPORT.football)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11])
    expect(statusesWithScore(SPORT.basketball)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14])
    expect(statusesWithScore(SPORT.esport)).toEqual([2, 3, 5, 6])
  })

  test('with the home side first', () => {
    expect(scoreLine(buildMatch({ status: 4, home_score: 3, away_score: 1 }))).toEqual({ home: 3, away: 1 })
  })

  test('not for a sport without matches', () => {
    expect(scoreLine({ sport_id: 9 as 1, status: 8, home_score: 1, away_score: 0 })).toBeNull()
  })
})

test('half-time, extra time and shootout have a line once both sides have a score', () => {
  expect(halfTimeLine(buildMatch())).toBeNull()
  expect(halfTimeLine(buildMatch({ home_half_score: 0, away_half_score: null }))).toBeNull()
  expect(halfTimeLine(buildMatch({ home_half_score: null, away_half_score: 0 }))).toBeNull()
  expect(halfTimeLine(buildMatch({ home_half_score: 0, away_half_score: 2 }))).toEqual({ home: 0, away: 2 })
  expect(extraTimeLine(buildMatch())).toBeNull()
  expect(extraTimeLine(buildMatch({ home_extra_score: 1, away_extra_score: 0 }))).toEqual({ home: 1, away: 0 })
  expect(shootoutLine(buildMatch())).toBeNull()
  expect(shootoutLine(buildMatch({ home_penalty_score: 4, away_penalty_score: 5 }))).toEqual({ home: 4, away: 5 })
})

test('quarters are numbered, overtimes after the fourth too, a side that has no score yet has 0', () => {
  const lines = quarterLines({ home_quarter_scores: [20, 18, 25, 22, 9, 7], away_quarter_scores: [19, 18, 25, 23, 9] })
  expect(lines.map((line) => line.period)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2'])
  expect(lines[5]).toEqual({ period: 'OT2', home: 7, away: 0 })
  expect(quarterLines({ home_quarter_scores: [], away_quarter_scores: [3] })).toEqual([
    { period: 'Q1', home: 0, away: 3 },
  ])
  expect(quarterLines(buildMatch())).toEqual([])
})

describe('the winner', () => {
  const finished = (home: number, away: number, penalties: [number | null, number | null] = [null, null]) =>
    matchWinner(
      buildMatch({
        status: 8,
        home_score: home,
        away_score: away,
        home_penalty_score: penalties[0],
        away_penalty_score: penalties[1],
      }),
    )

  test.each<[number, number, [number | null, number | null] | undefined, string]>([
    [2, 1, undefined, 'home'],
    [1, 2, undefined, 'away'],
    [1, 1, undefined, 'draw'],
    [1, 1, [3, 3], 'draw'],
    [1, 1, [4, 2], 'home'],
    [1, 1, [2, 4], 'away'],
    [2, 1, [0, 5], 'home'],
  ])('of %s–%s with penalties %j is %s', (home, away, penalties, winner) => {
    expect(finished(home, away, penalties)).toBe(winner)
  })

  test('is not known before the end', () => {
    expect(matchWinner(buildMatch({ status: 4, home_score: 5 }))).toBeNull()
    expect(matchWinner(buildMatch({ status: 11, home_score: 5 }))).toBeNull()
  })
})
