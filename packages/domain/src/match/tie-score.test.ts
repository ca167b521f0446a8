import { describe, expect, it } from 'vitest'
import { BASKETBALL_STATUS, FOOTBALL_STATUS, SPORT, tieScore, type TieMatch } from '../index'

const [A, B] = [1, 2]
type Pens = readonly [home: number, away: number]
const leg = (home: number, away: number, score: Pens | null, pens: Pens | null = null, sport: 1 | 2 = 1): TieMatch => ({
  sport_id: sport,
  status: score === null ? 1 : sport === SPORT.football ? FOOTBALL_STATUS.finished : BASKETBALL_STATUS.finished,
  home,
  away,
  home_score: score?.[0] ?? 0,
  away_score: score?.[1] ?? 0,
  home_penalty_score: pens?.[0] ?? null,
  away_penalty_score: pens?.[1] ?? null,
})
const game = (home: number, away: number, score: Pens | null) => leg(home, away, score, null, SPORT.basketball)

describe('a tie of a knockout', () => {
  it.each([
    ['one match', [leg(A, B, [1, 0])], { score: { home: 1, away: 0 }, winner: 'home' }],
    ['one match on penalties', [leg(A, B, [1, 1], [3, 4])], { score: { home: 1, away: 1 }, winner: 'away' }],
    ['no match yet', [leg(A, B, null)], { score: null, winner: null }],
    ['two legs', [leg(A, B, [2, 0]), leg(B, A, [1, 0])], { score: { home: 1, away: 2 }, winner: 'away' }],
    ['one of two legs', [leg(A, B, [2, 0]), leg(B, A, null)], { score: { home: 0, away: 2 }, winner: null }],
    [
      'two level legs on penalties, whatever was scored away',
      [leg(A, B, [0, 1]), leg(B, A, [1, 2], [5, 4])],
      { score: { home: 2, away: 2 }, winner: 'home' },
    ],
    [
      'two level legs without more',
      [leg(A, B, [0, 1]), leg(B, A, [0, 1])],
      { score: { home: 1, away: 1 }, winner: null },
    ],
    [
      'a series of basketball',
      [game(A, B, [90, 80]), game(B, A, [70, 99]), game(A, B, [80, 81])],
      { score: { home: 2, away: 1 }, winner: 'home' },
    ],
    ['one match of basketball', [game(A, B, [90, 80])], { score: { home: 90, away: 80 }, winner: 'home' }],
    ['nothing', [], { score: null, winner: null }],
  ] as const)('of %s', (_, legs, expected) => {
    expect(tieScore(legs)).toEqual(expected)
  })
})
