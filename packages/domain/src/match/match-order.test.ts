import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMatches, groupByLeague, leagueKey, matchPath } from '../index'
import { buildMatch } from '../../test/build-match'

const ids = (matches: readonly { id: number }[]) => matches.map((match) => match.id)

describe('the order of matches', () => {
  test('is in play, waiting, finished, abnormal', () => {
    const matches = [9, 8, 1, 4].map((status, id) => buildMatch({ id, status }))
    expect(ids(matches.sort(compareMatches))).toEqual([3, 2, 1, 0])
  })

  test.each([
    [4, [2, 1, 3]],
    [1, [2, 1, 3]],
    [8, [3, 1, 2]],
    [9, [2, 1, 3]],
  ])('at status %s goes by scheduled start, the finished latest first', (status, expected) => {
    const starts = [200, 100, 300]
    const matches = starts.map((kickoff_time, index) => buildMatch({ id: index + 1, status, kickoff_time }))
    expect(ids(matches.sort(compareMatches))).toEqual(expected)
  })

  test('goes by id at the same start', () => {
    expect(ids([buildMatch({ id: 5 }), buildMatch({ id: 2 })].sort(compareMatches))).toEqual([2, 5])
    const finished = [buildMatch({ id: 5, status: 8 }), buildMatch({ id: 2, status: 8 })]
    expect(ids(finished.sort(compareMatches))).toEqual([2, 5])
  })
})

describe('groups by league', () => {
  const list = [
    buildMatch({ id: 1, event_id: 10, status: 8 }),
    buildMatch({ id: 2, event_id: 20, status: 1 }),
    buildMatch({ id: 3, event_id: 30, status: 4 }),
    buildMatch({ id: 4, event_id: 10, status: 1, kickoff_time: 1_700_000_001 }),
    buildMatch({ id: 5, event_id: 10, sport_id: 2, status: 1, kickoff_time: 1_800_000_000 }),
  ]

  test('are in the order of their first match, and separate by sport', () => {
    expect(groupByLeague(list).map(({ key, matches }) => [key, ids(matches)])).toEqual([
      ['1:30', [3]],
      ['1:20', [2]],
      ['1:10', [4, 1]],
      ['2:10', [5]],
    ])
  })

  test('named first come first, in that order, once', () => {
    const keys = groupByLeague(list, ['2:10', '1:10', '2:10', '9:9']).map((group) => group.key)
    expect(keys).toEqual(['2:10', '1:10', '1:30', '1:20'])
  })

  test('carry sport and competition', () => {
    expect(groupByLeague(list)[3]).toMatchObject({
      sport_id: 2,
      event_id: 10,
      key: leagueKey(buildMatch({ sport_id: 2 })),
    })
  })

  test('have every match once and do not change the list', () => {
    const match = fc.record({
      id: fc.integer(),
      event_id: fc.integer({ min: 1, max: 4 }),
      status: fc.integer({ min: 0, max: 13 }),
      kickoff_time: fc.integer(),
    })
    fc.assert(
      fc.property(fc.array(match), (fields) => {
        const matches = Object.freeze(fields.map(buildMatch))
        const grouped = groupByLeague(matches).flatMap((group) => group.matches)
        expect(new Set(grouped)).toEqual(new Set(matches))
        expect(grouped.length).toBe(matches.length)
      }),
    )
  })
})

test('a match of every sport has a detail page', () => {
  expect(matchPath(buildMatch({ id: 7 }))).toBe('/score/detail/football/7')
  expect(matchPath(buildMatch({ id: 7, sport_id: 2 }))).toBe('/score/detail/basketball/7')
  expect(matchPath(buildMatch({ id: 7, sport_id: 3 }))).toBe('/score/detail/esport/7')
})
