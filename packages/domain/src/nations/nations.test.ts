import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchWeight, NATION_RATING, pointsAfter, tournamentEnd, type DatedResult } from '../index'

const goals = fc.nat(9)
const points = fc.record({ home: fc.integer({ min: 400, max: 2200 }), away: fc.integer({ min: 400, max: 2200 }) })
const weight = fc.constantFrom(10, 15, 25, 35, 50)
const result = (home_score: number, away_score: number, shootout: DatedResult['shootout'] = null) => ({
  home: 1,
  away: 2,
  home_score,
  away_score,
  shootout,
})

describe('DOM-110: the points of national teams', () => {
  it('move from one team to the other without a shootout', () => {
    fc.assert(
      fc.property(points, goals, goals, weight, (before, home, away, factor) => {
        const after = pointsAfter(before, result(home, away), factor)
        expect(after.home + after.away).toBeCloseTo(before.home + before.away, 6)
      }),
    )
  })

  it('rise for the winner, by less the stronger it is, and by at most the weight', () => {
    fc.assert(
      fc.property(points, weight, fc.integer({ min: 1, max: 500 }), (before, factor, more) => {
        const gain = pointsAfter(before, result(1, 0), factor).home - before.home
        expect(gain).toBeGreaterThan(0)
        expect(gain).toBeLessThanOrEqual(factor)
        const stronger = { ...before, home: before.home + more }
        expect(pointsAfter(stronger, result(1, 0), factor).home - stronger.home).toBeLessThan(gain)
      }),
    )
  })

  it('do not depend on who is at home, nor on the number of goals', () => {
    fc.assert(
      fc.property(
        points,
        goals,
        goals,
        weight,
        fc.constantFrom(null, 'home', 'away'),
        (before, home, away, factor, won) => {
          const there = pointsAfter(before, result(home, away, won), factor)
          const turned = won === null ? null : won === 'home' ? 'away' : 'home'
          const back = pointsAfter({ home: before.away, away: before.home }, result(away, home, turned), factor)
          expect(back.home).toBeCloseTo(there.away, 6)
          expect(back.away).toBeCloseTo(there.home, 6)
          const clearer = home > away ? home + 3 : home
          expect(pointsAfter(before, result(clearer, away, won), factor)).toEqual(there)
        },
      ),
    )
  })

  it('are by the published example: a friendly, a qualifier and a World Cup match', () => {
    const even = { home: NATION_RATING.start, away: NATION_RATING.start }
    expect(pointsAfter(even, result(1, 0), matchWeight('Friendly'))).toEqual({ home: 1005, away: 995 })
    expect(pointsAfter(even, result(0, 1), matchWeight('FIFA World Cup qualification')).away).toBe(1012.5)
    expect(pointsAfter(even, result(1, 1, 'home'), matchWeight('FIFA World Cup'))).toEqual({ home: 1012.5, away: 1000 })
  })
})

const match = (
  day: number,
  home: number,
  away: number,
  score: [number, number],
  shootout: DatedResult['shootout'] = null,
) => ({ day, home, away, home_score: score[0], away_score: score[1], shootout }) satisfies DatedResult

describe('DOM-111: the end of a tournament', () => {
  const semis = [match(1, 1, 2, [1, 0]), match(1, 3, 4, [0, 2])]

  it('is the final, also on the same day as the match for the third place', () => {
    expect(tournamentEnd([...semis, match(3, 1, 4, [2, 1]), match(3, 2, 3, [5, 0])])).toEqual({
      champion: 1,
      runnerUp: 4,
    })
    expect(tournamentEnd([...semis, match(3, 2, 3, [5, 0]), match(3, 4, 1, [0, 0], 'home')])).toEqual({
      champion: 4,
      runnerUp: 1,
    })
  })

  it('is the sum of two legs, or the final that was repeated', () => {
    const legs = [match(3, 1, 4, [2, 0]), match(5, 4, 1, [1, 0])]
    expect(tournamentEnd([...semis, ...legs])).toEqual({ champion: 1, runnerUp: 4 })
    expect(tournamentEnd([...semis, match(3, 1, 4, [1, 1]), match(5, 1, 4, [0, 2])])).toEqual({
      champion: 4,
      runnerUp: 1,
    })
  })

  it('is the table of a final round in which each met each once', () => {
    const round = [match(6, 1, 2, [2, 0]), match(7, 2, 3, [1, 0]), match(8, 3, 1, [3, 3])]
    expect(tournamentEnd([...semis, ...round])).toEqual({ champion: 1, runnerUp: 2 })
  })

  it('is the table of a league in which each met each twice, and of one that says so though matches lack', () => {
    const first = [match(1, 1, 2, [2, 0]), match(2, 2, 3, [1, 0]), match(3, 3, 1, [3, 0])]
    const second = [match(4, 2, 1, [0, 2]), match(5, 3, 2, [1, 1]), match(6, 1, 3, [1, 0])]
    // The second half alone would make team 1 the champion and team 3 the runner-up.
    const third = [match(4, 2, 1, [0, 2]), match(5, 3, 2, [0, 3]), match(6, 1, 3, [0, 0])]
    expect(tournamentEnd([...first, ...second])).toEqual({ champion: 1, runnerUp: 3 })
    expect(tournamentEnd([...first, ...third])).toEqual({ champion: 1, runnerUp: 2 })
    const open = [...first, ...third.slice(0, 2)]
    expect(tournamentEnd(open)).toEqual({ champion: 2, runnerUp: 3 })
    expect(tournamentEnd(open, true)).toEqual({ champion: 1, runnerUp: 2 })
  })

  it('is unknown when the results do not say it', () => {
    const unknown = { champion: null, runnerUp: null }
    expect(tournamentEnd([])).toEqual(unknown)
    expect(tournamentEnd([...semis, match(3, 1, 4, [1, 1])])).toEqual(unknown)
  })
})
